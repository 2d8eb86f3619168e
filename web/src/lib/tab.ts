// The tab of a table: its title and its icon say when somebody is waited for.

const CALM = '/icon.svg';
const CALLING = '/icon-turn.svg';

/** What the tab says: a dot before the name while it is one's turn. */
export function showTab(name: string, calling: boolean): void {
  document.title = calling ? `● ${name} · Shambler` : `${name} · Shambler`;
  const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  const wanted = calling ? CALLING : CALM;
  if (icon && icon.getAttribute('href') !== wanted) icon.setAttribute('href', wanted);
}
