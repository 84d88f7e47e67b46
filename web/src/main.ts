import { mount } from 'svelte';
import App from './App.svelte';
import { installSprite } from '$lib/board/art/sprite';
import { settings } from '$lib/ui/settings.svelte';
import '$lib/ui/styles/fonts.css';
import { waitForFonts } from '$lib/i18n/fonts';
import '$lib/ui/styles/tokens.css';
import '$lib/ui/styles/inks.css';
import '$lib/ui/styles/base.css';
import { preferredLanguage, t, texts } from '$lib/i18n/texts.svelte';

installSprite();
await texts.setLanguage(settings.current.language || preferredLanguage(navigator.languages));
await waitForFonts(`${t('play-now')} 0`);
mount(App, { target: document.getElementById('app')! });

if ('serviceWorker' in navigator && import.meta.env.PROD) {
  // The service worker caches the shell, so that the page opens at once and without a network.
  // The page works without it.
  navigator.serviceWorker.register('/service-worker.js').catch(() => undefined);
}
