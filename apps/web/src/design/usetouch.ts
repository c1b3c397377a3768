import { useSyncExternalStore } from 'react';

/** A finger and no keyboard in sight: no key is named there. The same words stand in the style sheets. */
const TOUCH = '(hover: none), (pointer: coarse)';

const subscribe = (listener: () => void): (() => void) => {
  const query = matchMedia(TOUCH);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
};

export const useTouch = (): boolean => useSyncExternalStore(subscribe, () => matchMedia(TOUCH).matches);
