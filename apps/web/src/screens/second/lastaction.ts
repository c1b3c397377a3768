import type { CommandData } from '@raccord/tournament';
import type { Waiting } from '../../server/outbox.ts';

type Given = Pick<Waiting, 'id' | 'type' | 'data' | 'refusal' | 'isFailed'>;

/** Something done about the slip of somebody. */
export interface Action {
  readonly id: string;
  readonly entrant: string;
}

/** The last thing that this station did about a slip of a turn and that stands: neither refused nor taken back. */
export function lastAction(commands: readonly Given[], game: string, turn: number): Action | undefined {
  const standing = commands.filter(({ refusal, isFailed }) => refusal === undefined || isFailed);
  const undone = new Set(
    standing.filter(({ type }) => type === 'undo').map(({ data }) => (data as CommandData<'undo'>).event),
  );
  const last = standing.findLast(({ id, type, data }) => {
    const about = data as Partial<CommandData<'confirm-slip'>>;
    return type !== 'undo' && !undone.has(id) && about.game === game && about.turn === turn && about.entrant;
  });
  return last && { id: last.id, entrant: (last.data as CommandData<'confirm-slip'>).entrant };
}
