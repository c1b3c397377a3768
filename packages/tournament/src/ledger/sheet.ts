import { EDITIONS, type EditionName, OUTCOMES, type Worth } from '@raccord/regulation';
import { isAppealPending } from '../appeals.ts';
import { costOfWarnings, firstCostlyWarning } from '../rules.ts';
import { averageLimit } from '../rulinglaw.ts';
import {
  cancellationFor,
  type EntrantState,
  type Excuse,
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
  type TurnCentre,
  type TurnState,
} from '../state/state.ts';
import { isExcused, meanOf } from './averages.ts';
import {
  awaitedOf,
  conductWarnings,
  givenWarnings,
  isReferralPending,
  type ResultReason,
  type Standing,
  standingOf,
} from './standing.ts';

/** `missing`: neither a slip nor a decision yet; `not-playing`: not there, or out of a sudden death. */
export const TURN_OUTCOMES = [...OUTCOMES, 'average', 'missing', 'not-playing'] as const;
export type TurnOutcome = (typeof TURN_OUTCOMES)[number];

/** What an entrant gets for a turn; its points are before the bonus too. */
export interface TurnResult extends Omit<Worth<TurnOutcome, ResultReason>, 'warning' | 'disciplinary'> {
  /** Of the slip and disciplinary ones. */
  readonly warnings: number;
  /** Points that warnings cost on the turn itself, in a sudden death. */
  readonly warningCost: number;
  readonly solo?: 'given' | 'pending' | undefined;
  readonly bonus: number;
  /** An average found by the program (5.7) or granted by a person. */
  readonly average?: 'found' | 'granted' | undefined;
  readonly decidedBy: Standing['decidedBy'];
  /** The commission may still decide otherwise. */
  readonly isProvisional: boolean;
  /** Points and bonus less penalty and, in a sudden death, the cost of warnings. */
  readonly total: number;
}

type Cell = { -readonly [Key in keyof TurnResult]: TurnResult[Key] };

const NO_REASONS: readonly ResultReason[] = [];

const emptyCell = (outcome: 'missing' | 'not-playing' | 'nullity'): Cell => ({
  outcome,
  points: 0,
  penalty: 0,
  warnings: 0,
  warningCost: 0,
  solo: undefined,
  bonus: 0,
  average: undefined,
  reasons: NO_REASONS,
  decidedBy: 'program',
  isProvisional: false,
  total: 0,
});

export const NOT_PLAYING: TurnResult = emptyCell('not-playing');

