import { mount } from 'svelte';
import App from './App.svelte';
import { hangDrawings } from './art/sprite';
import { settings } from './settings.svelte';
import './style/fonts.css';
import { lettersFor } from './style/fonts';
import './style/tokens.css';
import './style/inks.css';
import './style/base.css';
import { preferredLanguage, t, texts } from './texts/texts.svelte';

hangDrawings();
await texts.speak(settings.all.language || preferredLanguage(navigator.languages));
await lettersFor(`${t('play-now')} 0`);
mount(App, { target: document.getElementById('app')! });

if ('serviceWorker' in navigator && import.meta.env.PROD) {
  // The shell is kept, so that the page opens at once and without a network.
  // Where it can't be, the page works without.
  navigator.serviceWorker.register('/service-worker.js').catch(() => undefined);
}
