/**
 * The router: addresses of screens, without loading the page again.
 *
 * With a server, the address is the path, and every path is the page. A static host has one page
 * only, so there the address is in the fragment: `#/replay/k3x9?play=yes#12`.
 */
import { HAS_SERVER } from '$lib/api/server';

/** The address of a screen as the browser has it now. */
function currentAddress(): URL | Location {
  return HAS_SERVER ? location : new URL(location.hash.slice(1) || '/', location.origin);
}

class Router {
  /** The address, which names a screen; a new object whenever somebody goes there. */
  page = $state.raw({ path: currentAddress().pathname });

  constructor() {
    addEventListener('popstate', () => this.#show());
  }

  go(path: string): void {
    history.pushState(null, '', hrefOf(path));
    this.#show();
    scrollTo(0, 0);
  }

  #show(): void {
    this.page = { path: currentAddress().pathname };
  }

  /** The query of the address. */
  get query(): URLSearchParams {
    return new URLSearchParams(currentAddress().search);
  }

  /** What follows the path and the query, with its `#`. */
  get hash(): string {
    return currentAddress().hash;
  }

  /** Put something after the path, in place of the query, without an entry of the history. */
  replaceHash(hash: string): void {
    history.replaceState(history.state, '', hrefOf(currentAddress().pathname + hash));
  }
}

export const router = new Router();

/** Return the link to the address of a screen. */
export const hrefOf = (path: string): string => (HAS_SERVER ? path : `#${path}`);

/** Follow a link of this site without loading the page again. */
export function followLink(event: MouseEvent): void {
  const link = event.currentTarget as HTMLAnchorElement;
  if (event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  router.go(HAS_SERVER ? link.pathname + link.search + link.hash : link.hash.slice(1));
}
