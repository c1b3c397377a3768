import { type ComponentType, type LazyExoticComponent, lazy } from 'react';
import { askAhead } from './askahead.ts';

/** A part that a page does without at first: asked for when it is shown, or a moment after the page. */
export function deferred<Props>(load: () => Promise<ComponentType<Props>>): LazyExoticComponent<ComponentType<Props>> {
  const ask = async () => ({ default: await load() });
  askAhead(ask);
  return lazy(ask);
}
