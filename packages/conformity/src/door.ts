import { checkShape, ROUTES } from '@raccord/contract';
import type { Result } from '@raccord/scrabble';
import {
  type Actor,
  type Command,
  type CommandData,
  type CommandType,
  Journal,
  type RecordedEvent,
  type RefusalCode,
  type Wordbook,
} from '@raccord/tournament';

const START = Date.UTC(2026, 0, 17, 13);
const PACE = 1000;

/**
 * The door by which a trial runs the program: the text of a command as a page sends it, read by the contract, decided by the
 * journal that a hall keeps. Its author and its time are what a server would say.
 */
export class Door {
  readonly journal: Journal;
  /** How many were refused, by code. */
  readonly refused: Record<string, number> = {};
  at = START;
  #count = 0;

  constructor(wordbook: Wordbook) {
    this.journal = new Journal(wordbook);
  }

  ask<Type extends CommandType>(type: Type, data: CommandData<Type>, actor: Actor): Result<RecordedEvent, RefusalCode> {
    this.#count++;
    this.at += PACE;
    const text = JSON.stringify({ id: `c${this.#count}`, type, data });
    const read = checkShape(ROUTES.sendCommand.body, JSON.parse(text));
    if (!read.ok) throw new Error(`A command that no page could send: ${read.fault.text} ${text}`);
    const answer = this.journal.submit({ ...read.value, actor, at: this.at } as Command);
    if (!answer.ok) this.refused[answer.fault.code] = (this.refused[answer.fault.code] ?? 0) + 1;
    return answer;
  }

  /** Did it go well? */
  does<Type extends CommandType>(type: Type, data: CommandData<Type>, actor: Actor): boolean {
    return this.ask(type, data, actor).ok;
  }

  wait(seconds: number): void {
    this.at += seconds * PACE;
  }
}
