import { EDITIONS } from '@raccord/regulation';
import { isAppealPending } from '../appeals.ts';
import { costOfWarnings, firstCostlyWarning } from '../rules.ts';
import { averageLimit } from '../rulinglaw.ts';
import {
  cancellationFor,
  type EntrantState,
  excuseAt,
  type GameState,
  isCancelledFor,
  isLateAt,
  isPresent,
  isSuddenDeath,
  type RecordedSlip,
  refereeAt,
  type SlipFile,
  seatAt,
  type TournamentState,
  type TurnState,
} from '../state/state.ts';
import { isExcused, meanOf } from './averages.ts';
import { addUp, averageInPlace, type Cell, cellOf, emptyCell, excludedCell, missedBy, NOT_PLAYING } from './cell.ts';
import { conductWarnings, isReferralPending } from './standing.ts';

/** What a sheet needs to know of the other turns of its game. */
export interface OtherTurns {
  /** How many play the game: those who took part in one of its turns at least (D21). */
  readonly players: number;
  /** Who is out of a sudden death since an earlier turn. */
  isOut(entrant: EntrantState): boolean;
  /** Warnings of an entrant in this game before this turn. */
  warningsBefore(entrant: EntrantState): number;
}

interface Scores {
  sum: number;
  count: number;
}

/** The results of one turn for everybody. What changed is worked out again when `refresh` is called. */
export class TurnSheet {
  readonly turn: TurnState;
  readonly #state: TournamentState;
  readonly #game: GameState;
  readonly #others: OtherTurns;
  /** By index of the entrant. */
  readonly cells: Cell[] = [];
  readonly #groups: string[] = [];
  readonly #stale = new Set<EntrantState>();
  readonly #averages = new Set<EntrantState>();
  /** Slips that may still come to more points than they have now: by index of the entrant. */
  readonly #threats = new Map<number, number>();
  /** By index of the entrant: the totals already carried over to the sums. */
  readonly totals: number[] = [];
  readonly #carriedWarnings: number[] = [];
  #missingCount = 0;
  #playing = 0;
  #solo: Cell | undefined;

  constructor(state: TournamentState, game: GameState, turn: TurnState, others: OtherTurns) {
    this.turn = turn;
    this.#state = state;
    this.#game = game;
    this.#others = others;
    for (const entrant of state.entrants.values()) this.#seat(entrant);
  }

  /** Everybody who plays has a slip or a decision. */
  get isComplete(): boolean {
    return this.#missingCount === 0;
  }

  /** By index: takes part in this turn. */
  isPlaying(index: number): boolean {
    return this.#groups[index] !== undefined;
  }

