import { type Touches, writes } from '@raccord/stream';
import type {
  Appeal,
  AppealAnswer,
  AppealEffect,
  AppealSubject,
  FileCompletion,
  FileRequest,
  SlipKey,
} from '../events.ts';
import type { StateInFold } from '../state/folding.ts';
import type { RecordedAppeal } from '../state/state.ts';
import { type OfSubject, subjectName, subjectOf } from '../subjects.ts';
import { annul, annulmentTouches, type Why } from './annulments.ts';
import { ENTRANTS } from './entrants.ts';
import { countRulings, must, slipFileIn } from './finding.ts';
import { type EventKind, type EventNews, everything, nothing } from './kind.ts';
import { ofSlip } from './ofslips.ts';
import { clockPath, drawPath, progressPath, slipPath, turnPath } from './paths.ts';
import { RULINGS } from './rulings.ts';
import { SOLUTIONS } from './solutions.ts';
import type { Teller } from './teller.ts';

/** Of what a slip got: its file has it, and nothing else does. */
const slipOf = (subject: AppealSubject): readonly SlipKey[] => (subject.about === 'slip' ? [subject] : []);

/** What an appeal was filed against is there as long as this is. */
const RELIES_ON: { readonly [About in AppealSubject['about']]: (subject: OfSubject<About>) => readonly string[] } = {
  slip: (key) => [slipPath(key, key.entrant)],
  warning: (key) => [slipPath(key, key.entrant)],
  draw: (key) => [drawPath(key)],
  solution: (key) => [`${turnPath(key)}/solution`],
  cancellation: ({ centre, ...key }) => [
    centre === undefined ? turnPath(key) : `${clockPath({ ...key, centre })}/cancelled`,
  ],
  lateness: ({ entrant }) => [`entrant/${entrant}/presence`],
  end: ({ game }) => [progressPath(game)],
  exclusion: ({ entrant }) => [`entrant/${entrant}/presence`],
};

const reliesOn = (subject: AppealSubject): readonly string[] =>
  (RELIES_ON[subject.about] as (subject: AppealSubject) => readonly string[])(subject);

const appealPath = (subject: AppealSubject): string => `appeal/${subjectName(subject)}`;

type Said<Data> = Pick<EventKind<Data>, 'evolve' | 'told'> & Partial<Pick<EventKind<Data>, 'recounts' | 'touches'>>;

/** What concerns an appeal: of a slip, its file and nothing else. */
function ofAppeal<Data extends AppealSubject>(said: Said<Data>): EventKind<Data> {
  const slip = ofSlip<Data & SlipKey>(said as Said<Data & SlipKey>);
  const isOfSlip = (data: Data): data is Data & SlipKey => data.about === 'slip';
  return {
    isLasting: false,
    slips: (data) => slipOf(subjectOf(data)),
    touches: (data) => {
      if (isOfSlip(data)) return slip.touches(data);
      const subject = subjectOf(data);
      return { writes: [appealPath(subject)], reads: reliesOn(subject) };
    },
    recounts: (data) => (isOfSlip(data) ? slip.recounts(data) : nothing()),
    news: (data): EventNews => (isOfSlip(data) ? slip.news(data) : everything()),
    ...said,
  };
}

/** Appeals about one kind of thing: where they are kept, to be changed. */
function keep(
  state: StateInFold,
  subject: AppealSubject,
  event: string,
  appeal: (order: number) => RecordedAppeal,
): void {
  if (subject.about !== 'slip') {
    state.appeals = [...state.appeals, appeal(0)];
    return;
  }
  const file = slipFileIn(state, subject, event);
  file.appeals = [...(file.appeals ?? []), appeal(countRulings(file))];
}

/** Changes the last appeal about something. */
function change(
  state: StateInFold,
  subject: AppealSubject,
  event: string,
  into: (appeal: RecordedAppeal) => RecordedAppeal,
): void {
  const file = subject.about === 'slip' ? slipFileIn(state, subject, event) : undefined;
  const all = file?.appeals ?? state.appeals;
  const path = appealPath(subject);
  const at = all.findLastIndex((appeal) => appealPath(appeal.subject) === path);
  const changed = all.with(at, into(must(all[at])));
  if (file) file.appeals = changed;
  else state.appeals = changed;
}

/**
 * Something is decided anew: what was answered about it before was about another decision. A warning confirmed stays so beside
 * the next one of its turn.
 */
export function leaveBehind(state: StateInFold, decided: AppealSubject): void {
  const name = subjectName(decided);
  const isLeft = ({ subject, answer }: RecordedAppeal) =>
    subjectName(subject) === name &&
    answer !== undefined &&
    (subject.about !== 'warning' || answer.effect !== undefined);
  if (state.appeals.some(isLeft))
    state.appeals = state.appeals.map((appeal) => (isLeft(appeal) ? { ...appeal, isPast: true } : appeal));
}

