import { useSyncExternalStore } from 'react';

/** The part of the address after `#`: a path, then what is looked for after `?`. No server ever sees it. */
const place = (): string => `/${location.hash.replace(/^#?\/?/, '')}`;

/** Told in one go: between two listeners of an event React would draw a page whose parts are at different addresses. */
const listeners = new Set<() => void>();
let told = place();
addEventListener('hashchange', () => {
  told = place();
  for (const listener of listeners) listener();
});

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function navigate(to: string, { replace = false }: { readonly replace?: boolean } = {}): void {
  if (!replace) {
    location.hash = to;
    return;
  }
  // The reader has left already, and the page does not know yet: where he goes is not replaced.
  if (place() !== told) return;
  history.replaceState(history.state, '', `#${to}`);
  dispatchEvent(new HashChangeEvent('hashchange'));
}

const usePart = (part: 0 | 1): string => useSyncExternalStore(subscribe, () => place().split('?')[part] ?? '');

/** Where the reader is, for a router: any web host serves these addresses, which are all of one page. */
export const useHash = Object.assign((): [string, typeof navigate] => [usePart(0), navigate], {
  searchHook: () => usePart(1),
  hrefs: (href: string) => `#${href}`,
});
