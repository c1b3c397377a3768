import { EDITIONS, type EditionName } from '@raccord/regulation';
import type { AppealSubject } from './events.ts';
import type { GameState, RecordedAppeal, SlipFile, TournamentState } from './state/state.ts';
import { subjectName } from './subjects.ts';

/** Has the commission or, where there was none, the chief referee decided for good after so many rulings on the slip? */
export const isDecidedSince = ({ rulings = [] }: SlipFile, count: number): boolean =>
  rulings.some(({ actor: { role }, isProvisional, order }) => {
    return !isProvisional && (role === 'commission' || role === 'chief') && order >= count;
  });

/** The last appeal to the commission of the tournament has no answer yet: neither one of its own nor a ruling on the slip. */
export function isAppealPending(file: SlipFile): boolean {
  const last = file.appeals?.findLast(({ to }) => to === 'commission');
  return last !== undefined && !last.answer && !isDecidedSince(file, last.order);
}

/** All that was filed against something, oldest first. */
export function appealsAgainst({ games, appeals }: TournamentState, subject: AppealSubject): readonly RecordedAppeal[] {
  if (subject.about === 'slip') {
    return games.get(subject.game)?.turns[subject.turn - 1]?.files.get(subject.entrant)?.appeals ?? [];
  }
  const name = subjectName(subject);
  return appeals.filter((appeal) => subjectName(appeal.subject) === name);
}

/** Against anything but a slip: the commission of the tournament has not answered yet. */
export const isToAnswer = ({ to, answer }: RecordedAppeal): boolean => to === 'commission' && !answer;

const MINUTE = 60_000;

/**
 * Until when one may appeal about a game: the start of the next one or, after the last one, so many minutes. Undefined while
 * the game goes on, or where the regulation sets no limit.
 */
export function appealDeadline({ games }: TournamentState, edition: EditionName, id: string): number | undefined {
  const { minutesAfterLastGame } = EDITIONS[edition].decisions.appeals;
  const game = games.get(id);
  if (minutesAfterLastGame === undefined || !game?.finished) return undefined;
  const later = [...games.values()].filter(({ index }) => index > game.index);
  const begun = later.flatMap(({ begunAt }) => begunAt ?? []);
  if (begun.length > 0) return Math.min(...begun);
  // A later game that was planned and then taken off counts as ended on the day it was taken off.
  const ends = [game, ...later].map(({ finished }) => finished?.at ?? Number.POSITIVE_INFINITY);
  const last = Math.max(...ends);
  return Number.isFinite(last) ? last + minutesAfterLastGame * MINUTE : undefined;
}

/** The game whose deadline an appeal has: of an exclusion, the one during which it was pronounced. */
export function gameOf({ games, entrants }: TournamentState, subject: AppealSubject): GameState | undefined {
  if ('game' in subject) return games.get(subject.game);
  const since = entrants.get(subject.entrant)?.excluded.findLast(({ value }) => value)?.from.game;
  return [...games.values()].find(({ index }) => index === since);
}

const DAY = 24 * 60 * MINUTE;

/** How the file of an appeal to the federation stands: nothing was asked for; asked for, until when; complete; lapsed. */
export interface FileStanding {
  readonly state: 'sent' | 'requested' | 'complete' | 'lapsed';
  /** When what was asked for last must be there, where the text says so. */
  readonly until?: number;
}

interface Requested {
  readonly requestedAt: number;
  readonly completion?: { readonly completedAt: number } | undefined;
}

/** No time runs before something is asked for (6.4.2.c of 2023). */
export function fileStanding(requests: readonly Requested[], edition: EditionName, now: number): FileStanding {
  const last = requests.at(-1);
  if (!last) return { state: 'sent' };
  const { weeksToComplete } = EDITIONS[edition].decisions.appeals;
  const until = weeksToComplete === undefined ? undefined : last.requestedAt + weeksToComplete * 7 * DAY;
  const isLate = until !== undefined && (last.completion?.completedAt ?? now) > until;
  const state = isLate ? 'lapsed' : last.completion ? 'complete' : 'requested';
  return { state, ...(until === undefined ? {} : { until }) };
}

export function isLateAppeal(state: TournamentState, edition: EditionName, game: string, at: number): boolean {
  const deadline = appealDeadline(state, edition, game);
  return deadline !== undefined && at > deadline;
}
