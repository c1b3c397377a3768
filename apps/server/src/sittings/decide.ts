import type { FaultCode } from '@raccord/contract';
import type { Answer } from '@raccord/school';
import { type ToppingState, toppingState } from '@raccord/training';
import { type ExamMaterial, type Material, materialCount, type ToppingMaterial } from './material.ts';
import { type Participant, type SittingFact, type SittingState, sittingStage, type ToppingAct } from './state.ts';

/** What comes of something asked: a fact, nothing new, or why it is refused. */
export type SittingDecision = SittingFact | 'nothing' | { readonly refusal: FaultCode };

const MOST_PARTICIPANTS = 200;
/** Answers to one slip, and proposals for one draw. */
const MOST_CHANGES = 30;
const MOST_PROPOSALS = 60;
/** How often a phone whose answer was lost joins again. */
const MOST_RETURNS = 50;

/** An answer that was given in time may take so long on its way. */
export const GRACE_MS = 5_000;
const MINUTE = 60_000;

const refuse = (refusal: FaultCode): SittingDecision => ({ refusal });

/** When the time of an exam is over; undefined before it begins. */
export const endOf = (material: Material, { startedAt }: SittingState): number | undefined =>
  material.kind === 'exam' && startedAt !== undefined ? startedAt + material.minutes * MINUTE : undefined;

/** Can he answer no more? */
export function isDone(material: ExamMaterial, state: SittingState, { isFinished }: Participant, at: number): boolean {
  const end = endOf(material, state);
  return isFinished || state.closedAt !== undefined || (end !== undefined && at > end + GRACE_MS);
}

/** What is the same for the eye is the same name. */
const folded = (name: string): string => name.normalize('NFKC').toLocaleLowerCase('fr');

export function join(state: SittingState, joining: Extract<SittingFact, { readonly type: 'joined' }>): SittingDecision {
  const { participant, name, tokenHash } = joining;
  // His answer was lost: he is in, and comes back.
  const known = state.participants.get(participant);
  if (known)
    return known.returns < MOST_RETURNS ? { type: 'readmitted', participant, tokenHash } : refuse('joined-enough');
  if (state.removed.has(participant)) return refuse('no-session');
  if (state.closedAt !== undefined) return refuse('sitting-closed');
  if (state.participants.size >= MOST_PARTICIPANTS) return refuse('sitting-full');
  const isTaken = [...state.participants.values()].some((other) => folded(other.name) === folded(name));
  return isTaken ? refuse('name-taken') : joining;
}

/** Whoever sat it by mistake or under another's name; asked again, he is gone already. */
export const remove = (state: SittingState, participant: string): SittingDecision =>
  state.participants.has(participant) ? { type: 'removed', participant } : 'nothing';

export function start(state: SittingState): SittingDecision {
  if (state.closedAt !== undefined) return refuse('sitting-closed');
  return state.startedAt === undefined ? { type: 'started' } : 'nothing';
}

export function close(state: SittingState): SittingDecision {
  if (state.startedAt === undefined) return refuse('sitting-not-started');
  return state.closedAt === undefined ? { type: 'closed' } : 'nothing';
}

/** Why nobody can do anything in it; undefined when they can. */
function standstill(state: SittingState): FaultCode | undefined {
  const stage = sittingStage(state);
  return stage === 'running' ? undefined : stage === 'closed' ? 'sitting-closed' : 'sitting-not-started';
}

interface GivenAnswer {
  /** From 0. */
  readonly slip: number;
  readonly answer: Answer;
}

export function answer(
  material: ExamMaterial,
  state: SittingState,
  own: Participant,
  { slip, answer }: GivenAnswer,
  at: number,
): SittingDecision {
  const fault = standstill(state);
  if (fault) return refuse(fault);
  if (slip >= materialCount(material)) return refuse('not-found');
  if (isDone(material, state, own, at)) return refuse('exam-over');
  if ((own.changes.get(slip) ?? 0) >= MOST_CHANGES) return refuse('changed-enough');
  return { type: 'answered', participant: own.id, slip, answer };
}

export function finish(state: SittingState, own: Participant): SittingDecision {
  const fault = standstill(state);
  if (fault) return refuse(fault);
  return own.isFinished ? 'nothing' : { type: 'finished', participant: own.id };
}

/** Where he is in the game: once it is closed, where he was then. */
export const toppingStandingOf = (
  { game, terms }: ToppingMaterial,
  { closedAt }: SittingState,
  { topping }: Participant,
  at: number,
): ToppingState => toppingState(game, topping, closedAt ?? at, terms);

/** @param draw the one that he means, from 1: what comes too late for it changes nothing. */
export function playTopping(
  material: ToppingMaterial,
  state: SittingState,
  own: Participant,
  { draw, act }: { readonly draw: number; readonly act: ToppingAct },
  at: number,
): SittingDecision {
  const fault = standstill(state);
  if (fault) return refuse(fault);
  const { turns, current, isOver } = toppingStandingOf(material, state, own, at);
  const isMeant = draw === turns.length + 1 && !isOver && (act.kind === 'see-draw') === (current === undefined);
  if (!isMeant) return 'nothing';
  if (act.kind === 'propose' && current && current.proposals.length >= MOST_PROPOSALS) return refuse('changed-enough');
  return { type: 'topped', participant: own.id, act };
}
