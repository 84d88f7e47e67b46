/**
 * Keeps the shell, the rules and the lessons, so that they open at once and without a network.
 *
 *     a page        from the network, or the cached shell without one
 *     assets/       from the cache: their names change with their content
 *     api/, docs/   not handled
 *
 * Shows push messages as notifications, and leads from a notification to its table.
 */
const BASE = new URL('./', location.href).pathname;
/** Other sites of this origin have caches too. */
const SHELL = `${BASE} shell`;
const ASSETS = `${BASE} assets`;
/** Several builds: an open page may still need the files of an older one. */
const MAX_ASSETS = 200;
const ICON = `${BASE}icon-192.png`;
/** Filled in by the build: the files for everybody, and those of each language, without the base. */
const PRECACHE = __PRECACHE__;

self.addEventListener('install', (event) => {
  self.skipWaiting();
  event.waitUntil(Promise.all([keepPage(), keepAssets(PRECACHE.shell)]));
});

self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

/** The page says which language it shows. */
self.addEventListener('message', (event) => {
  const files = PRECACHE.languages[event.data?.language];
  if (files) event.waitUntil(keepAssets(files).catch(() => undefined));
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== location.origin) return;
  if (request.mode === 'navigate') {
    if (!isOutside(url.pathname)) event.respondWith(page(request));
  } else if (url.pathname.startsWith(`${BASE}assets/`)) {
    event.respondWith(asset(event));
  }
});

const isOutside = (path) => ['api', 'docs'].some((folder) => path.startsWith(BASE + folder));

/** A push message says that it is somebody's turn. */
self.addEventListener('push', (event) => event.waitUntil(showTurn(event.data.json())));

/** The push service has given this browser another address. */
self.addEventListener('pushsubscriptionchange', (event) => event.waitUntil(renew(event)));

/** A click on a notification leads to its table. */
self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(openPage(event.notification.data?.url ?? BASE));
});

/** Show the window that is at an address, or a new one. */
async function openPage(path) {
  const { href } = new URL(path, location.origin);
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const open = windows.find(({ url }) => url === href);
  return open ? open.focus() : self.clients.openWindow(href);
}

/** Show a notification, unless the table is being looked at; a later one replaces it. */
async function showTurn({ table, title, body, lang, dir, is_reminder }) {
  const url = `/table/${table}`;
  const { href } = new URL(url, location.origin);
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  if (windows.some((window) => window.url === href && window.visibilityState === 'visible')) return;
  const look = { icon: ICON, badge: ICON, lang, dir };
  // The page uses the same tag. What is already shown is told again only if the time is short.
  const tag = `turn ${table}`;
  await self.registration.showNotification(title, {
    ...look,
    body,
    tag,
    renotify: is_reminder,
    data: { url },
  });
}

/** Tell the server the new address of a subscription; the page sets its language later. */
async function renew({ newSubscription, oldSubscription }) {
  const { pushManager } = self.registration;
  const subscription =
    newSubscription ?? (oldSubscription && (await pushManager.subscribe(oldSubscription.options)));
  if (!subscription) return;
  const { endpoint, keys } = subscription.toJSON();
  await fetch('/api/my/push', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ endpoint, p256dh: keys.p256dh, auth: keys.auth }),
  });
}

async function keepPage() {
  const cache = await caches.open(SHELL);
  await cache.add(BASE);
}

let lastWrite = Promise.resolve();

/**
 * Write to the cache of assets after all earlier writes. Two at once would fetch a file twice, and
 * if the network failed in the second, the copy of the first would be lost.
 */
function writeAssets(write) {
  const done = lastWrite.then(async () => {
    const cache = await caches.open(ASSETS);
    await write(cache);
    await drop(cache);
  });
  lastWrite = done.catch(() => undefined);
  return done;
}

/** Cache what is not cached yet. */
const keepAssets = (paths) =>
  writeAssets(async (cache) => {
    const kept = new Set((await cache.keys()).map(({ url }) => new URL(url).pathname));
    await cache.addAll(paths.map((path) => BASE + path).filter((path) => !kept.has(path)));
  });

const keepAnswer = (request, answer) =>
  writeAssets(async (cache) => {
    if (!(await cache.match(request))) await cache.put(request, answer);
  });

async function page(request) {
  const cache = await caches.open(SHELL);
  try {
    const answer = await fetch(request);
    // Every address is the same page: the newest one serves all.
    const isPage = answer.headers.get('content-type')?.startsWith('text/html');
    if (answer.ok && isPage) await cache.put(BASE, answer.clone());
    return answer;
  } catch (error) {
    const kept = await cache.match(BASE);
    if (kept) return kept;
    throw error;
  }
}

async function asset(event) {
  const { request } = event;
  const cache = await caches.open(ASSETS);
  const kept = await cache.match(request);
  if (kept) return kept;
  const answer = await fetch(request);
  // A full disk or a lost network is no reason to show nothing.
  if (answer.ok) event.waitUntil(keepAnswer(request, answer.clone()).catch(() => undefined));
  return answer;
}

/** Delete the oldest entries. */
async function drop(cache) {
  const keys = await cache.keys();
  await Promise.all(
    keys.slice(0, Math.max(0, keys.length - MAX_ASSETS)).map((key) => cache.delete(key)),
  );
}
