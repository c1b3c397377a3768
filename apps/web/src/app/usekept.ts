import { useSyncExternalStore } from 'react';

const listeners = new Set<() => void>();

/** A browser tells its other pages of what one of them keeps, never the page itself. */
function listen(listener: () => void): () => void {
  listeners.add(listener);
  addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    removeEventListener('storage', listener);
  };
}

/** A text kept in this browser, the same in all its pages; empty when there is none. */
export const useKept = (place: string): string => useSyncExternalStore(listen, () => localStorage.getItem(place) ?? '');

export function keep(place: string, text: string): void {
  if (text === '') localStorage.removeItem(place);
  else localStorage.setItem(place, text);
  for (const listener of listeners) listener();
}
