import type { RecordedEvent, TurnKey } from '../events.ts';
import { recountOf } from '../kinds/index.ts';
import { costOfWarnings, firstCostlyWarning } from '../rules.ts';
import {
  type EntrantState,
  type GameState,
  isPresent,
  isSuddenDeath,
  seatAt,
  type TournamentState,
  type TurnState,
  turnOf,
} from '../state/state.ts';
import { NOT_PLAYING, type TurnResult } from './cell.ts';
import { correctionOf, type DueCorrection } from './corrections.ts';
import { TurnSheet } from './sheet.ts';
import { conductWarnings } from './standing.ts';
import { findOut, type Out } from './suddendeath.ts';

/** An entrant's game so far. */
export interface GameTotal {
  /** Sum of the results of the turns. */
  readonly turns: number;
  readonly warnings: number;
  /** What warnings cost, taken off when the game is finished; in a sudden death it is in the turns. */
  readonly warningCost: number;
  readonly total: number;
}

const NO_TOTAL: GameTotal = { turns: 0, warnings: 0, warningCost: 0, total: 0 };

/** The books of one game. */
interface GameBook {
  readonly game: GameState;
  readonly sheets: TurnSheet[];
  /** Who took part in one of its turns at least, by index (D21). */
  readonly players: Set<number>;
  /** By index of the entrant: sums over the turns. */
  readonly sums: number[];
  readonly warnings: number[];
  /** Who is out of a sudden death, and since which turn. */
  out: Out;
  /** The sheets to work out again. */
  readonly stale: Set<TurnSheet>;
}

/** The ledger of a tournament, for whoever reads it. */
export type Ledger = Omit<KeptLedger, 'note'>;

/** What every entrant got on every turn, worked out from the facts, and only what changed is worked out again. */
export class KeptLedger {
  readonly #state: TournamentState;
  readonly #books = new Map<string, GameBook>();

  constructor(state: TournamentState) {
    this.#state = state;
  }

  /** An event was taken into the state. */
  note(event: RecordedEvent): void {
    const recount = recountOf(event);
    switch (recount.of) {
      case 'nothing':
        return;
      case 'slips':
        for (const key of recount.slips) this.#touchFrom(key, key.entrant);
        return;
      case 'end':
        this.#touchExcusable(recount.turn);
        return;
      case 'game':
        this.#books.delete(recount.game);
        return;
      case 'everything':
        this.#books.clear();
        return;
    }
  }

  result(game: string, turn: number, entrant: string): TurnResult {
    const index = this.#state.entrants.get(entrant)?.index ?? -1;
    return this.#refreshed(game)?.sheets[turn - 1]?.cells[index] ?? NOT_PLAYING;
  }

  /** The results of a turn, by index of the entrant. */
  results(game: string, turn: number): readonly TurnResult[] {
    return this.#refreshed(game)?.sheets[turn - 1]?.cells ?? [];
  }

  /** The totals of a turn, by index of the entrant. */
  turnTotals(game: string, turn: number): readonly number[] {
    return this.#refreshed(game)?.sheets[turn - 1]?.totals ?? [];
  }

  gameTotal(game: string, entrant: string): GameTotal {
    const book = this.#refreshed(game);
    const index = this.#state.entrants.get(entrant)?.index;
    if (!book || index === undefined) return NO_TOTAL;
    const turns = book.sums[index] ?? 0;
    const warnings = book.warnings[index] ?? 0;
    const warningCost = this.#costAtEnd(book.game, warnings);
    return { turns, warnings, warningCost, total: turns - warningCost };
  }

