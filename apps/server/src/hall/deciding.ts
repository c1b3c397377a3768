import { accept, type Result, refuse } from '@raccord/scrabble';
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
  /** When it was decided by the relay of a centre; the clock of this server is the limit. */
  readonly at?: number;
  /** What it was decided on. */
  readonly basis?: string;
}

export type CommandAnswer = Result<RecordedEvent, RefusalCode>;

export interface AskedCommand {
  readonly sent: SentCommand;
  readonly actor: Actor;
}

export interface DecidedTogether {
  /** For the first commands asked, in order. */
  readonly answers: readonly CommandAnswer[];
  /** What they bring about, with the command of each. */
  readonly events: readonly RecordedEvent[];
  readonly commands: readonly Command[];
}

export const NOTHING: DecidedTogether = { answers: [], events: [], commands: [] };

/** Events about single slips: those of different entrants do not depend on one another. */
export const isOfSlips = (event: RecordedEvent): boolean => slipsOf(event).length > 0;

/** Decides as many commands as do not depend on one another: the first one at least. */
export function decideTogether(journal: Journal, asked: readonly AskedCommand[], now: number): DecidedTogether {
  const answers: CommandAnswer[] = [];
  const events: RecordedEvent[] = [];
  const commands: Command[] = [];
  const ids = new Set<string>();
  const written = new Set<string>();
  for (const { sent, actor } of asked) {
    // The same command twice: the second one is answered once the first one is done.
    if (ids.has(sent.id)) break;
    const last = events.at(-1) ?? journal.events.at(-1);
    const command = commandOf(sent, actor, now, Math.max(journal.latest, last?.at ?? 0));
    const done = journal.find(sent.id);
    const decision = done ? answerAgain(done, actor) : journal.decide(command);
    if (done || !decision.ok) {
      // A refusal may come from not having taken in the events before it.
      if (!done && events.length > 0) break;
      answers.push(decision as CommandAnswer);
      continue;
    }
    const event = journal.record(command, decision.value, last);
    const { writes } = touches(event);
    const mayJoin = isOfSlips(event) && isOfSlips(events[0] ?? event);
    if (events.length > 0 && (!mayJoin || writes.some((path) => written.has(path)))) break;
    for (const path of writes) written.add(path);
    ids.add(sent.id);
    events.push(event);
    commands.push(command);
    answers.push(accept(event));
  }
  return { answers, events, commands };
}

/** A clock set back does not disorder anything: nothing done here is older than what was done before it. */
function commandOf({ id, type, data, at, basis }: SentCommand, actor: Actor, now: number, notBefore: number): Command {
  const time = Math.floor(now);
  const when = at === undefined ? Math.max(time, notBefore + 1) : Math.min(at, Math.max(time, notBefore));
  const body = { type, data } as CommandBody;
  return { id, actor, at: when, ...(basis === undefined ? {} : { basis }), ...body };
}

/** The event of a command sent again; another author's command under the same id is another command. */
const answerAgain = (done: RecordedEvent, actor: Actor): CommandAnswer =>
  isSameAuthor(done.actor, actor)
    ? accept(done)
    : refuse('id-taken', `L’identifiant « ${done.id} » est celui d’une autre demande : envoyez-la sous un autre.`);

/** Whatever he is called by now. */
const isSameAuthor = (a: Actor, b: Actor): boolean => authorOf(a) === authorOf(b);

const authorOf = (actor: Actor): string =>
  JSON.stringify([actor.role, 'id' in actor ? actor.id : undefined, 'centre' in actor ? actor.centre : undefined]);
