import { accept, type Result } from '@raccord/scrabble';
import type { ChainedEvent } from './chain.ts';
import { EventLog, type Signature } from './log.ts';
import { SetPaths, type Touches } from './paths.ts';

/**
 * A log that says what commands bring about: one event each, or a refusal. `Written` is what is kept of it: the event, and what a
 * stream keeps beside its events.
 */
export abstract class DecidingLog<
  Event extends ChainedEvent,
  Command extends Signature,
  Code extends string,
  Written = Event,
> extends EventLog<Event> {
  /** What a command that was not done yet brings about, next in the chain after `last`. */
  protected abstract settle(command: Command, last: Event | undefined): Result<Written, Code>;

  /** What a command is answered that comes again. */
  protected abstract again(done: Event, command: Command): Result<Written, Code>;

  /** Takes in what was recorded here or elsewhere. */
  abstract take(written: Written): void;

  /** What a command would bring about, or brought about when it was done. */
  decide(command: Command, last: Event | undefined = this.last): Result<Written, Code> {
    const done = this.find(command.id);
    return done ? this.again(done, command) : this.settle(command, last);
  }

  /** Decides a command and keeps what comes of it; one that was already done gives the same again. */
  submit(command: Command): Result<Written, Code> {
    const answer = this.decide(command);
    if (answer.ok && !this.find(command.id)) this.take(answer.value);
    return answer;
  }
}

/** Of commands asked for together, the first ones: what they are answered, and what they bring about with the command of each. */
export interface DecidedTogether<Event, Command, Code extends string> {
  readonly answers: readonly Result<Event, Code>[];
  readonly events: readonly Event[];
  readonly commands: readonly Command[];
}

/**
 * Decides as many commands as do not depend on one another, on what the log has: the first one at least. Each is signed when its
 * turn comes, not before `notBefore`.
 */
export function decideTogether<Event extends ChainedEvent, Command extends Signature, Code extends string>(
  log: DecidingLog<Event, Command, Code>,
  asked: Iterable<(notBefore: number) => Command>,
  touches: (event: Event) => Touches,
  mayJoin: (event: Event) => boolean,
): DecidedTogether<Event, Command, Code> {
  const answers: Result<Event, Code>[] = [];
  const events: Event[] = [];
  const commands: Command[] = [];
  const ids = new Set<string>();
  const brought = new SetPaths();
  for (const sign of asked) {
    const last = events.at(-1) ?? log.last;
    const command = sign(Math.max(log.latest, last?.at ?? 0));
    // The same command twice: the second one is answered once the first one is done.
    if (ids.has(command.id)) break;
    const isDone = log.find(command.id) !== undefined;
    const decision = log.decide(command, last);
    if (isDone || !decision.ok) {
      // A refusal may come from not having taken in the events before it.
      if (!isDone && events.length > 0) break;
      answers.push(decision);
      continue;
    }
    const event = decision.value;
    const touched = touches(event);
    const [first = event] = events;
    if (events.length > 0 && !(mayJoin(first) && mayJoin(event) && !brought.isReliedOnBy(touched))) break;
    brought.add(touched);
    ids.add(command.id);
    events.push(event);
    commands.push(command);
    answers.push(accept(event));
  }
  return { answers, events, commands };
}
