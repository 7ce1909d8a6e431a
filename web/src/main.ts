import './styles/tokens.css';
import './styles/pieces.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { applyTheme } from './lib/settings.svelte';
import { speak, wanted } from './lib/speech.svelte';

applyTheme(); // before the words come: no flash of the other light
const target = document.getElementById('app');
if (target) void speak(wanted()).then(() => {
  target.textContent = '';
  mount(App, { target });
});
