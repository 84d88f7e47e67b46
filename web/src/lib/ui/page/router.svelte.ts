/** The router: real addresses, without loading the page again. */

class Router {
  /** The address, which names a screen; a new object whenever somebody goes there. */
  page = $state.raw({ path: location.pathname });

  constructor() {
    addEventListener('popstate', () => (this.page = { path: location.pathname }));
  }

  go(path: string): void {
    history.pushState(null, '', path);
    this.page = { path: location.pathname };
    scrollTo(0, 0);
  }
}

export const router = new Router();

/** Follow a link of this site without loading the page again. */
export function followLink(event: MouseEvent): void {
  const link = event.currentTarget as HTMLAnchorElement;
  if (event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  router.go(link.pathname + link.search + link.hash);
}