/** Was he there for the turn? A latecomer has a zero for those that he missed. */
export const wasThere = ({ outcome, reasons }: TurnResult): boolean =>
  outcome !== 'not-playing' && reasons[0]?.code !== 'lateness';

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
    const isLate = isCounted && isLateAt(this.#game, number, entrant);
    const excuse = isLate ? excuseAt(this.#game, number, entrant) : undefined;
    const absent = isLate ? missedBy(charterOf(this.#state).edition, excuse) : NOT_PLAYING;
    this.cells[entrant.index] = isPlaying ? emptyCell('missing') : (absent as Cell);
    if (excuse?.grants) this.#averages.add(entrant);
    if (cancellation && !isVoid && !isPlaying) {
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
    const cell = this.cells[entrant.index];
    if (!this.isPlaying(entrant.index)) {
      // What was on the slip is gone, conduct stays (D22).
      if (cell !== NOT_PLAYING && cell.outcome === 'not-playing')
        cell.warnings = conductWarnings(this.turn.files.get(entrant.id) ?? { slip: undefined });
      return;
    }
    if (entrant.exclusion) {
      this.#missingCount -= Number(cell.outcome === 'missing');
      Object.assign(cell, nullFor(exclusion(charterOf(this.#state).edition, entrant.exclusion.reason)));
      return;
    }
    const file = this.turn.files.get(entrant.id);
    const cancellation = cancellationFor(this.#game, this.turn, entrant);
    if (cancellation) {
      this.#missingCount -= Number(cell.outcome === 'missing');
      Object.assign(cell, averageInPlace(cancellation, file));
      cell.warningCost = this.#warningCost(entrant, cell.warnings);
      this.#averages.add(entrant);
      return;
    }
    const standing = file && standingOf(file, charterOf(this.#state));
    const wasMissing = cell.outcome === 'missing';
    Object.assign(cell, standing ? pickStanding(standing) : emptyCell('missing'));
    this.#missingCount += Number(cell.outcome === 'missing') - Number(wasMissing);
    cell.average = standing?.outcome === 'average' ? 'granted' : undefined;
    if (standing?.outcome === 'nullity' && isExcused(this.#state, this.#game, this.turn.number, entrant)) {
      cell.outcome = 'average';
      cell.average = 'found';
    }
    if (cell.average) this.#averages.add(entrant);
    else this.#averages.delete(entrant);
    cell.isProvisional = file !== undefined && awaitedOf(file) !== undefined;
    if (file?.slip && (isReferralPending(file) || isAppealPending(file)))
      this.#threats.set(entrant.index, mostPoints(file.slip));
    else this.#threats.delete(entrant.index);
    const disciplinary = file ? givenWarnings(file) : [];
    cell.warnings = Number(standing?.warning ?? false) + Number(standing?.disciplinary ?? false) + disciplinary.length;
    const besides = [
      ...(cell.average === 'found' ? [averageFound(charterOf(this.#state).edition)] : []),
      ...disciplinary.map(
        ({ reason }): ResultReason => ({ code: 'disciplinary', citation: 'avertissement disciplinaire', text: reason }),
      ),
    ];
    const reasons = standing?.reasons ?? NO_REASONS;
    cell.reasons = besides.length === 0 ? reasons : [...reasons, ...besides];
    cell.warningCost = this.#warningCost(entrant, cell.warnings);
    settle(cell);
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
    settle(cell);
  }

  /**
   * Alone above all others, before penalties; given once nobody can reach it any more, and credited however few they are:
   * the number of players decides on the bonus only (3.5). Averages do not compete (I).
   */
  #findSolo(): void {
    if (this.#solo) {
      this.#solo.solo = undefined;
      this.#solo.bonus = 0;
      settle(this.#solo);
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
    settle(this.#solo);
  }
}

/** What a referred slip may still come to: what it says, or what the regulation would give it. */
const mostPoints = ({ slip, verdict }: RecordedSlip): number =>
  Math.max(slip.score ?? Number.POSITIVE_INFINITY, verdict.points);

const averageFound = (edition: EditionName): ResultReason => ({
  code: 'average',
  citation: EDITIONS[edition].ledger.article,
  text: 'Le même mot non admis a été rejoué avant que le joueur ait été averti : il reçoit la moyenne des autres joueurs de son arbitre, dans la limite de sa solution.',
});

/** The mean of the other centres, for those whose own cancelled the turn: what was on slips is gone, conduct stays (D22). */
const averageInPlace = ({ reason, actor }: NonNullable<TurnCentre['cancelled']>, file: SlipFile | undefined): Cell => ({
  ...emptyCell('missing'),
  outcome: 'average',
  average: 'granted',
  warnings: file ? conductWarnings(file) : 0,
  reasons: [{ code: 'cancelled', citation: 'coup annulé dans ce centre, décision du juge-arbitre', text: reason }],
  decidedBy: actor.role,
});

/** Nothing, for a reason that has nothing to do with a slip. */
const nullFor = (reason: ResultReason): Cell => ({ ...emptyCell('nullity'), reasons: [reason] });

/** What a turn is worth to somebody who came too late for it: nothing, unless the commission excused him. */
function missedBy(edition: EditionName, excuse: Excuse | undefined): TurnResult {
  if (!excuse) return nullFor(lateness(edition));
  if (!excuse.grants) return NOT_PLAYING;
  const reason: ResultReason = { ...lateness(edition), text: excuse.reason };
  return {
    ...emptyCell('nullity'),
    outcome: 'average',
    average: 'granted',
    reasons: [reason],
    decidedBy: 'commission',
  };
}

const lateness = (edition: EditionName): ResultReason => ({
  code: 'lateness',
  citation: EDITIONS[edition].decisions.lateness.article,
  text: 'Ce coup était déjà joué à l’arrivée : il compte comme nul.',
});

const exclusion = (edition: EditionName, reason: string): ResultReason => ({
  code: 'exclusion',
  citation: EDITIONS[edition].decisions.cheating.article,
  text: reason,
});

const pickStanding = ({ outcome, points, penalty, decidedBy }: Standing) => ({ outcome, points, penalty, decidedBy });

const settle = (cell: Cell): void => {
  cell.total = cell.points + cell.bonus - cell.penalty - cell.warningCost;
};

function charterOf({ charter }: TournamentState) {
  if (!charter) throw new Error('A tournament without a charter has no ledger.');
  return charter;
}

const settingsOf = (state: TournamentState) => charterOf(state).settings;
