import type { CommandData } from '@raccord/tournament';
import type { DeskTable } from '../../server/answers.ts';
import type { WaitingCommand } from '../../server/outbox.ts';

type Given = Pick<WaitingCommand, 'id' | 'type' | 'data'>;

/**
 * What a view does not show yet of the confirmations of a turn: each entrant, and whether his slip is confirmed.
 * @param known what this station did, in which what is taken back is found.
 */
export function unseenConfirmations(
  unseen: readonly Given[],
  known: readonly Given[],
  game: string,
  turn: number,
): readonly (readonly [entrant: string, isConfirmed: boolean])[] {
  const entrantOf = ({ type, data }: Given): string | undefined => {
    const of = data as CommandData<'confirm-slip'>;
    return type === 'confirm-slip' && of.game === game && of.turn === turn ? of.entrant : undefined;
  };
  const byId = new Map(known.map((command) => [command.id, command]));
  const changed = new Map<string, boolean>();
  for (const command of unseen) {
    const { event = '' } = command.type === 'undo' ? (command.data as CommandData<'undo'>) : {};
    const undone = byId.get(event);
    const entrant = entrantOf(undone ?? command);
    if (entrant !== undefined) changed.set(entrant, undone === undefined);
  }
  return [...changed];
}

export const asConfirmed = (
  tables: readonly DeskTable[],
  changed: ReadonlyMap<string, boolean>,
): readonly DeskTable[] =>
  tables.map((table) => {
    const { isConfirmed = table.isConfirmed } = { isConfirmed: changed.get(table.entrant) };
    return isConfirmed === table.isConfirmed ? table : { ...table, isConfirmed };
  });
