/** What is known at a moment. */
export { BASIS_COMMANDS, basisOf, entrantsNamed } from './basis.ts';
export { hashPosition } from './position.ts';
export * from './state.ts';