  /** The totals of a game, by index of the entrant. */
  totals(game: string): readonly number[] {
    const book = this.#refreshed(game);
    if (!book) return [];
    const { game: played, sums, warnings } = book;
    if (!played.finished) return sums;
    // Warnings may be all that is left of a game: they outlive the turns that were cancelled (D22).
    const length = Math.max(sums.length, warnings.length);
    return Array.from({ length }, (_, index) => (sums[index] ?? 0) - this.#costAtEnd(played, warnings[index] ?? 0));
  }

  /** Everybody who plays this turn, everywhere, has a slip or a decision. */
  isComplete(game: string, turn: number): boolean {
    return this.#refreshed(game)?.sheets[turn - 1]?.isComplete ?? false;
  }

  /** The tables of a centre whose slip, or the decision in its place, is not there yet, in order. */
  missingTables(game: string, turn: number, centre: string): number[] {
    const book = this.#refreshed(game);
    const cells = book?.sheets[turn - 1]?.cells ?? [];
    const tables: number[] = [];
    for (const entrant of this.#state.centres.get(centre)?.seated ?? []) {
      if (!book || cells[entrant.index]?.outcome !== 'missing') continue;
      const seat = seatAt(book.game, turn, entrant);
      if (seat.centre === centre) tables.push(seat.table);
    }
    return tables.sort((a, b) => a - b);
  }

  /** Those whose result of a turn hangs on the slips of others. */
  dependents(game: string, turn: number): readonly EntrantState[] {
    return this.#refreshed(game)?.sheets[turn - 1]?.dependents ?? [];
  }

  /** The turn that put this entrant out of a sudden death. */
  outSince(game: string, entrant: string): number | undefined {
    return this.#refreshed(game)?.out.get(entrant);
  }

  /** Who still plays a sudden death: everybody invited and present who is not out. */
  stillIn(game: string): string[] {
    const book = this.#refreshed(game);
    if (!book) return [];
    const turn = Math.max(1, book.sheets.length);
    return [...this.#state.entrants.values()]
      .filter((entrant) => isPresent(book.game, turn, entrant) && !book.out.has(entrant.id))
      .map(({ id }) => id);
  }

  /** The correction slip to write or to write again, even where the regulation spares it. */
  correctionOf(game: string, turn: number, entrant: string): DueCorrection | undefined {
    return this.#correction(turnOf(this.#state, game, turn), entrant, this.result(game, turn, entrant));
  }

  /** The correction slip that must be sent. */
  correctionDue(game: string, turn: number, entrant: string): DueCorrection | undefined {
    const correction = this.correctionOf(game, turn, entrant);
    return correction?.isOptional ? undefined : correction;
  }

  /** The entrants to whom a correction slip of this turn is due, in the order of registration. */
  correctionsDue(game: string, turn: number): string[] {
    const played = turnOf(this.#state, game, turn);
    const results = this.results(game, turn);
    return [...this.#state.entrants.values()]
      .filter(({ id, index }) => this.#correction(played, id, results[index] ?? NOT_PLAYING)?.isOptional === false)
      .map(({ id }) => id);
  }

  #correction(turn: TurnState | undefined, entrant: string, result: TurnResult): DueCorrection | undefined {
    const file = turn?.files.get(entrant);
    const { charter, entrants } = this.#state;
    // A turn that does not count leaves nothing to tell; somebody excluded is told of that, not of his slips.
    if (result.outcome === 'not-playing' || result.reasons[0]?.code === 'cancelled' || entrants.get(entrant)?.exclusion)
      return undefined;
    return turn && file && charter && correctionOf(file, result, turn, charter.edition);
  }

  /** What warnings cost once the game is finished (5.7); in a sudden death they were paid on the turns. */
  #costAtEnd(game: GameState, warnings: number): number {
    const { charter } = this.#state;
    if (!charter || !game.finished || isSuddenDeath(game)) return 0;
    const first = firstCostlyWarning(charter.edition, game.formula, game.plan.rhythm);
    return costOfWarnings(charter.edition, warnings, first);
  }

  #touch({ game, turn }: TurnKey, id: string): void {
    const book = this.#books.get(game);
    const entrant = this.#state.entrants.get(id);
    if (!book || !entrant) return;
    if (isSuddenDeath(book.game)) {
      // Who is out decides who plays the turns after this one.
      this.#books.delete(game);
      return;
    }
    for (const sheet of book.sheets.slice(turn - 1)) {
      // A word told or not told, null or not, may excuse the same word later (5.7).
      const isConcerned = sheet.turn.number === turn || isExcusable(sheet.turn, id);
      if (!isConcerned) continue;
      sheet.touch(entrant);
      book.stale.add(sheet);
    }
  }

  /** A turn, and the games after its own: a word may be excused there too. */
  #touchFrom(key: TurnKey, id: string): void {
    this.#touch(key, id);
    const games = [...this.#state.games.keys()];
    for (const other of games.slice(games.indexOf(key.game) + 1)) {
      for (const { turn } of this.#books.get(other)?.sheets ?? []) {
        if (isExcusable(turn, id)) this.#touch({ game: other, turn: turn.number }, id);
      }
    }
  }

  /** The end of a turn is the last moment to be told of a word (5.7). */
  #touchExcusable(key: TurnKey): void {
    const turn = turnOf(this.#state, key.game, key.turn);
    for (const id of turn?.files.keys() ?? []) if (turn && isExcusable(turn, id)) this.#touch(key, id);
  }

  /** The books of a game, up to date. */
  #refreshed(id: string): GameBook | undefined {
    const game = this.#state.games.get(id);
    if (!game) return undefined;
    const book = this.#books.get(id) ?? this.#open(game);
    for (let number = book.sheets.length + 1; number <= game.turns.length; number++) this.#addSheet(book, number);
    for (const sheet of book.stale) settleSheet(book, sheet);
    book.stale.clear();
    return book;
  }

  #open(game: GameState): GameBook {
    const book: GameBook = {
      ...{
        game,
        sheets: [],
        players: new Set<number>(),
        sums: [],
        warnings: this.#conductOf(game),
        out: new Map(),
        stale: new Set<TurnSheet>(),
      },
    };
    this.#books.set(game.plan.id, book);
    return book;
  }

  /** The warnings for conduct of turns that were cancelled, by index of the entrant: they stay (D22). */
  #conductOf({ cancelled }: GameState): number[] {
    const warnings: number[] = [];
    for (const [id, file] of cancelled.flatMap(({ turn }) => [...turn.files])) {
      const index = this.#state.entrants.get(id)?.index;
      if (index !== undefined) warnings[index] = (warnings[index] ?? 0) + conductWarnings(file);
    }
    return warnings;
  }

  #addSheet(book: GameBook, number: number): void {
    const sheet = new TurnSheet(this.#state, book.game, book.game.turns[number - 1], {
      get players() {
        return book.players.size;
      },
      isOut: ({ id }) => book.out.has(id),
      warningsBefore: ({ index }) => book.warnings[index] ?? 0,
    });
    const before = book.players.size;
    for (const { index } of this.#state.entrants.values()) if (sheet.isPlaying(index)) book.players.add(index);
    // Somebody who comes late may make the players enough for the solos of all turns.
    if (book.players.size > before) for (const earlier of book.sheets) book.stale.add(earlier);
    book.sheets.push(sheet);
    settleSheet(book, sheet);
    if (isSuddenDeath(book.game)) findOut(this.#state, sheet, book.out);
  }
}

function settleSheet({ sums, warnings }: GameBook, sheet: TurnSheet): void {
  sheet.refresh();
  sheet.carryOver(sums, warnings);
}

const isExcusable = ({ files }: TurnState, id: string): boolean => files.get(id)?.slip?.verdict.excusable !== undefined;
