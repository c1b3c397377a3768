/** What a command may do, and why not. */
export type { Consequences } from './consequences.ts';
export { currentMoment, type GamesTold } from './context.ts';
export { EXPLAINED_ENDS, MID_TURN_ENDS } from './ends.ts';
export { type BeforeLetters as BeforeDraw, readLetters } from './letters.ts';
export { REFUSAL_CODES, type RefusalCode } from './refusals.ts';
export { isSameActor } from './rulings.ts';
export { checkCharter } from './setup.ts';
export { standingEvents, withReliant } from './undo.ts';
