import type { WaitingCommand } from './outbox.ts';

type Held = Pick<WaitingCommand, 'id' | 'type' | 'data' | 'refusal' | 'isFailed'>;

/** Everything that the data of a command may name. */
interface Named {
  readonly game?: string;
  readonly turn?: number;
  readonly entrant?: string;
  readonly entrants?: readonly string[];
  readonly slips?: readonly { readonly entrant: string }[];
  readonly event?: string;
}

/**
 * Goes through commands in their order: may each be sent? One on which the server failed keeps back those that come after
 * it about the same slips, and whatever would take it back: they were meant to find it done. A refusal keeps nothing back,
 * since the server has decided it.
 */
export function* goThrough<Command extends Held>(
  commands: Iterable<Command>,
): Generator<{ readonly command: Command; readonly state: 'free' | 'held' | 'over' }> {
  const blocked = new Set<string>();
  for (const command of commands) {
    const isHeld = command.refusal === undefined && isBlocked(command, blocked);
    if (command.isFailed || isHeld) for (const subject of [command.id, ...slipsOf(command)]) blocked.add(subject);
    yield { command, state: command.refusal !== undefined ? 'over' : isHeld ? 'held' : 'free' };
  }
}

function isBlocked(command: Held, blocked: ReadonlySet<string>): boolean {
  if (blocked.size === 0) return false;
  const { event } = command.data as Named;
  // The last action, when none is named.
  if (command.type === 'undo') return event === undefined || blocked.has(event);
  return slipsOf(command).some((slip) => blocked.has(slip));
}

function slipsOf({ data }: Held): string[] {
  const { game, turn, entrant, entrants = [], slips = [] } = data as Named;
  const named = [...(entrant === undefined ? [] : [entrant]), ...entrants, ...slips.map((slip) => slip.entrant)];
  return named.map((one) => JSON.stringify([game, turn, one]));
}
