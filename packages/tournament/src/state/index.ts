/** What is known at a moment. */
export { basisOf, entrantsNamed, setsBasis } from './basis.ts';
export { hashPosition } from './position.ts';
export * from './state.ts';
