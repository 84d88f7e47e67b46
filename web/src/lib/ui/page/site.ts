/** The address of this site in links for others: a page on the server's own machine has another. */
import { choices } from '../settings/choices.svelte';

/** Whether a host name always means the machine itself. */
export const isLoopback = (host: string): boolean =>
  host === 'localhost' ||
  host.endsWith('.localhost') ||
  host === '[::1]' ||
  /^127(\.\d+){3}$/.test(host);

/** The origin that others use. */
export const siteOrigin = (): string =>
  (isLoopback(location.hostname) && choices.current.origin) || location.origin;

/** Whether nobody on another machine can open a link to this site. */
export const isOnlyHere = (): boolean =>
  isLoopback(location.hostname) && choices.current.origin === null;
