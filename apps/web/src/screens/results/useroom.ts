import { useSyncExternalStore } from 'react';
import { BREAKPOINTS } from '../../design/breakpoints.ts';

const NARROW = matchMedia(`(max-width: ${BREAKPOINTS.narrow}rem)`);
const WIDE = matchMedia(`(min-width: ${BREAKPOINTS.middle}rem)`);

function subscribe(listener: () => void): () => void {
  for (const query of [NARROW, WIDE]) query.addEventListener('change', listener);
  return () => {
    for (const query of [NARROW, WIDE]) query.removeEventListener('change', listener);
  };
}

/** How many columns the window has room for: a telephone, a tablet, a desk. */
export const useRoom = (): 'narrow' | 'middle' | 'wide' =>
  useSyncExternalStore(subscribe, () => (NARROW.matches ? 'narrow' : WIDE.matches ? 'wide' : 'middle'));
