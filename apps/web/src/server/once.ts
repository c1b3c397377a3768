import type { Answered } from '@raccord/contract';
import { newId } from './client.ts';
import { told } from './demands.ts';

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
    return told(answer);
  }
}

/** Nothing is known yet of what became of it. */
const OPEN: ReadonlySet<string> = new Set(['unreachable', 'try-again', 'internal', 'too-many-requests']);

export const requests = new Requests();
