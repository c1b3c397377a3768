import {
  EDITIONS,
  type EditionName,
  type JudgeSettings,
  loadAndExplain,
  type Slip,
  Turn,
  writingOf,
} from '@raccord/regulation';
import {
  type Board,
  FORMULAS,
  findMoves,
  findPlaces,
  foldAccents,
  isWordShaped,
  type MoveList,
  makeReference,
  type Place,
  parseBoard,
  parseDraw,
  type Solution,
  squareAlong,
  type Tiles,
  unwrap,
} from '@raccord/scrabble';
import type { Wordbook } from '@raccord/tournament';
import type {
  EnginePosition,
  EngineSurvey,
  JudgedByEdition,
  SolutionFilter,
  SolutionPage,
  TiledPlace,
} from './protocol.ts';

const MOST_KEPT = 4;

interface Known {
  readonly board: Board;
  readonly draw: Tiles;
  readonly moves: MoveList;
  readonly turn: Turn;
  solutions?: readonly Solution[];
  filtered?: { readonly key: string; readonly rows: readonly Solution[] };
}

/** The turns that a page looks at: each is searched once, then answers at once. */
export class Turns {
  readonly #wordbook: Wordbook;
  readonly #known = new Map<string, Known>();

  constructor(wordbook: Wordbook) {
    this.#wordbook = wordbook;
  }

  survey(position: EnginePosition): EngineSurvey {
    const { moves } = this.#turn(position);
    return { count: moves.count, top: moves.topScore, tops: moves.tops() };
  }

  list(position: EnginePosition, filter: SolutionFilter, from: number, to: number): SolutionPage {
    const known = this.#turn(position);
    const key = JSON.stringify(filter);
    if (known.filtered?.key !== key) known.filtered = { key, rows: allOf(known).filter(keeps(filter)) };
    const { rows } = known.filtered;
    return { count: rows.length, total: allOf(known).length, rows: rows.slice(from, to) };
  }

  complete(position: EnginePosition, typed: string, limit: number): readonly Solution[] {
    const letters = foldAccents(typed)
      .replaceAll(/[^A-Z]/gi, '')
      .toUpperCase();
    const score = typed.replaceAll(/\D/g, '');
    const found: Solution[] = [];
    for (const solution of allOf(this.#turn(position))) {
      if (!solution.word.toUpperCase().startsWith(letters) || !String(solution.score).startsWith(score)) continue;
      found.push(solution);
      if (found.length === limit) break;
    }
    return found;
  }

  judge(
    position: EnginePosition,
    slip: Slip,
    editions: readonly EditionName[],
    settings: JudgeSettings,
  ): Promise<readonly JudgedByEdition[]> {
    const { turn } = this.#turn(position);
    const judged = editions.map(async (edition) => {
      const explained = await loadAndExplain(turn, slip, EDITIONS[edition], settings);
      return { edition, ...explained, writing: writingOf(turn, slip, explained.verdict, EDITIONS[edition]) };
    });
    return Promise.all(judged);
  }

  places(position: EnginePosition, word: string, score: number | undefined): readonly TiledPlace[] {
    const { board, draw } = this.#turn(position);
    const upper = foldAccents(word).toUpperCase();
    if (!isWordShaped(upper)) return [];
    const places = findPlaces(board, draw, upper, FORMULAS[position.formula], this.#wordbook.words);
    return places.flatMap((place) => show(place, score) ?? []);
  }

  areWords(words: readonly string[]): readonly boolean[] {
    return words.map((word) => this.#wordbook.words.has(word.toUpperCase()));
  }

  #turn(position: EnginePosition): Known {
    const key = JSON.stringify(position);
    const known = this.#known.get(key) ?? this.#search(position);
    this.#known.delete(key);
    this.#known.set(key, known);
    const [oldest] = this.#known.keys();
    if (this.#known.size > MOST_KEPT) this.#known.delete(oldest);
    return known;
  }

  #search({ turn, formula: name, board: lines, draw: letters }: EnginePosition): Known {
    const { words: lexicon, graph } = this.#wordbook;
    const formula = FORMULAS[name];
    const board = unwrap(parseBoard(lines.join('\n')));
    const draw = unwrap(parseDraw(letters));
    const moves = findMoves(graph, board, draw, formula);
    return { board, draw, moves, turn: new Turn({ turn, formula, board, draw, lexicon }) };
  }
}

function allOf(known: Known): readonly Solution[] {
  known.solutions ??= [...known.moves.solutions()];
  return known.solutions;
}

function keeps({ text = '', least = 0, most, length, keepsJoker = false }: SolutionFilter) {
  const part = foldAccents(text.trim()).toUpperCase();
  return ({ word, score, jokerCount }: Solution): boolean =>
    score >= least &&
    (most === undefined || score <= most) &&
    (length === undefined || word.length === length) &&
    (!keepsJoker || jokerCount === 0) &&
    (part === '' || word.toUpperCase().includes(part));
}

function show({ fit, tilings, notAdmitted }: Place, score: number | undefined): TiledPlace | undefined {
  const fitting = score === undefined ? tilings : tilings.filter((tiling) => tiling.score === score);
  if (fitting.length === 0) return undefined;
  const { placement } = fit;
  const laid = (jokers: number): string =>
    [...placement.word].map((letter, at) => ((jokers >> at) & 1 ? letter.toLowerCase() : letter)).join('');
  return {
    reference: makeReference(placement),
    direction: placement.direction,
    squares: [...placement.word].map((_, index) => squareAlong(placement, index) as number),
    word: laid(fitting[0].jokers),
    scores: [...new Set(tilings.map((tiling) => tiling.score))],
    tilings: tilings.map(({ jokers, score: makes }) => ({ word: laid(jokers), score: makes })),
    notAdmitted,
  };
}
