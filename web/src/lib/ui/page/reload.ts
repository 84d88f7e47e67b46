/** Loading the page again, once: when it is older than the server, or the server than the page. */

const KEY = 'kingdomino-reloaded';
/** A second reload within this time would lead nowhere. */
const LEAST_INTERVAL = 60_000;

/** Reload the page, unless that was tried just now; return whether it reloads. */
export function reloadOnce(): boolean {
  const last = Number(sessionStorage.getItem(KEY) ?? 0);
  if (Date.now() - last < LEAST_INTERVAL) return false;
  sessionStorage.setItem(KEY, String(Date.now()));
  location.reload();
  return true;
}
