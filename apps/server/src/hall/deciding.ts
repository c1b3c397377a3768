import type { Result } from '@raccord/scrabble';
import { type DecidedTogether, decideTogether } from '@raccord/stream';
import {
  type Actor,
  type Command,
  type CommandBody,
  type CommandType,
  type Journal,
  type RecordedEvent,
  type RefusalCode,
  slipsOf,
  touches,
} from '@raccord/tournament';

/** A command as it was sent: the server adds who and when. */
export interface SentCommand {
  readonly id: string;
  readonly type: CommandType;
  readonly data: unknown;
  /** When it was decided by the relay of a centre, or came from a phone; the clock of this server is the limit. */
  readonly at?: number;
  /** What it was decided on. */
  readonly basis?: string;
}

export type CommandAnswer = Result<RecordedEvent, RefusalCode>;

export interface AskedCommand {
  readonly sent: SentCommand;
  readonly actor: Actor;
}

export type DecidedCommands = DecidedTogether<RecordedEvent, Command, RefusalCode>;

export const NOTHING: DecidedCommands = { answers: [], events: [], commands: [] };

/** Events about single slips: those of different entrants do not depend on one another. */
export const isOfSlips = (event: RecordedEvent): boolean => slipsOf(event).length > 0;

/** Decides as many commands as do not depend on one another: the first one at least. */
export const decideAsked = (journal: Journal, asked: readonly AskedCommand[], now: number): DecidedCommands =>
  decideTogether(
    journal,
    asked.map((one) => (notBefore) => commandOf(one, now, notBefore)),
    touches,
    isOfSlips,
  );

/** A clock set back does not disorder anything: nothing done here is older than what was done before it. */
function commandOf({ sent, actor }: AskedCommand, now: number, notBefore: number): Command {
  const { id, type, data, at, basis } = sent;
  const time = Math.floor(now);
  const when = at === undefined ? Math.max(time, notBefore + 1) : Math.min(at, Math.max(time, notBefore));
  const body = { type, data } as CommandBody;
  return { id, actor, at: when, ...(basis === undefined ? {} : { basis }), ...body };
}
