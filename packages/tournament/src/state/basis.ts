import type { CommandType } from '../commands.ts';
import { positionOf } from './position.ts';
import { type TournamentState, turnOf } from './state.ts';

/** Commands whose event sets what stands of a slip, those about something else than a slip apart. */
const BASIS_COMMANDS: ReadonlySet<CommandType> = new Set([
  'record-slips',
  'record-tops',
  'correct-slip',
  'refer-slip',
  'file-appeal',
  'answer-appeal',
  'request-completion',
  'complete-file',
  'rule-slip',
  'withdraw-ruling',
]);

/** Does the event of a command set what stands of a slip? What comes after it is decided on that. */
export const setsBasis = ({ type, data }: { readonly type: CommandType; readonly data: object }): boolean =>
  BASIS_COMMANDS.has(type) && (!('about' in data) || data.about === 'slip');

/**
 * What stands of a slip that an event has judged again as it is after so many corrections: where one of them is taken back later,
 * the same event has judged another slip.
 */
export const judgedAgainBy = (event: string, corrections: number): string =>
  corrections === 0 ? event : `${event} ${corrections}`;

/** The event that set what stands, and after how many corrections where it judged again. */
export function setBy(basis: string): { readonly event: string; readonly corrections: number } {
  const [, event = basis, corrections = '0'] = /^(.+) (\d+)$/.exec(basis) ?? [];
  return { event, corrections: Number(corrections) };
}

/** Everything that the data of a command may name of a turn. */
interface Named {
  readonly game?: unknown;
  readonly turn?: unknown;
  readonly entrant?: string;
  readonly entrants?: readonly string[];
  readonly slips?: readonly { readonly entrant: string }[];
}

/** The entrants about whose slips a command is. */
export function entrantsNamed(data: object): readonly string[] {
  const { entrant, entrants = [], slips = [] } = data as Named;
  return [...(entrant === undefined ? [] : [entrant]), ...entrants, ...slips.map((slip) => slip.entrant)];
}

/**
 * What a command about a turn is decided on: of a slip, the event that set what stands of it; before there is one, and for the
 * turn itself, its board and its draw. Undefined when it speaks of no turn, or of slips that have not the same.
 */
export function basisOf(state: TournamentState, data: object): string | undefined {
  const { game, turn: number } = data as Named;
  const turn = typeof game === 'string' && typeof number === 'number' ? turnOf(state, game, number) : undefined;
  if (!turn) return undefined;
  const entrants = entrantsNamed(data);
  const [first, ...others] = entrants.map((entrant) => turn.files.get(entrant)?.basis);
  return others.every((other) => other === first) ? (first ?? positionOf(turn)) : undefined;
}
