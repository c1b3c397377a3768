/** What is known at a moment. */
export { BASIS_COMMANDS, basisOf, entrantsNamed, hashPosition } from './basis.ts';
export * from './state.ts';
export { isTakingBack, undoneAfter } from './undone.ts';
