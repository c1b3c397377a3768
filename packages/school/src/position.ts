import { type Edition, playRulesOf, Turn } from '@raccord/regulation';
import { FORMULAS, type FormulaName, makeBoard, makeDraw, playProposals, seededRandom } from '@raccord/scrabble';
import { type Chance, PlayersSight } from '@raccord/simulation';
import type { Wordbook } from '@raccord/tournament';

/** The board and the draw that a slip is judged on, as text. */
export interface LessonPosition {
  /** The number of the turn, from 1. */
  readonly turn: number;
  readonly formula: FormulaName;
  /** 15 lines: `.`, `A`–`Z`, `a`–`z` for a joker. */
  readonly board: string;
  readonly draw: string;
  /** The only admitted words, where they are not those of a lexicon. */
  readonly words?: readonly string[];
}

const FORMULA = FORMULAS.normale;

/** The turns of a game, or so many of them, as a player sees them. */
export function lessonGame(
  wordbook: Wordbook,
  edition: Edition,
  seed: number,
  chance: Chance,
  most: number,
): PlayersSight[] {
  const sights: PlayersSight[] = [];
  const earlier = [];
  const turns = playProposals(wordbook.graph, FORMULA, playRulesOf(edition), seededRandom(seed));
  for (const { number, draw, before, moves, solution } of turns) {
    const turn = new Turn({ turn: number, formula: FORMULA, board: before.board, draw, lexicon: wordbook.words });
    const solutions = [...moves.solutions()];
    sights.push(new PlayersSight({ turn, solutions, top: solution, difficulty: 0, earlier: [...earlier], chance }));
    if (number >= most) break;
    earlier.push(solution);
  }
  return sights;
}

const POSITIONS = new WeakMap<Turn, LessonPosition>();

/** The same object each time. */
export function lessonPosition(turn: Turn): LessonPosition {
  const known = POSITIONS.get(turn);
  if (known) return known;
  const position = {
    turn: turn.turn,
    formula: turn.formula.name,
    board: makeBoard(turn.board),
    draw: makeDraw(turn.draw),
  };
  POSITIONS.set(turn, position);
  return position;
}
