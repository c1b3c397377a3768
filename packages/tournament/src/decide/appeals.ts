import { accept } from '@raccord/scrabble';
import { appealsAgainst, gameOf, isLateAppeal } from '../appeals.ts';
import type { Remedy } from '../commands.ts';
import { contestedOf, isDecided } from '../contestable.ts';
import type {
  Appeal,
  AppealAnswer,
  AppealEffect,
  AppealSubject,
  Commission,
  FileCompletion,
  FileRequest,
} from '../events.ts';
import { describeSubject } from '../kinds/index.ts';
import type { Actor } from '../people.ts';
import { hasCommission, type RecordedAppeal, type TournamentState } from '../state/state.ts';
import { type OfSubject, subjectOf } from '../subjects.ts';
import { reinstateEntrant } from './cheating.ts';
import {
  asked,
  type Context,
  type Decide,
  type Decision,
  findEntrant,
  findGame,
  isBlank,
  REFEREE_ACTORS,
} from './context.ts';
import { correctTurns } from './correctturns.ts';
import { cancelTurn } from './ends.ts';
import { refused } from './refusals.ts';
import { CLOCKS_APART, ruleSlip } from './rulings.ts';
import { findAtTable } from './slips.ts';

const composeCommission: Decide<Commission> = (_, { president, members }) => {
  const names = [president, ...members].map((name) => name.trim().replace(/\s+/g, ' '));
  if (isBlank(president)) return refused('name-missing', 'du président de la commission');
  if (names.some(isBlank)) return refused('name-missing', 'd’un membre de la commission');
  const repeated = names.find((name, index) => names.indexOf(name) !== index);
  if (repeated !== undefined) return refused('named-twice', repeated);
  return accept({ type: 'commission-composed', data: { president: names[0], members: names.slice(1) } });
};

/** Any decision may be appealed against (6.3), by a player or by the referees; after the commission, to that of the federation. */
const fileAppeal: Decide<AppealSubject & Omit<Appeal, 'isLate'>> = (context, data, command) => {
  const { to, reason } = data;
  const { state, charter } = context;
  const subject = subjectOf(data);
  const place =
    subject.about === 'slip' ? findAtTable(context, subject, command) : findSubject(context, subject, command.actor);
  if (!place.ok) return place;
  const what = describeSubject(subject, state);
  if (!isDecided(state, subject)) return refused('nothing-decided', what);
  const contested = contestedOf(state, subject);
  if (contested === 'pending') return refused('already-appealed', what);
  if (contested === 'at-federation') return refused('already-at-federation', what);
  if (to === 'federation' && contested === 'never') return refused('commission-first', what);
  if (to === 'commission' && contested === 'answered') return refused('commission-answered', what);
  if (isBlank(reason)) return refused('reason-missing');
  const from = authorOf(context, data, command.actor);
  if (!from.ok) return from;
  const game = gameOf(state, subject);
  const isLate =
    to === 'commission' && game !== undefined && isLateAppeal(state, charter.edition, game.plan.id, command.at);
  return accept({ type: 'appeal-filed', data: { ...subject, ...from.value, to, reason, isLate } });
};

/** Who appeals: a player for himself, somebody else for him or for the referees. */
function authorOf(
  context: Context,
  { by, appellant, ...subject }: AppealSubject & Omit<Appeal, 'isLate'>,
  actor: Actor,
): Decision<Pick<Appeal, 'by' | 'appellant'>> {
  const isOfSomebody = 'entrant' in subject;
  if (actor.role === 'player') return accept({ by: 'player', ...(isOfSomebody ? {} : { appellant: actor.id }) });
  if (by === 'referees' || isOfSomebody) return accept({ by });
  if (appellant === undefined) return refused('appellant-missing');
  const found = findEntrant(context, appellant);
  return found.ok ? accept({ by, appellant }) : found;
}

/** What it names is there, and a player speaks of himself alone. */
function findSubject(context: Context, subject: AppealSubject, actor: Actor): Decision<unknown> {
  if ('game' in subject) {
    const game = findGame(context, subject.game);
    if (!game.ok) return game;
  }
  if (!('entrant' in subject)) return accept(undefined);
  if (actor.role === 'player' && actor.id !== subject.entrant) return refused('not-your-slip');
  return findEntrant(context, subject.entrant);
}

/** The appeal about something that has no answer yet: the last one filed. */
function findOpen(state: TournamentState, data: AppealSubject): Decision<RecordedAppeal> {
  const subject = subjectOf(data);
  const last = appealsAgainst(state, subject).at(-1);
  const isOpen = last && (last.to === 'federation' ? !last.answer : contestedOf(state, subject) === 'pending');
  return isOpen ? accept(last) : refused('no-open-appeal', describeSubject(subject, state));
}

/** The commission answers or, where there is none, the chief referee; they also note what that of the federation answered. */
const answerAppeal: Decide<AppealSubject & Omit<AppealAnswer, 'to' | 'effect'> & { readonly remedy?: Remedy }> = (
  context,
  data,
  command,
) => {
  const { isUpheld, reason, remedy } = data;
  const found = findOpen(context.state, data);
  if (!found.ok) return found;
  if (command.actor.role === 'chief' && hasCommission(context.state)) return refused('commission-answers');
  if (isBlank(reason)) return refused('reason-missing');
  const subject = subjectOf(data);
  const answer = { ...subject, to: found.value.to, isUpheld, reason };
  if (!remedy) return accept({ type: 'appeal-answered', data: answer });
  if (!isUpheld || !REMEDIES[subject.about].includes(remedy.kind)) return refused('remedy-not-here');
  const effect = effectOf(context, subject, remedy, reason, command);
  return effect.ok ? accept({ type: 'appeal-answered', data: { ...answer, effect: effect.value } }) : effect;
};

