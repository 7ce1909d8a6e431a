import { language, speak, wanted } from './speech.svelte';

/** Which page is shown. Addresses: / , /join/{code} , /t/{match} , /replay/{match} , /rules/{game} , /room/{room} , /wall/{room} , /lab/{game}. */
export type Route = { page: 'home' } | { page: 'table' | 'replay' | 'rules' | 'room' | 'wall' | 'lab'; name: string } | { page: 'lost' };

export function parse(path: string): Route {
  const [page, name, more] = path.split('/').filter(Boolean).map(decodeURIComponent);
  if (page === undefined) return { page: 'home' };
  if (name === undefined || more !== undefined) return { page: 'lost' };
  if (page === 't' || page === 'join') return { page: 'table', name };
  if (page === 'replay' || page === 'rules' || page === 'room' || page === 'wall' || page === 'lab') return { page, name };
  return { page: 'lost' };
}

export const route = $state<{ now: Route }>({ now: parse(location.pathname) });

/** Go to an address of this client without loading the page again; the language in the address stays. */
export function go(path: string, replace = false): void {
  const to = new URL(path, location.href);
  const lang = new URLSearchParams(location.search).get('lang');
  if (lang) to.searchParams.set('lang', lang);
  history[replace ? 'replaceState' : 'pushState'](null, '', to);
  route.now = parse(to.pathname);
  if (!replace) window.scrollTo(0, 0);
}

/** Follow clicks on links of this client, and the browser's back and forward, also to an address in another language. */
export function listen(): () => void {
  const back = (): void => {
    route.now = parse(location.pathname);
    if (wanted() !== language.code) void speak(wanted());
  };
  const click = (event: MouseEvent): void => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link || event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    if (link.origin !== location.origin || link.target || link.hasAttribute('download') || link.hash || link.pathname.startsWith('/api/')) return;
    event.preventDefault();
    go(link.pathname + link.search);
  };
  addEventListener('popstate', back);
  document.addEventListener('click', click);
  return () => {
    removeEventListener('popstate', back);
    document.removeEventListener('click', click);
  };
}
