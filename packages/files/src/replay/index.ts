/** A game as a page to be looked at again. */
export { makeReplayPage } from './page.ts';
export { MOST_REPLAYED, type PageParts } from './replay.ts';