/** What can be ordered about what. */
const REMEDIES: Readonly<Record<AppealSubject['about'], readonly Remedy['kind'][]>> = {
  slip: ['ruling'],
  warning: ['annulment'],
  draw: ['corrected-turns', 'cancelled-turn'],
  solution: ['corrected-turns', 'cancelled-turn'],
  cancellation: ['annulment'],
  lateness: ['annulment'],
  end: ['annulment'],
  exclusion: ['annulment'],
};

type Asked = Parameters<typeof answerAppeal>;

/** A remedy is decided as the command of the same effect would be. */
function effectOf(
  context: Asked[0],
  subject: AppealSubject,
  remedy: Remedy,
  reason: string,
  command: Asked[2],
): Decision<AppealEffect> {
  switch (remedy.kind) {
    case 'annulment':
      return annulmentOf(context, subject, remedy.grants, reason, command);
    case 'ruling': {
      const { kind: _, ...ruled } = remedy;
      return asEffect(ruleSlip(context, { ...(subject as OfSubject<'slip'>), ...ruled, reason }, command));
    }
    case 'cancelled-turn': {
      const { kind: _, ...where } = remedy;
      const { game, turn } = subject as OfSubject<'draw'>;
      return asEffect(cancelTurn(context, { game, turn, ...where, reason }, command));
    }
    case 'corrected-turns': {
      const { kind: _, ...corrections } = remedy;
      const { game } = subject as OfSubject<'draw'>;
      return asEffect(correctTurns(context, { game, ...corrections, reason }, command));
    }
  }
}

const asEffect = (decision: Decision): Decision<AppealEffect> => decision as Decision<AppealEffect>;

function annulmentOf(
  context: Asked[0],
  subject: AppealSubject,
  grants: 'average' | undefined,
  reason: string,
  command: Asked[2],
): Decision<AppealEffect> {
  if (grants && subject.about !== 'lateness') return refused('remedy-not-here');
  if (subject.about === 'exclusion') return asEffect(reinstateEntrant(context, { ...subject, reason }, command));
  if (subject.about === 'cancellation' && subject.centre === undefined) {
    const game = context.state.games.get(subject.game);
    // It is put back where it was: what was played in its place, or after it, would not follow from it.
    const isLast = game?.cancelled.at(-1)?.turn.number === subject.turn && game.turns.length === subject.turn - 1;
    if (!isLast) return refused('turn-replaced', subject.turn);
    if (game?.finished) return refused('end-stands', subject.turn);
  }
  return accept({ type: 'annulled', ...(grants ? { grants } : {}) });
}

/** The president of the commission of the federation asks for what is missing (6.4.2.c): the time to complete it runs from then. */
const requestCompletion: Decide<AppealSubject & Dated<FileRequest, 'requestedAt'>> = ({ state }, data, { at }) => {
  const { requestedAt = at, reason } = data;
  const found = findSecond(state, data);
  if (!found.ok) return found;
  if (isBlank(reason)) return refused('reason-missing');
  if (requestedAt > at + CLOCKS_APART || requestedAt < startOfDay(found.value.at)) return refused('bad-day-of-file');
  return accept({ type: 'completion-requested', data: { ...subjectOf(data), requestedAt, reason } });
};

const completeFile: Decide<AppealSubject & Dated<FileCompletion, 'completedAt'>> = ({ state }, data, { at }) => {
  const { completedAt = at, reason } = data;
  const found = findSecond(state, data);
  if (!found.ok) return found;
  const last = found.value.requests?.at(-1);
  if (!last || last.completion) return refused('nothing-requested');
  if (isBlank(reason)) return refused('reason-missing');
  if (completedAt > at + CLOCKS_APART || completedAt < startOfDay(last.requestedAt)) return refused('bad-day-of-file');
  return accept({ type: 'file-completed', data: { ...subjectOf(data), completedAt, reason } });
};

const DAY = 24 * 3_600_000;

/** A day is noted without its time: no earlier than the day before, wherever midnight is. */
const startOfDay = (at: number): number => at - DAY;

function findSecond(state: TournamentState, data: AppealSubject): Decision<RecordedAppeal> {
  const found = findOpen(state, data);
  if (!found.ok) return found;
  return found.value.to === 'federation' ? found : refused('no-second-appeal', describeSubject(subjectOf(data), state));
}

/** Now, where no time is given. */
type Dated<T, Key extends keyof T> = Omit<T, Key> & Partial<Pick<T, Key>>;

export const APPEALS_COMMANDS = {
  'compose-commission': asked({ action: 'composer la commission', others: ['commission'], decide: composeCommission }),
  'file-appeal': asked({
    action: 'déposer une réclamation',
    others: [...REFEREE_ACTORS, 'commission', 'player'],
    inCentre: true,
    decide: fileAppeal,
  }),
  'answer-appeal': asked({ action: 'répondre à une réclamation', others: ['commission'], decide: answerAppeal }),
  'request-completion': asked({
    action: 'noter ce que la commission fédérale demande',
    others: ['commission'],
    decide: requestCompletion,
  }),
  'complete-file': asked({ action: 'compléter un dossier de recours', others: ['commission'], decide: completeFile }),
};
