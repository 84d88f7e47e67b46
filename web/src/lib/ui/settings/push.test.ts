import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { serve } from '../../../../testing/fakeServer';
import { isSubscribed, refresh, subscribe, unsubscribe } from './push';
import { settings } from './settings.svelte';

const KEY = 'B'.repeat(87);
const ENDPOINT = 'https://push.example/abc';

/** What the browser and the server have. */
let inBrowser: boolean;
let onServer: string[];
/** Resolves when the browser's push service answers. */
let answer: Promise<void>;

const subscription = {
  endpoint: ENDPOINT,
  options: { applicationServerKey: null },
  toJSON: () => ({ endpoint: ENDPOINT, keys: { p256dh: 'p', auth: 'a' } }),
  unsubscribe: async () => {
    inBrowser = false;
    return true;
  },
};
const pushManager = {
  getSubscription: async () => (inBrowser ? subscription : null),
  subscribe: async () => {
    await answer;
    inBrowser = true;
    return subscription;
  },
};

beforeEach(async () => {
  inBrowser = false;
  onServer = [];
  answer = Promise.resolve();
  vi.stubGlobal('isSecureContext', true);
  vi.stubGlobal('PushManager', Object);
  vi.stubGlobal('Notification', {
    permission: 'granted',
    requestPermission: async () => 'granted',
  });
  Object.defineProperty(navigator, 'serviceWorker', {
    configurable: true,
    value: { getRegistration: async () => ({ pushManager }) },
  });
  const bytes = new Uint8Array(
    await crypto.subtle.digest('SHA-256', new TextEncoder().encode(ENDPOINT)),
  );
  const id = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  serve({
    'GET /api/my/push': () => ({ key: KEY }),
    'POST /api/my/push': (body) => {
      onServer = [(body as { language: string }).language];
      return { id, language: 'de' };
    },
    [`DELETE /api/my/push/${id}`]: () => {
      onServer = [];
      return null;
    },
  });
});

afterEach(() => {
  settings.set({ push: false });
  vi.unstubAllGlobals();
});

it('subscribes, changes the language and unsubscribes', async () => {
  await subscribe('de');
  expect([onServer, await isSubscribed()]).toEqual([['de'], true]);
  await refresh('he');
  expect(onServer).toEqual(['he']);
  await unsubscribe();
  expect([onServer, inBrowser, await isSubscribed()]).toEqual([[], false, false]);
});

it('stays off if it is turned off while the page subscribes again', async () => {
  settings.set({ push: true });
  let reply = (): void => undefined;
  answer = new Promise((resolve) => (reply = resolve));
  const refreshed = refresh('de');
  await unsubscribe();
  reply();
  await refreshed;
  expect([onServer, inBrowser, settings.current.push]).toEqual([[], false, false]);
});

it('completes with the next visit what was interrupted, but not what failed', async () => {
  answer = new Promise(() => undefined);
  void subscribe('de');
  await vi.waitFor(() => expect(settings.current.push).toBe(true));
  answer = Promise.resolve();
  await refresh('de');
  expect([onServer, inBrowser]).toEqual([['de'], true]);
  await unsubscribe();
  answer = Promise.reject(new Error('no push service'));
  await expect(subscribe('de')).rejects.toThrow();
  expect([onServer, inBrowser, settings.current.push]).toEqual([[], false, false]);
});

it('is off where the permission was taken away', async () => {
  settings.set({ push: true });
  vi.stubGlobal('Notification', { permission: 'denied' });
  await refresh('de');
  expect([onServer, settings.current.push]).toEqual([[], false]);
});
