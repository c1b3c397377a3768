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
export const useKept = (place: string): string => useSyncExternalStore(listen, () => keptText(place));

/** A text kept in this browser; empty when there is none, and in a browser that keeps nothing. */
export function keptText(place: string): string {
  try {
    return localStorage.getItem(place) ?? '';
  } catch {
    return '';
  }
}

export function keep(place: string, text: string): void {
  try {
    if (text === '') localStorage.removeItem(place);
    else localStorage.setItem(place, text);
  } catch {
    // Refused, or full: the page does without.
  }
  for (const listener of listeners) listener();
}
