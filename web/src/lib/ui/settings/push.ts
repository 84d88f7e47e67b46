/** Push messages: the browser says that it is one's turn while no page of the table is visible. */
import { api } from '$lib/api/client';
import { areAllowed, askPermission, registration } from './notifications';
import { settings } from './settings.svelte';

/** Why this browser can't get push messages, as a message; `null` if it can. */
export function obstacle(): 'push-insecure' | 'push-unsupported' | null {
  if (!window.isSecureContext) return 'push-insecure';
  const isSupported =
    'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;
  return isSupported ? null : 'push-unsupported';
}

/** The permission was not given. */
export class RefusedError extends Error {}

const current = async (): Promise<PushSubscription | null> =>
  (await (await registration())?.pushManager.getSubscription()) ?? null;

export const isSubscribed = async (): Promise<boolean> =>
  settings.current.push && areAllowed() && (await current()) !== null;

/** Ask for permission and get messages in a language. */
export async function subscribe(language: string): Promise<void> {
  if (!(await askPermission())) throw new RefusedError();
  // If the page is left now, the next visit completes it.
  settings.set({ push: true });
  try {
    await send(language);
  } catch (error) {
    settings.set({ push: false });
    throw error;
  }
}

/** Get no more messages. What can't be told to the server, the push service will tell it. */
export async function unsubscribe(): Promise<void> {
  settings.set({ push: false });
  const subscription = await current().catch(() => null);
  if (!subscription) return;
  await subscription.unsubscribe().catch(() => false);
  await api.unsubscribePush(await idOf(subscription.endpoint)).catch(() => null);
}

/** Tell the server the language, and a new subscription if the old one has expired. */
export async function refresh(language: string): Promise<void> {
  if (obstacle() || !areAllowed()) settings.set({ push: false });
  else {
    await send(language).catch(() => undefined); // the next visit tries again
    // Somebody may have turned it off meanwhile.
    if (!settings.current.push) await unsubscribe();
  }
}

async function send(language: string): Promise<void> {
  const { key } = await api.push();
  const worker = await registration();
  if (!key || !worker) throw new Error('no push messages here');
  const known = await worker.pushManager.getSubscription();
  // It is of no use if the server has another key than it had.
  if (known && !hasKey(known, key)) await known.unsubscribe();
  const options = { userVisibleOnly: true, applicationServerKey: key };
  const subscription = await worker.pushManager.subscribe(options);
  const { p256dh = '', auth = '' } = subscription.toJSON().keys ?? {};
  await api.subscribePush({ endpoint: subscription.endpoint, p256dh, auth, language });
}

function hasKey(subscription: PushSubscription, key: string): boolean {
  const used = subscription.options.applicationServerKey;
  if (!used) return true;
  const text = btoa(String.fromCharCode(...new Uint8Array(used)));
  return text.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '') === key;
}

/** The server knows a subscription by the SHA-256 of its endpoint. */
async function idOf(endpoint: string): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(endpoint));
  return [...new Uint8Array(hash)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
