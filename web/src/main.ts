import './styles/tokens.css';
import './styles/pieces.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { speak, wanted } from './lib/speech.svelte';

const target = document.getElementById('app');
if (target) void speak(wanted()).then(() => {
  target.textContent = '';
  mount(App, { target });
});
