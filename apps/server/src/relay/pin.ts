import type { Command, RecordedEvent } from '@raccord/tournament';

/**
 * A command with everything that was understood when it was confirmed: decided elsewhere, after other things have happened,
 * it must not come to mean another turn or another action.
 */
export function pin(command: Command, event: RecordedEvent): Command {
  const { data } = event;
  if (command.type === 'make-draw' && event.type === 'draw-made') {
    return { ...command, data: { ...command.data, turn: event.data.turn } };
  }
  if (command.type === 'undo' && event.type === 'action-undone') return { ...command, data: event.data };
  return 'from' in data ? ({ ...command, data: { ...command.data, from: data.from } } as Command) : command;
}
