import { basisOf, type Command, type RecordedEvent, type TournamentState } from '@raccord/tournament';

/**
 * A command with everything that was understood when it was confirmed: decided elsewhere, after other things have happened,
 * it must not come to mean another turn, another position, another slip or another action.
 */
export function pin(command: Command, event: RecordedEvent, state: TournamentState): Command {
  const { data } = event;
  if (command.type === 'make-draw' && event.type === 'draw-made') {
    return { ...command, data: { ...command.data, turn: event.data.turn } };
  }
  if (command.type === 'undo' && event.type === 'action-undone') {
    const { event: target, alongside } = event.data;
    return { ...command, data: alongside.length === 0 ? { event: target } : event.data };
  }
  if (command.type === 'redo' && event.type === 'action-redone') return { ...command, data: event.data };
  if ('from' in data) return { ...command, data: { ...command.data, from: data.from } } as Command;
  const basis = basisOf(state, command.data);
  return basis === undefined ? command : { ...command, basis };
}
