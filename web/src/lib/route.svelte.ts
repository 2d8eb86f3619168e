// Which screen an address means.

export type Route = { page: 'home' } | { page: 'table'; key: string } | { page: 'lost' };

export function parse(path: string): Route {
  if (path === '/' || path === '') return { page: 'home' };
  const table = /^\/table\/([\w-]{1,64})$/.exec(path);
  return table?.[1] ? { page: 'table', key: table[1] } : { page: 'lost' };
}

class Router {
  route = $state<Route>(parse(location.pathname));

  constructor() {
    addEventListener('popstate', () => (this.route = parse(location.pathname)));
  }

  go(path: string): void {
    history.pushState(null, '', path);
    this.route = parse(path);
    scrollTo(0, 0);
  }

  /** For links: stay in the page unless the browser was asked to do something else. */
  follow = (event: MouseEvent): void => {
    const link = event.currentTarget as HTMLAnchorElement;
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return;
    event.preventDefault();
    this.go(link.pathname);
  };
}

export const router = new Router();
