/** Every move of a position, and which one is laid. */
export {
  type Choice,
  chooseAmongTops,
  endsGame,
  type PlayRules,
  TRIAL_DRAWS,
  type TurnToLay,
} from './choice.ts';
export { findMoves, MoveList, type Solution } from './movelist.ts';
export { findPlayableDraw } from './playabledraw.ts';
export { MoveRoom } from './room.ts';
