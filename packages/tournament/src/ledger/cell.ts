import { EDITIONS, type EditionName, OUTCOMES, type Worth, warningsOf } from '@raccord/regulation';
import type { Excuse, SlipFile, TurnCentre } from '../state/state.ts';
import {
  awaitedOf,
  type Charter,
  conductWarnings,
  givenWarnings,
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

/** While it is worked out. */
export type Cell = { -readonly [Key in keyof TurnResult]: TurnResult[Key] };

const NO_REASONS: readonly ResultReason[] = [];

export const emptyCell = (outcome: 'missing' | 'not-playing' | 'nullity'): Cell => ({
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

/** What stands of a slip and of conduct, before averages are worked out. */
export function cellOf(file: SlipFile, charter: Charter, isExcused: () => boolean): Cell {
  const standing = standingOf(file, charter);
  const { reasons = NO_REASONS } = standing ?? {};
  const isFound = standing?.outcome === 'nullity' && isExcused();
  const average = isFound ? 'found' : standing?.outcome === 'average' ? 'granted' : undefined;
  const given = givenWarnings(file);
  const besides = [
    ...(isFound ? [averageFound(charter.edition)] : []),
    ...given.map(
      ({ reason }): ResultReason => ({ code: 'disciplinary', citation: 'avertissement disciplinaire', text: reason }),
    ),
  ];
  return {
    ...emptyCell('missing'),
    ...(standing && pickStanding(standing)),
    ...(average && { outcome: 'average' }),
    average,
    isProvisional: awaitedOf(file) !== undefined,
    warnings: (standing ? warningsOf(standing) : 0) + given.length,
    reasons: besides.length === 0 ? reasons : [...reasons, ...besides],
  };
}

const pickStanding = ({ outcome, points, penalty, decidedBy }: Standing) => ({ outcome, points, penalty, decidedBy });

const averageFound = (edition: EditionName): ResultReason => ({
  code: 'average',
  citation: EDITIONS[edition].ledger.article,
  text: 'Le même mot non admis a été rejoué avant que le joueur ait été averti : il reçoit la moyenne des autres joueurs de son arbitre, dans la limite de sa solution.',
});

/** The mean of the other centres, for those whose own cancelled the turn: what was on slips is gone, conduct stays (D22). */
export const averageInPlace = (
  { reason, actor }: NonNullable<TurnCentre['cancelled']>,
  file: SlipFile | undefined,
): Cell => ({
  ...emptyCell('missing'),
  outcome: 'average',
  average: 'granted',
  warnings: file ? conductWarnings(file) : 0,
  reasons: [{ code: 'cancelled', citation: 'coup annulé dans ce centre, décision du juge-arbitre', text: reason }],
  decidedBy: actor.role,
});

/** What a turn is worth to somebody who came too late for it: nothing, unless the commission excused him. */
export function missedBy(edition: EditionName, excuse: Excuse | undefined): TurnResult {
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

export const excludedCell = (edition: EditionName, reason: string): Cell =>
  nullFor({ code: 'exclusion', citation: EDITIONS[edition].decisions.cheating.article, text: reason });

/** Nothing, for a reason that has nothing to do with a slip. */
const nullFor = (reason: ResultReason): Cell => ({ ...emptyCell('nullity'), reasons: [reason] });

export const addUp = (cell: Cell): void => {
  cell.total = cell.points + cell.bonus - cell.penalty - cell.warningCost;
};
