import { accept, type Result } from '@raccord/scrabble';
import { type ToppingState, toppingState } from '@raccord/training';
import type { Answer } from '../mark.ts';
import type { SittingActor, SittingEventBody } from './events.ts';
import type { ToppingAct } from './kinds.ts';
import { lookOf } from './lookalike.ts';
import { type ExamMaterial, type Material, materialCount, type ToppingMaterial } from './material.ts';
import { type SittingRefusalCode, sittingRefused } from './refusals.ts';
import { type Participant, type SittingState, sittingStage } from './state.ts';

const MOST_PARTICIPANTS = 200;
/** Answers to one slip, and proposals for one draw. */
const MOST_CHANGES = 30;
const MOST_PROPOSALS = 60;
/** How often a phone whose answer was lost joins again. */
const MOST_RETURNS = 50;

/** An answer that was given in time may take so long on its way. */
export const GRACE_MS = 5_000;
const MINUTE = 60_000;

type Decision<T = SittingEventBody> = Result<T, SittingRefusalCode>;

/** What a decision may look at. */
interface SittingContext {
  readonly material: Material;
  readonly state: SittingState;
}

/** Decides a command that carries such data: one event, or a refusal. */
type DecideSitting<Data> = (context: SittingContext, data: Data, asking: Asking) => Decision;

interface Asking {
  readonly actor: SittingActor;
  readonly at: number;
}

/** When the time of an exam is over; undefined before it begins. */
export const endOf = (material: Material, { startedAt }: SittingState): number | undefined =>
  material.kind === 'exam' && startedAt !== undefined ? startedAt + material.minutes * MINUTE : undefined;

/** Can he answer no more? */
export function isDone(material: ExamMaterial, state: SittingState, { isFinished }: Participant, at: number): boolean {
  const end = endOf(material, state);
  return isFinished || state.closedAt !== undefined || (end !== undefined && at > end + GRACE_MS);
}

const join: DecideSitting<{ readonly name: string; readonly tokenHash: string }> = (
  { material, state },
  { name, tokenHash },
  { actor },
) => {
  if (actor.role !== 'participant' || state.removed.has(actor.id)) return sittingRefused('not-seated');
  // His answer was lost: he is in, and comes back.
  const known = state.participants.get(actor.id);
  if (known && known.returns >= MOST_RETURNS) return sittingRefused('joined-enough');
  if (known) return accept({ type: 'participant-readmitted', data: { participant: actor.id, tokenHash } });
  if (state.closedAt !== undefined) return sittingRefused('sitting-closed');
  // By giving the start, its maker has accepted those who are there: nobody learns the tops under a second name.
  if (material.kind === 'topping' && state.startedAt !== undefined) return sittingRefused('joining-over');
  if (state.participants.size >= MOST_PARTICIPANTS) return sittingRefused('sitting-full');
  const isTaken = [...state.participants.values()].some((other) => lookOf(other.name) === lookOf(name));
  return isTaken ? sittingRefused('name-taken') : accept({ type: 'participant-joined', data: { name, tokenHash } });
};

/** On another phone. */
const readmit: DecideSitting<{ readonly participant: string; readonly tokenHash: string }> = ({ state }, data) =>
  state.participants.has(data.participant)
    ? accept({ type: 'participant-readmitted', data })
    : sittingRefused('not-in-sitting');

/** Whoever sat it by mistake or under another's name. */
const remove: DecideSitting<{ readonly participant: string }> = ({ state }, data) =>
  state.participants.has(data.participant)
    ? accept({ type: 'participant-removed', data })
    : sittingRefused('not-in-sitting');

const start: DecideSitting<object> = ({ state }) => {
  if (state.closedAt !== undefined) return sittingRefused('sitting-closed');
  return state.startedAt === undefined
    ? accept({ type: 'sitting-started', data: {} })
    : sittingRefused('sitting-started');
};

const close: DecideSitting<object> = ({ state }) => {
  if (state.startedAt === undefined) return sittingRefused('sitting-not-started');
  return state.closedAt === undefined ? accept({ type: 'sitting-closed', data: {} }) : sittingRefused('sitting-closed');
};

/** Who asks, while anybody can do anything in it. */
function seated({ state }: SittingContext, { actor }: Asking): Decision<Participant> {
  const own = actor.role === 'participant' ? state.participants.get(actor.id) : undefined;
  if (!own) return sittingRefused('not-seated');
  const stage = sittingStage(state);
  if (stage === 'running') return accept(own);
  return sittingRefused(stage === 'closed' ? 'sitting-closed' : 'sitting-not-started');
}

