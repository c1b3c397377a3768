import {
  EDITIONS,
  type EditionName,
  judge,
  type Plausibility,
  playRulesOf,
  type Slip,
  Turn,
  type Verdict,
} from '@raccord/regulation';
import {
  type Board,
  type Choice,
  chooseAmongTops,
  circleJokers,
  endsGame,
  type Formula,
  findMoves,
  type MoveList,
  makeDraw,
  type SearchGraph,
  type Solution,
  type Tiles,
  type TurnToLay,
  type WordGraph,
} from '@raccord/scrabble';
import type { GameState, TurnState } from './state/state.ts';
import { type Excusable, type Judged, wordsOf } from './verdicts.ts';

/** The lexicon that a tournament pinned, ready to search. */
export interface Wordbook {
  readonly words: WordGraph;
  readonly graph: SearchGraph;
}

/** How slips of a tournament are judged. */
export interface JudgingRules {
  readonly edition: EditionName;
  readonly provisional: 'zero' | 'penalty';
  readonly plausible: Plausibility;
}

type Position = Pick<TurnState, 'number' | 'board' | 'draw'> & Pick<GameState, 'formula'>;

/** What is known of the last position searched. */
interface Search {
  readonly position: Position;
  readonly moves: MoveList;
  tops?: readonly Solution[];
  choice?: Choice | undefined;
}

/** Searches and judges the turns of a tournament; what one slip of a turn looked up serves the next. */
export class Judging {
  readonly #wordbook: Wordbook;
  readonly #turns = new WeakMap<Board, { readonly position: Position; readonly turn: Turn }>();
  readonly #playable = new WeakMap<Board, { readonly letters: string; readonly isPlayable: boolean }>();
  #search: Search | undefined;

  constructor(wordbook: Wordbook) {
    this.#wordbook = wordbook;
  }

  /** The words of the tournament. */
  get words(): WordGraph {
    return this.#wordbook.words;
  }

  moves(position: Position): MoveList {
    return this.#searched(position).moves;
  }

  /** The solutions that make the best score, sorted once a turn. */
  tops(position: Position): readonly Solution[] {
    const search = this.#searched(position);
    search.tops ??= search.moves.tops();
    return search.tops;
  }

  /** The solution to lay by an edition, chosen once a turn. */
  choice(position: Position, edition: EditionName): Choice | undefined {
    const search = this.#searched(position);
    search.choice ??= chooseAmongTops(this.#wordbook.graph, this.#toLay(position, edition), this.tops(position));
    return search.choice;
  }

  /** Would the game be over once this solution is laid? */
  endsGame(position: Position, edition: EditionName, solution: Solution): boolean {
    return endsGame(this.#wordbook.graph, this.#toLay(position, edition), solution);
  }

  #toLay({ number, board, draw, formula }: Position, edition: EditionName): TurnToLay {
    return { turn: number, board, draw, formula, rules: playRulesOf(EDITIONS[edition]) };
  }

  /** Can anything be laid on this board with letters of a draw that is not made yet? */
  isPlayable(board: Board, draw: Tiles, formula: Formula): boolean {
    const known = this.#playable.get(board);
    const letters = `${formula.name} ${makeDraw(draw)}`;
    if (known?.letters === letters) return known.isPlayable;
    const isPlayable = findMoves(this.#wordbook.graph, board, draw, formula).count > 0;
    this.#playable.set(board, { letters, isPlayable });
    return isPlayable;
  }

  #searched(position: Position): Search {
    if (!this.#search || !isSamePosition(this.#search.position, position)) {
      const { number, board, draw, formula } = position;
      const moves = findMoves(this.#wordbook.graph, board, draw, formula);
      this.#search = { position: { number, board, draw, formula }, moves };
    }
    return this.#search;
  }

  judge(position: Position, slip: Slip, rules: JudgingRules): Judged {
    const turn = this.#turnOf(position);
    const verdict = judgeBy(turn, slip, rules);
    const excusable = verdict.outcome === 'nullity' ? findExcusable(turn, slip, rules, verdict) : undefined;
    return excusable ? { ...verdict, excusable } : verdict;
  }

  #turnOf(position: Position): Turn {
    const known = this.#turns.get(position.board);
    if (known && isSamePosition(known.position, position)) return known.turn;
    const { number, formula, board, draw } = position;
    const turn = new Turn({ turn: number, formula, board, draw, lexicon: this.#wordbook.words });
    this.#turns.set(board, { position: { number, formula, board, draw }, turn });
    return turn;
  }
}

const isSamePosition = (a: Position, b: Position): boolean =>
  a.number === b.number && a.board === b.board && a.formula === b.formula && makeDraw(a.draw) === makeDraw(b.draw);

const judgeBy = (turn: Turn, slip: Slip, { edition, ...settings }: JudgingRules): Verdict =>
  judge(turn, slip, EDITIONS[edition], settings);

/**
 * Judges the slip again as if its words were admitted (5.7). Undefined when another fault makes it null; when other words
 * then come to light, they count among those to excuse.
 */
function findExcusable(turn: Turn, slip: Slip, rules: JudgingRules, first: Verdict): Excusable | undefined {
  const admitted = new Set<string>();
  let verdict = first;
  while (verdict.outcome === 'nullity') {
    const found = wordsOf(verdict.reasons).filter((word) => !admitted.has(word));
    if (found.length === 0) return undefined;
    for (const word of found) admitted.add(word);
    const lexicon = { has: (word: string) => admitted.has(word) || turn.lexicon.has(word) };
    verdict = judgeBy(new Turn({ ...turnInput(turn), lexicon }), slip, rules);
  }
  return { words: [...admitted], worth: Math.max(0, verdict.points - verdict.penalty) };
}

const turnInput = ({ turn, formula, board, draw, lexicon }: Turn) => ({ turn, formula, board, draw, lexicon });

/** A solution as it should be written: word, jokers of the draw circled, reference and score. */
export const writtenRight = ({ word, reference, score, start }: Solution, board: Board): Slip => ({
  state: 'handed-in',
  solutions: [{ word: circleJokers(board, start, word), direction: start.direction, reference, outside: [] }],
  score,
});
