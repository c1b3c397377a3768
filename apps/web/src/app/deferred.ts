import { type ComponentType, type LazyExoticComponent, lazy } from 'react';

/** Once the page itself is there. */
const LATER_MS = 5_000;

/**
 * A part that a page does without at first. It is asked for when it is shown, or a moment after the page, so that it is there when
 * the network is not.
 */
export function deferred<Props>(load: () => Promise<ComponentType<Props>>): LazyExoticComponent<ComponentType<Props>> {
  const ask = async () => ({ default: await load() });
  const askAhead = (): void => void ask().catch(() => undefined);
  // Some browsers do not ask again for what failed once.
  setTimeout(() => {
    if (navigator.onLine) askAhead();
    else addEventListener('online', askAhead, { once: true });
  }, LATER_MS);
  return lazy(ask);
}
