/** The router: real addresses, without loading the page again. */

export type Page =
  | { name: 'home' | 'not-found' | (typeof PLAIN)[number] }
  | { name: (typeof WITH_ID)[number]; id: string };

const WITH_ID = ['table', 'replay', 'review'] as const;
const PLAIN = [
  'new',
  'rules',
  'learn',
  'watch',
  'puzzles',
  'analysis',
  'score',
  'games',
  'daily',
] as const;

export function parsePath(path: string): Page {
  const [first = '', id = '', ...rest] = path.split('/').filter(Boolean);
  if (!first) return { name: 'home' };
  const withId = WITH_ID.find((name) => name === first);
  if (withId && id && !rest.length) return { name: withId, id: decodeURIComponent(id) };
  const plain = PLAIN.find((name) => name === first);
  return plain && !id ? { name: plain } : { name: 'not-found' };
}

class Router {
  page = $state<Page>(parsePath(location.pathname));

  constructor() {
    addEventListener('popstate', () => (this.page = parsePath(location.pathname)));
  }

  go(path: string): void {
    history.pushState(null, '', path);
    this.page = parsePath(location.pathname);
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