/** @param data.slip from 0. */
const answer: DecideSitting<{ readonly slip: number; readonly answer: Answer }> = (context, data, asking) => {
  const { material, state } = context;
  const own = seated(context, asking);
  if (!own.ok) return own;
  if (material.kind !== 'exam' || data.slip >= materialCount(material)) return sittingRefused('not-in-sitting');
  if (isDone(material, state, own.value, asking.at)) return sittingRefused('exam-over');
  if ((own.value.changes.get(data.slip) ?? 0) >= MOST_CHANGES) return sittingRefused('changed-enough');
  return accept({ type: 'slip-answered', data });
};

/** Whoever made the sitting finds that a slip could not be judged: marks are worked out again without it. */
const neutralise: DecideSitting<{ readonly slip: number; readonly isNeutral: boolean }> = (
  { material, state },
  data,
) => {
  if (material.kind !== 'exam' || data.slip >= materialCount(material)) return sittingRefused('not-in-sitting');
  if (state.startedAt === undefined) return sittingRefused('sitting-not-started');
  return accept({ type: 'slip-neutralised', data });
};

/** A candidate who has seen the right answers says why one of them is not. */
const contest: DecideSitting<{ readonly slip: number; readonly text: string }> = (
  { material, state },
  data,
  asking,
) => {
  const { actor } = asking;
  if (actor.role !== 'participant' || !state.participants.has(actor.id)) return sittingRefused('not-seated');
  if (material.kind !== 'exam' || data.slip >= materialCount(material)) return sittingRefused('not-in-sitting');
  return state.closedAt === undefined ? sittingRefused('results-later') : accept({ type: 'slip-contested', data });
};

const answerContest: DecideSitting<{ readonly participant: string; readonly slip: number; readonly text: string }> = (
  { state },
  data,
) =>
  state.participants.get(data.participant)?.contests.has(data.slip)
    ? accept({ type: 'contest-answered', data })
    : sittingRefused('not-in-sitting');

const finish: DecideSitting<object> = (context, _, asking) => {
  const own = seated(context, asking);
  if (!own.ok) return own;
  if (context.material.kind !== 'exam') return sittingRefused('not-in-sitting');
  return own.value.isFinished ? sittingRefused('exam-over') : accept({ type: 'exam-finished', data: {} });
};

/** Where he is in the game: once it is closed, where he was then. */
export const toppingStandingOf = (
  { game, terms }: ToppingMaterial,
  { closedAt }: SittingState,
  { topping }: Participant,
  at: number,
): ToppingState => toppingState(game, topping, closedAt ?? at, terms);

/** @param data.draw the one that he means, from 1: what comes too late for it changes nothing. */
const playTopping: DecideSitting<{ readonly draw: number; readonly act: ToppingAct }> = (
  context,
  { draw, act },
  asking,
) => {
  const { material, state } = context;
  const own = seated(context, asking);
  if (!own.ok) return own;
  if (material.kind !== 'topping') return sittingRefused('not-in-sitting');
  const { turns, current, isOver } = toppingStandingOf(material, state, own.value, asking.at);
  const isMeant = draw === turns.length + 1 && !isOver && (act.kind === 'see-draw') === (current === undefined);
  if (!isMeant) return sittingRefused('draw-over');
  const isTooMuch = act.kind === 'propose' && current && current.proposals.length >= MOST_PROPOSALS;
  return isTooMuch ? sittingRefused('changed-enough') : accept({ type: 'topping-played', data: { act } });
};

/** Everything that can be asked in a sitting, and what decides it. */
const SITTING_COMMANDS = {
  join,
  readmit,
  remove,
  start,
  close,
  answer,
  neutralise,
  contest,
  'answer-contest': answerContest,
  finish,
  'play-topping': playTopping,
};

export type SittingCommandType = keyof typeof SITTING_COMMANDS;

export type SittingCommandBody = {
  readonly [Type in SittingCommandType]: {
    readonly type: Type;
    readonly data: Parameters<(typeof SITTING_COMMANDS)[Type]>[1];
  };
}[SittingCommandType];

/** A command: its id makes it done once, however often it is sent. */
export type SittingCommand = SittingCommandBody & Asking & { readonly id: string };

/** Says what a command brings about: one event, or a refusal. */
export const decideSitting = (context: SittingContext, { type, data, ...asking }: SittingCommand): Decision =>
  (SITTING_COMMANDS[type] as DecideSitting<unknown>)(context, data, asking);
