import { mount } from 'svelte';
import App from './App.svelte';
import { installSprite } from '$lib/board/art/sprite';
import { registerServiceWorker } from '$lib/ui/page/serviceWorker';
import { settings } from '$lib/ui/settings/settings.svelte';
import '$lib/ui/styles/fonts.css';
import { waitForFonts } from '$lib/i18n/fonts';
import '$lib/ui/styles/tokens.css';
import '$art/inks.css';
import '$lib/ui/styles/base.css';
import '$lib/ui/styles/layout.css';
import { preferredLanguage, t, texts } from '$lib/i18n/texts.svelte';

installSprite();
await texts.setLanguage(settings.current.language || preferredLanguage(navigator.languages));
await waitForFonts(`${t('play-now')} 0`);
mount(App, { target: document.getElementById('app')! });

void registerServiceWorker();
