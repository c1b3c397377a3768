import { type AfterMove, type DrawLook, drawTiles, playSolution, tilesAvailable } from '../bag.ts';
import type { Board } from '../board.ts';
import { canDraw, type DrawRules, type DrawTerms, onlyDraw, type Tiles } from '../draw.ts';
import type { SearchGraph } from '../lexicon/searchgraph.ts';
import { seededRandom } from '../random.ts';
import { findMoves, type MoveList, type Solution } from './movelist.ts';
import { MoveRoom } from './room.ts';

/** What a regulation says of the letters drawn and of the solution laid. */
export interface PlayRules extends DrawRules {
  /** Of the best solutions that keep the jokers, must one that ends the game be laid? */
  readonly mustEndGame: boolean;
}

/** A turn whose solution is to be chosen. */
export interface TurnToLay extends DrawTerms {
  readonly board: Board;
  readonly draw: Tiles;
  readonly rules: PlayRules;
}

/** How a solution leaves the game open: means over trial draws of the turn after it. */
export interface Openness {
  /** How many moves there are. */
  readonly moves: number;
  /** What the best one scores. */
  readonly top: number;
  /** What all of them score together: the measure that decides. */
  readonly sum: number;
}

/** What the regulation asks for among equal solutions, where some of them do not do it. */
export type Obligation = 'keeps-joker' | 'ends-game';

/** Why a solution is chosen: the regulation leaves no other, or the game stays most open. */
export type ChoiceReason = 'only-top' | Obligation | 'opens-most';

/** The solution to lay. */
export interface Choice {
  readonly solution: Solution;
  readonly reason: ChoiceReason;
  /** What left other tops out. */
  readonly obligation?: Obligation;
  /** The solutions among which the chief referee is free, the most open one first; alone when the regulation decides. */
  readonly candidates: readonly Candidate[];
}

export interface Candidate {
  readonly solution: Solution;
  readonly openness?: Openness;
}

/** The same trial draws serve every candidate, every time: the choice can be repeated. */
export const TRIAL_DRAWS = 8;
/** However many equal solutions there are. */
const MOST_CANDIDATES = 20;

/** Chooses among the best solutions of a turn; undefined when there is none. */
export function chooseAmongTops(graph: SearchGraph, turn: TurnToLay, tops: readonly Solution[]): Choice | undefined {
  const allowed = allowedTops(graph, turn, tops);
  if (!allowed) return undefined;
  const { solutions, obligation } = allowed;
  const obliged = obligation ? { obligation } : {};
  if (solutions.length === 1) {
    const [solution] = solutions;
    return { solution, reason: obligation ?? 'only-top', ...obliged, candidates: [{ solution }] };
  }
  const room = new MoveRoom();
  const candidates = solutions
    .slice(0, MOST_CANDIDATES)
    .map((solution) => ({ solution, openness: opennessAfter(graph, turn, solution, room) }))
    .sort((a, b) => b.openness.sum - a.openness.sum);
  return { solution: candidates[0].solution, reason: 'opens-most', ...obliged, candidates };
}

/** The best solutions that the regulation leaves to the chief referee, and what left the others out. */
export function allowedTops(
  graph: SearchGraph,
  turn: TurnToLay,
  tops: readonly Solution[],
): { readonly solutions: readonly Solution[]; readonly obligation: Obligation | undefined } | undefined {
  if (tops.length === 0) return undefined;
  const fewest = Math.min(...tops.map(({ jokerCount }) => jokerCount));
  const sparing = tops.filter(({ jokerCount }) => jokerCount === fewest);
  const ending = turn.rules.mustEndGame ? sparing.filter((solution) => endsGame(graph, turn, solution)) : [];
  if (ending.length > 0 && ending.length < sparing.length) return { solutions: ending, obligation: 'ends-game' };
  return { solutions: sparing, obligation: sparing.length < tops.length ? 'keeps-joker' : undefined };
}

/** Does the game end once this solution is laid: what is left gives no draw, or nothing to play? */
export function endsGame(graph: SearchGraph, turn: TurnToLay, solution: Solution): boolean {
  const { board } = afterLaying(turn, solution);
  const available = tilesAvailable(board);
  if (!canDraw(available, following(turn))) return true;
  const last = onlyDraw(available, turn.formula);
  return last !== undefined && findMoves(graph, board, last, turn.formula).count === 0;
}

const afterLaying = ({ board, draw, formula }: TurnToLay, solution: Solution): AfterMove =>
  playSolution(board, draw, formula, solution);

const following = ({ turn, formula, rules }: TurnToLay): DrawTerms => ({ turn: turn + 1, formula, rules });

/** Draws the next letters several times, and looks at what can be played with them. */
function opennessAfter(graph: SearchGraph, turn: TurnToLay, solution: Solution, room: MoveRoom): Openness {
  const { board, leftover } = afterLaying(turn, solution);
  const look: DrawLook<MoveList> = (tiles) => {
    const moves = findMoves(graph, board, tiles, turn.formula, room);
    return moves.count > 0 ? moves : 'nothing-playable';
  };
  const sums = { moves: 0, top: 0, sum: 0 };
  for (let trial = 0; trial < TRIAL_DRAWS; trial++) {
    const moves = drawTiles(board, leftover, following(turn), seededRandom(trial), look)?.found;
    if (!moves) continue;
    sums.moves += moves.count;
    sums.top += moves.topScore;
    sums.sum += moves.scoreSum;
  }
  return { moves: sums.moves / TRIAL_DRAWS, top: sums.top / TRIAL_DRAWS, sum: sums.sum / TRIAL_DRAWS };
}
