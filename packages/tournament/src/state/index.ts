/** What is known at a moment. */
export { hashPosition, positionOf } from './position.ts';
export * from './state.ts';
export { SetPaths, touches } from './touches.ts';
export { isTakingBack, undoneAfter } from './undone.ts';
