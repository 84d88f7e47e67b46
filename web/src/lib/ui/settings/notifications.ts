/** Notifications of the system. They are shown only where somebody turned them on. */

const ICON = `${import.meta.env.BASE_URL}icon-192.png`;

/** One notification for each table: a new one replaces the old one. */
const tagOf = (table: string): string => `turn ${table}`;

export const areSupported = (): boolean => 'Notification' in window;

export const areAllowed = (): boolean => areSupported() && Notification.permission === 'granted';

/** Ask for permission, unless that was answered before; return whether it was given. */
export async function askPermission(): Promise<boolean> {
  if (!areSupported()) return false;
  return (await Notification.requestPermission()) === 'granted';
}

export const registration = async (): Promise<ServiceWorkerRegistration | undefined> =>
  'serviceWorker' in navigator ? navigator.serviceWorker.getRegistration() : undefined;

/** Show that it is somebody's turn; a click leads to the table. */
export async function showNotification(table: string, text: string): Promise<void> {
  if (!areAllowed()) return;
  const url = `/table/${table}`;
  const options = { tag: tagOf(table), icon: ICON, badge: ICON, data: { url } };
  const worker = await registration().catch(() => undefined);
  if (worker?.active) await worker.showNotification(text, options).catch(() => undefined);
  else new Notification(text, options).onclick = () => window.focus();
}

export async function closeNotification(table: string): Promise<void> {
  if (!areAllowed()) return;
  const worker = await registration().catch(() => undefined);
  const shown = (await worker?.getNotifications({ tag: tagOf(table) })) ?? [];
  for (const notification of shown) notification.close();
}
