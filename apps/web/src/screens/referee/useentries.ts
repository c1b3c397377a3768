import type { Slip } from '@raccord/regulation';
import type { CommandData } from '@raccord/tournament';
import { newClientId } from '../../server/client.ts';
import { useOutbox } from '../../server/useoutbox.tsx';
import type { TurnPlace } from '../../slip/keys.ts';
import type { EntryCommand, EntryRow } from './entryrows.ts';

/** What a referee does to the slips of a turn, each under the id given back. All of it is kept here until the server has it. */
export interface Entries {
  record(row: EntryRow, slip: Slip): string;
  correct(row: EntryRow, slip: Slip, reason: string): string;
  /** Anything else about the slip of a table. */
  tell<Type extends EntryCommand>(row: EntryRow, type: Type, data: CommandData<Type>): string;
}

export function useEntries(key: TurnPlace, position: string): Entries {
  const outbox = useOutbox();
  const tell: Entries['tell'] = ({ slip: before, basis = position }, type, data) => {
    const id = newClientId();
    void outbox.add(type, data, { id, basis, before, position });
    return id;
  };
  return {
    record: (row, slip) => tell(row, 'record-slips', { ...key, slips: [{ entrant: row.entrant, slip }] }),
    correct: (row, slip, reason) => tell(row, 'correct-slip', { ...key, entrant: row.entrant, slip, reason }),
    tell,
  };
}
