import { type ComponentType, type LazyExoticComponent, lazy } from 'react';

/** Once the page itself is there. */
const LATER_MS = 5_000;

/**
 * A part that a page does without at first. It is asked for when it is shown, or a moment after the page, so that it is there when
 * the network is not.
 */
export function deferred<Props>(load: () => Promise<ComponentType<Props>>): LazyExoticComponent<ComponentType<Props>> {
  const ask = async () => ({ default: await load() });
  // Asked again when it is shown, if the network was away.
  setTimeout(() => void ask().catch(() => undefined), LATER_MS);
  return lazy(ask);
}
