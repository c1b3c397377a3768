import type { Answered } from '@raccord/contract';
import { texts } from '../texts/index.ts';
import { newClientId } from './client.ts';
import { isInDoubt, isSettled } from './meaning.ts';

/** What was asked last about a subject and is not settled. */
const open = new Map<string, { readonly what: string; readonly id: string }>();

/**
 * Asks something of the server at once, what must not wait: under an id of its own, which stays the same until the server has
 * done it or refused it, so that it is done once however often it is asked.
 * @param about asked anything else about it meanwhile, it is a new request: a clock is paused more than once.
 * @param what is asked, as data; nothing where the subject says it.
 */
export async function ask<T>(
  about: unknown,
  what: unknown,
  call: (id: string) => Promise<Answered<T>>,
): Promise<Answered<T>> {
  const subject = JSON.stringify(about);
  const asked = JSON.stringify(what ?? null);
  const before = open.get(subject);
  const id = before?.what === asked ? before.id : newClientId();
  open.set(subject, { what: asked, id });
  const answer = await call(id);
  if (isSettled(answer) && open.get(subject)?.id === id) open.delete(subject);
  return explainDoubt(answer);
}

/** An answer, with what it means for whoever asks again. */
const explainDoubt = <T>(answer: Answered<T>): Answered<T> =>
  answer.ok || !isInDoubt(answer.fault)
    ? answer
    : { ok: false, fault: { ...answer.fault, text: texts.connection.inDoubt(answer.fault.text) } };
