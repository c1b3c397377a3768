import type { Answered } from '@raccord/contract';
import { texts } from '../texts/index.ts';
import { type Fault, newId } from './client.ts';

/** Beside commands, what the server makes under the id of its request: a tournament of a file, links. */
export class Requests {
  /** What may have been made, by what it is. */
  readonly #pending = new Map<string, string>();

  /** Asks under an id that stays the same for the same subject until the server says that it is made, or never will be. */
  async ask<T>(subject: string, ask: (id: string) => Promise<Answered<T>>): Promise<Answered<T>> {
    const id = this.#pending.get(subject) ?? newId();
    this.#pending.set(subject, id);
    const answer = await ask(id);
    const isSettled = answer.ok || !OPEN.has(answer.fault.code);
    if (isSettled) this.#pending.delete(subject);
    return explainDoubt(answer);
  }
}

/** It may be done, or not: no answer came, or one that does not know. */
const IN_DOUBT: ReadonlySet<Fault['code']> = new Set(['unreachable', 'try-again', 'internal']);

/** What became of it is not known yet, or nothing did. */
const OPEN: ReadonlySet<Fault['code']> = new Set([...IN_DOUBT, 'too-many-requests']);

/** An answer, with what it means for whoever asks again. */
export const explainDoubt = <T>(answer: Answered<T>): Answered<T> =>
  answer.ok || !IN_DOUBT.has(answer.fault.code)
    ? answer
    : { ok: false, fault: { ...answer.fault, text: texts.connection.inDoubt(answer.fault.text) } };

export const requests = new Requests();
