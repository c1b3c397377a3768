import type { SessionAnswer } from '@raccord/contract';
import {
  type AppealSubject,
  contestedOf,
  decisionsOf,
  describeEffect,
  describeSubject,
  type Journal,
  nameOf,
  type RecordedAppeal,
  type Stamp,
  type TournamentState,
  turnOf,
} from '@raccord/tournament';
import { entrantsFor, isInRemit, lastSeatOf } from './remit.ts';
import { type Sight, sightOf } from './sight.ts';

/** Appeals against anything but slips, and what may be appealed against; a player has those that concern him or that he made. */
export function seeAppeals({ state, events }: Journal, session: SessionAnswer) {
  const isSeen = seenBy(state, session);
  const near = [...entrantsFor(state, session)].map(({ id }) => id);
  return {
    sequence: events.length,
    appeals: appealsFor(state, session),
    open: [...decisionsOf(state, near)].filter(isSeen).flatMap((subject) => {
      const contested = contestedOf(state, subject);
      if (contested !== 'never' && contested !== 'answered') return [];
      const to = contested === 'never' ? ('commission' as const) : ('federation' as const);
      return [{ subject, what: describeSubject(subject, state), to }];
    }),
  };
}

export function appealsFor(state: TournamentState, session: SessionAnswer) {
  const isSeen = seenBy(state, session);
  const isOwn = ({ subject, appellant }: RecordedAppeal) =>
    session.role !== 'player' || appellant === session.id || ('entrant' in subject && subject.entrant === session.id);
  return state.appeals
    .filter((appeal) => isOwn(appeal) && isSeen(appeal.subject))
    .map((appeal) => showWhole(state, appeal));
}

const seenBy = (state: TournamentState, session: SessionAnswer) => {
  const sight = sightOf(state, session);
  return (subject: AppealSubject) => isShown(state, sight, subject) && isOfRemit(state, session, subject);
};

/** What a station knows nothing of is not shown: the letters of a turn that it has not begun, the end of a game. */
function isShown(state: TournamentState, sight: Sight, subject: AppealSubject): boolean {
  const game = 'game' in subject ? state.games.get(subject.game) : undefined;
  if (subject.about === 'end') return game !== undefined && sight.isFinished(game);
  const turn = 'turn' in subject ? turnOf(state, subject.game, subject.turn) : undefined;
  if (!turn) return true;
  return subject.about === 'solution' ? sight.isTold(turn) : sight.isShown(turn);
}

/** What concerns somebody is for those who deal with him; of others, a player knows what concerns everybody. */
function isOfRemit(state: TournamentState, session: SessionAnswer, subject: AppealSubject): boolean {
  if ('centre' in subject && subject.centre !== undefined && session.role !== 'player')
    return isInRemit(session, subject.centre);
  if (!('entrant' in subject)) return true;
  if (session.role === 'player') return subject.entrant === session.id;
  const entrant = state.entrants.get(subject.entrant);
  return entrant !== undefined && isInRemit(session, lastSeatOf(entrant).centre);
}

/** With who appeals, where what it is against does not say it. */
function showWhole(state: TournamentState, appeal: RecordedAppeal) {
  const { subject, appellant } = appeal;
  const who = appellant === undefined ? undefined : state.entrants.get(appellant);
  return {
    ...showAppeal(state, appeal),
    ...{ subject, what: describeSubject(subject, state) },
    ...(who ? { appellant: nameOf(who.members) } : {}),
  };
}

/** An appeal with what was answered, and what the commission of the federation asked for. */
export function showAppeal(state: TournamentState, appeal: RecordedAppeal) {
  const { by, to, reason, isLate, answer, requests = [] } = appeal;
  return {
    ...showStamp(appeal),
    ...{ from: by, to, reason, isLate },
    ...(answer
      ? {
          answer: {
            ...showStamp(answer),
            ...{ isUpheld: answer.isUpheld, reason: answer.reason },
            ...(answer.effect ? { effect: describeEffect(answer.effect, state) } : {}),
          },
        }
      : {}),
    requests: requests.map((request) => {
      const { completion, requestedAt, reason } = request;
      const sent = completion && {
        ...showStamp(completion),
        ...{ reason: completion.reason, completedAt: completion.completedAt },
      };
      return { ...showStamp(request), requestedAt, reason, ...(sent ? { completion: sent } : {}) };
    }),
  };
}

export const showStamp = ({ actor: { role, name }, at }: Stamp) => ({ by: { role, name }, at });
