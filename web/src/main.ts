import './styles/tokens.css';
import './styles/pieces.css';
import { mount } from 'svelte';
import App from './App.svelte';

const target = document.getElementById('app');
if (target) {
  target.textContent = '';
  mount(App, { target });
}