  /** The turn does not count where he plays. */
  isCancelledFor(entrant: EntrantState): boolean {
    return isCancelledFor(this.#game, this.turn, entrant);
  }

  /** Those whose result hangs on the slips of others: averages, and whoever is alone with the best score so far. */
  get dependents(): EntrantState[] {
    const alone = this.#solo ? this.cells.indexOf(this.#solo) : -1;
    if (alone < 0) return [...this.#averages];
    // Asked at every slip: nothing is made of thousands of players to find one.
    for (const entrant of this.#state.entrants.values()) {
      if (entrant.index === alone) return [...this.#averages, entrant];
    }
    return [...this.#averages];
  }

  /** This entrant's slip, or what was decided or told of it, changed. */
  touch(entrant: EntrantState): void {
    this.#stale.add(entrant);
  }

  refresh(): void {
    for (const entrant of this.#stale) this.#judge(entrant);
    this.#stale.clear();
    this.#workOutAverages();
    this.#findSolo();
  }

  /** Adds to sums over the turns what changed here since the last time. */
  carryOver(sums: number[], warnings: number[]): void {
    for (let index = 0; index < this.cells.length; index++) {
      const cell = this.cells[index];
      if (!cell) continue;
      sums[index] = (sums[index] ?? 0) + cell.total - (this.totals[index] ?? 0);
      warnings[index] = (warnings[index] ?? 0) + cell.warnings - (this.#carriedWarnings[index] ?? 0);
      this.totals[index] = cell.total;
      this.#carriedWarnings[index] = cell.warnings;
    }
  }

  #seat(entrant: EntrantState): void {
    const { number, isVoid } = this.turn;
    const cancellation = cancellationFor(this.#game, this.turn, entrant);
    const isCounted = !isVoid && (!cancellation || cancellation.grants) && !this.#others.isOut(entrant);
    const isPlaying = isCounted && isPresent(this.#game, number, entrant);
    // 6.2: what he missed counts as null, but not what his centre did not play.
    const isLate = isCounted && !cancellation && isLateAt(this.#game, number, entrant);
    const excuse = isLate ? excuseAt(this.#game, number, entrant) : undefined;
    const absent = isLate ? missedBy(charterOf(this.#state).edition, excuse) : NOT_PLAYING;
    this.cells[entrant.index] = isPlaying ? emptyCell('missing') : (absent as Cell);
    if (excuse?.grants) this.#averages.add(entrant);
    if (cancellation && !cancellation.grants && !isVoid) {
      this.cells[entrant.index] = { ...NOT_PLAYING };
      this.#stale.add(entrant);
    }
    if (!isPlaying) return;
    this.#groups[entrant.index] = this.#groupOf(entrant);
    this.#playing++;
    this.#missingCount++;
    this.#stale.add(entrant);
  }

  /** Those whose scores make his average: the players of his referee. */
  #groupOf(entrant: EntrantState): string {
    const { number } = this.turn;
    const referee = refereeAt(this.#state, this.#game, number, entrant);
    return referee ?? `centre ${seatAt(this.#game, number, entrant).centre}`;
  }

  #judge(entrant: EntrantState): void {
    const { index } = entrant;
    const cell = this.cells[index];
    const file = this.turn.files.get(entrant.id);
    if (!this.isPlaying(index)) {
      // What was on the slip is gone, conduct stays (D22).
      if (cell !== NOT_PLAYING && cell.outcome === 'not-playing') cell.warnings = file ? conductWarnings(file) : 0;
      return;
    }
    const wasMissing = cell.outcome === 'missing';
    Object.assign(cell, this.#worthOf(entrant, file));
    cell.warningCost = this.#warningCost(entrant, cell.warnings);
    addUp(cell);
    this.#missingCount += Number(cell.outcome === 'missing') - Number(wasMissing);
    if (cell.average) this.#averages.add(entrant);
    else this.#averages.delete(entrant);
    if (cell.isProvisional && file?.slip && (isReferralPending(file) || isAppealPending(file)))
      this.#threats.set(index, mostPoints(file.slip));
    else this.#threats.delete(index);
  }

  /** What stands of his slip, unless he is excluded or the turn does not count where he plays. */
  #worthOf(entrant: EntrantState, file: SlipFile | undefined): Cell {
    const charter = charterOf(this.#state);
    if (entrant.exclusion) return excludedCell(charter.edition, entrant.exclusion.reason);
    const cancellation = cancellationFor(this.#game, this.turn, entrant);
    if (cancellation) return averageInPlace(cancellation, file);
    if (!file) return emptyCell('missing');
    return cellOf(file, charter, () => isExcused(this.#state, this.#game, this.turn.number, entrant));
  }

  /** In a sudden death every penalty is taken off on the turn itself (5.7). */
  #warningCost(entrant: EntrantState, warnings: number): number {
    if (!isSuddenDeath(this.#game) || warnings === 0) return 0;
    const { formula, plan } = this.#game;
    const { edition } = charterOf(this.#state);
    const first = firstCostlyWarning(edition, formula, plan.rhythm);
    const before = this.#others.warningsBefore(entrant);
    return costOfWarnings(edition, before + warnings, first) - costOfWarnings(edition, before, first);
  }

  /** The mean of the other players of the same referee, zeros included, other averages excluded. */
  #workOutAverages(): void {
    if (this.#averages.size === 0) return;
    const { isAfterPenalty } = EDITIONS[charterOf(this.#state).edition].ledger.average;
    const byReferee = new Map<string, Scores>();
    const everybody: Scores = { sum: 0, count: 0 };
    for (let index = 0; index < this.cells.length; index++) {
      const cell = this.cells[index];
      if (!cell || cell.average || cell.outcome === 'missing' || !this.isPlaying(index)) continue;
      const ofReferee = byReferee.get(this.#groups[index]) ?? { sum: 0, count: 0 };
      byReferee.set(this.#groups[index], ofReferee);
      for (const scores of [ofReferee, everybody]) {
        scores.sum += cell.points - (isAfterPenalty ? cell.penalty : 0);
        scores.count++;
      }
    }
    for (const entrant of this.#averages) {
      // A referee with no other player to count: everybody's scores stand for his (I).
      const group = this.#groups[entrant.index] ?? this.#groupOf(entrant);
      this.#average(entrant, byReferee.get(group) ?? everybody);
    }
  }

  #average(entrant: EntrantState, { sum, count }: Scores): void {
    const cell = this.cells[entrant.index];
    const mean = meanOf(sum, count, settingsOf(this.#state).averageRounding);
    const file = this.turn.files.get(entrant.id);
    const isLimited = file && !file.rulings?.at(-1)?.isOtherwise && !this.isCancelledFor(entrant);
    const limit = isLimited ? averageLimit(file) : undefined;
    cell.points = Math.min(mean, limit ?? mean);
    addUp(cell);
  }

  /**
   * Alone above all others, before penalties; given once nobody can reach it any more, and credited however few they are:
   * the number of players decides on the bonus only (3.5). Averages do not compete (I).
   */
  #findSolo(): void {
    if (this.#solo) {
      this.#solo.solo = undefined;
      this.#solo.bonus = 0;
      addUp(this.#solo);
      this.#solo = undefined;
    }
    const { soloThreshold, soloBonus } = settingsOf(this.#state);
    if (this.#playing < 2 || isSuddenDeath(this.#game)) return;
    let best = 0;
    let holder = -1;
    let isShared = false;
    for (let index = 0; index < this.cells.length; index++) {
      const cell = this.cells[index];
      if (!cell || cell.average || cell.points < best) continue;
      isShared = cell.points === best;
      best = cell.points;
      if (!isShared) holder = index;
    }
    if (isShared || best === 0) return;
    const isSafe = this.isComplete && ![...this.#threats].some(([index, score]) => index === holder || score >= best);
    this.#solo = this.cells[holder];
    this.#solo.solo = isSafe ? 'given' : 'pending';
    this.#solo.bonus = isSafe && this.#others.players >= soloThreshold ? soloBonus : 0;
    addUp(this.#solo);
  }
}

/** What a referred slip may still come to: what it says, or what the regulation would give it. */
const mostPoints = ({ slip, verdict }: RecordedSlip): number =>
  Math.max(slip.score ?? Number.POSITIVE_INFINITY, verdict.points);

function charterOf({ charter }: TournamentState) {
  if (!charter) throw new Error('A tournament without a charter has no ledger.');
  return charter;
}

const settingsOf = (state: TournamentState) => charterOf(state).settings;
