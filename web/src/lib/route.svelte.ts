// Which screen an address means.

const PLAIN = ['tables', 'lobby', 'position', 'daily', 'puzzle', 'me', 'settings', 'recover', 'confirm', 'stop'] as const; // pages without anything to name
type Plain = (typeof PLAIN)[number];

export type Route =
  | { page: 'home' | 'lost' | Plain }
  | { page: 'table' | 'join' | 'replay' | 'campaign' | 'editor'; key: string }
  | { page: 'lesson'; key: string; name: string };

export function parse(path: string): Route {
  if (path === '/' || path === '') return { page: 'home' };
  const plain = PLAIN.find((name) => path === `/${name}`);
  if (plain) return { page: plain };
  const [, page, key] = /^\/(table|join|replay|campaign)\/([\w-]{1,64})$/.exec(path) ?? [];
  if (key && (page === 'table' || page === 'join' || page === 'replay' || page === 'campaign')) return { page, key };
  const drawn = /^\/editor(?:\/([\w-]{1,64}))?$/.exec(path);
  if (drawn) return { page: 'editor', key: drawn[1] ?? '' };
  const [, game, name] = /^\/lesson\/([\w-]{1,64})\/([\w-]{1,64})$/.exec(path) ?? [];
  if (game && name) return { page: 'lesson', key: game, name };
  return { page: 'lost' };
}

class Router {
  route = $state<Route>(parse(location.pathname));

  constructor() {
    addEventListener('popstate', () => (this.route = parse(location.pathname)));
  }

  go(path: string): void {
    history.pushState(null, '', path);
    this.route = parse(location.pathname);
    scrollTo(0, 0);
  }

  /** Like `go`, but the present address leaves the history. */
  replace(path: string): void {
    history.replaceState(null, '', path);
    this.route = parse(path);
  }

  /** For links: stay in the page unless the browser was asked to do something else. */
  follow = (event: MouseEvent): void => {
    const link = event.currentTarget as HTMLAnchorElement;
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return;
    event.preventDefault();
    this.go(link.pathname + link.search + link.hash);
  };
}

export const router = new Router();