/** Appeals, what the commission answers, and what that of the federation asks for. */
export const APPEALS = {
  'appeal-filed': ofAppeal<AppealSubject & Appeal>({
    evolve: (state, data, stamp, id) => {
      const { by, appellant, to, reason, isLate } = data;
      const said = { by, to, reason, isLate, ...(appellant === undefined ? {} : { appellant }) };
      const subject = subjectOf(data);
      keep(state, subject, id, (order) => ({ ...said, ...stamp, subject, order }));
    },
    told: (data, teller) => {
      const { by, appellant, to, isLate } = data;
      const from = by === 'referees' ? 'du corps arbitral' : 'du joueur';
      const who = appellant === undefined ? '' : ` (${teller.entrant(appellant)})`;
      return `${KINDS_OF_APPEAL[to]} ${from}${who}${isLate ? ', hors délai' : ''} : ${teller.subject(subjectOf(data))}`;
    },
  }),
  'appeal-answered': ofAppeal<AppealSubject & AppealAnswer>({
    evolve: (state, data, stamp, id) => {
      const { to, isUpheld, reason, effect } = data;
      const subject = subjectOf(data);
      change(state, subject, id, (appeal) => ({
        ...appeal,
        answer: { to, isUpheld, reason, ...(effect ? { effect } : {}), ...stamp },
      }));
      if (effect) carryOut(state, subject, effect, { ...stamp, reason }, id);
    },
    touches: (data) => {
      const subject = subjectOf(data);
      const effect = data.effect ? effectTouches(subject, data.effect) : writes();
      return { writes: [...reached(subject), ...effect.writes], reads: [...reliesOn(subject), ...effect.reads] };
    },
    recounts: (data) =>
      data.about === 'slip' ? { of: 'slips', slips: slipOf(subjectOf(data)) } : data.effect ? everything() : nothing(),
    told: (data, teller) => {
      const effect = data.effect ? ` ; ${effectTold(data.effect, teller)}` : '';
      const answered = data.to === 'federation' ? 'second recours ' : 'réclamation ';
      const how = `${data.isUpheld ? 'admis' : 'rejeté'}${data.to === 'federation' ? '' : 'e'}`;
      return `${answered}${how} : ${teller.subject(subjectOf(data))}${effect}`;
    },
  }),
  'completion-requested': ofAppeal<AppealSubject & FileRequest>({
    evolve: (state, data, stamp, id) => {
      const { requestedAt, reason } = data;
      change(state, subjectOf(data), id, (appeal) => ({
        ...appeal,
        requests: [...(appeal.requests ?? []), { requestedAt, reason, ...stamp }],
      }));
    },
    told: (data, teller) => `pièces demandées pour le second recours : ${teller.subject(subjectOf(data))}`,
  }),
  'file-completed': ofAppeal<AppealSubject & FileCompletion>({
    evolve: (state, data, stamp, id) => {
      const { completedAt, reason } = data;
      change(state, subjectOf(data), id, ({ requests = [], ...appeal }) => ({
        ...appeal,
        requests: requests.with(-1, { ...must(requests.at(-1)), completion: { completedAt, reason, ...stamp } }),
      }));
    },
    told: (data, teller) => `dossier du second recours complété : ${teller.subject(subjectOf(data))}`,
  }),
};

const KINDS_OF_APPEAL: Readonly<Record<Appeal['to'], string>> = {
  commission: 'réclamation',
  federation: 'second recours',
};

const reached = (subject: AppealSubject): readonly string[] =>
  subject.about === 'slip' ? reliesOn(subject) : [appealPath(subject)];

/** What an answer does by what another kind of event would do. */
const DONE_BY = {
  'slip-ruled': RULINGS['slip-ruled'],
  'turn-cancelled': SOLUTIONS['turn-cancelled'],
  'turns-corrected': SOLUTIONS['turns-corrected'],
  'entrant-reinstated': ENTRANTS['entrant-reinstated'],
};

type DoneBy = Exclude<AppealEffect, { readonly type: 'annulled' }>;

const doneBy = ({ type }: DoneBy): EventKind<unknown> => DONE_BY[type] as EventKind<unknown>;

function carryOut(state: StateInFold, subject: AppealSubject, effect: AppealEffect, why: Why, id: string): void {
  if (effect.type === 'annulled') annul(state, subject, why, effect.grants);
  else doneBy(effect).evolve(state, effect.data, { actor: why.actor, at: why.at }, id);
}

const effectTouches = (subject: AppealSubject, effect: AppealEffect): Touches =>
  effect.type === 'annulled' ? annulmentTouches(subject) : doneBy(effect).touches(effect.data);

export function effectTold(effect: AppealEffect, teller: Teller): string {
  if (effect.type !== 'annulled') return doneBy(effect).told(effect.data, teller);
  return effect.grants ? 'la moyenne des autres est accordée' : 'la décision contestée est annulée';
}
