import { type Result, unwrap } from '@raccord/scrabble';
import type { Command, CommandBody, CommandData, CommandType } from '../commands.ts';
import type { RefusalCode } from '../decide/refusals.ts';
import type { RecordedEvent } from '../events.ts';
import type { Actor } from '../people.ts';
import type { Journal } from './journal.ts';

/** Milliseconds between two commands when nothing else is said. */
const USUAL_PACE = 1000;

/** Where commands are given to a journal, one after the other: ids are counted, time is what the giver says. */
export class Desk {
  readonly journal: Journal;
  readonly #prefix: string;
  #count = 0;
  /** When the last command was given. */
  at: number;
  /** Milliseconds between two commands. */
  pace = USUAL_PACE;

  constructor(journal: Journal, prefix: string, at: number) {
    this.journal = journal;
    this.#prefix = prefix;
    this.at = at;
  }

  ask<Type extends CommandType>(type: Type, data: CommandData<Type>, actor: Actor): Result<RecordedEvent, RefusalCode> {
    this.#count++;
    this.at += this.pace;
    const body = { type, data } as CommandBody;
    const command: Command = { ...body, id: `${this.#prefix}-${this.#count}`, actor, at: this.at };
    return this.journal.submit(command);
  }

  /** A command that must be accepted. */
  tell<Type extends CommandType>(type: Type, data: CommandData<Type>, actor: Actor): RecordedEvent {
    return unwrap(this.ask(type, data, actor));
  }

  /** From now on so many commands fit into so many milliseconds. */
  spread(commands: number, milliseconds: number): void {
    this.pace = Math.min(USUAL_PACE, Math.floor(milliseconds / (commands + 1)));
  }

  waitUntil(at: number): void {
    this.at = Math.max(this.at, at);
  }

  wait(seconds: number): void {
    this.at += seconds * 1000;
  }
}
