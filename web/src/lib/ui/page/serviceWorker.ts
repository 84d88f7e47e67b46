/** The service worker keeps the shell, the rules and the lessons. The page works without it. */

const isSupported = import.meta.env.PROD && 'serviceWorker' in navigator;
let language = '';

/** Tell the worker the language of the page; a new version of it has new files to keep. */
async function reportLanguage(): Promise<void> {
  const { active } = await navigator.serviceWorker.ready;
  active?.postMessage({ language });
}

export async function registerServiceWorker(): Promise<void> {
  if (!isSupported) return;
  navigator.serviceWorker.addEventListener('controllerchange', () => void reportLanguage());
  // Private windows may refuse.
  await navigator.serviceWorker
    .register(`${import.meta.env.BASE_URL}service-worker.js`)
    .catch(() => null);
}

/** Keep the texts and fonts of a language for use without a network. */
export function keepLanguage(code: string): void {
  language = code;
  if (isSupported) void reportLanguage();
}
