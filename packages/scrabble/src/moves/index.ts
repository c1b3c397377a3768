/** Every move of a position, and which one is laid. */
export {
  allowedTops,
  type Candidate,
  type Choice,
  type ChoiceReason,
  chooseSolution,
  endsGame,
  type Obligation,
  type Openness,
  type PlayRules,
  TRIAL_DRAWS,
  type TurnToLay,
} from './choice.ts';
export { findMoves, MoveList, type Solution } from './movelist.ts';
export { findPlayableDraw } from './playabledraw.ts';
export { MoveRoom } from './room.ts';
