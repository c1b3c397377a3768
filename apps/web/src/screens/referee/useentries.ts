import type { Slip } from '@raccord/regulation';
import type { CommandData, CommandType } from '@raccord/tournament';
import { useState } from 'react';
import { newId } from '../../server/client.ts';
import { useOutbox } from '../../server/useoutbox.tsx';
import type { TurnKey } from '../../slip/keys.ts';
import type { EnteredSlip, EntryRow } from './entryrows.ts';

/** What a referee does to the slips of a turn. Each is kept here until the server has it. */
export interface Entries {
  record(row: EntryRow, slip: Slip): EnteredSlip | undefined;
  correct(row: EntryRow, slip: Slip, reason: string): EnteredSlip | undefined;
  /** Anything else about the slip of a table. */
  tell<Type extends CommandType>(row: EntryRow, type: Type, data: CommandData<Type>): void;
  /** The last one not taken back. */
  readonly last: EnteredSlip | undefined;
  undo(entry: EnteredSlip): void;
}

export function useEntries(key: TurnKey | undefined, position: string | undefined): Entries {
  const outbox = useOutbox();
  const [entries, setEntries] = useState<readonly EnteredSlip[]>([]);
  const [undone, setUndone] = useState<ReadonlySet<string>>(new Set());

  const add = <Type extends CommandType>(
    row: EntryRow,
    type: Type,
    data: CommandData<Type>,
  ): EnteredSlip | undefined => {
    if (!key) return undefined;
    const { entrant, slip: before } = row;
    const entry = { ...key, id: newId(), entrant, before };
    setEntries((kept) => [...kept, entry]);
    void outbox.add(type, data, { id: entry.id, position, before });
    return entry;
  };
  return {
    record: (row, slip) => key && add(row, 'record-slips', { ...key, slips: [{ entrant: row.entrant, slip }] }),
    correct: (row, slip, reason) => key && add(row, 'correct-slip', { ...key, entrant: row.entrant, slip, reason }),
    tell: (row, type, data) => add(row, type, data),
    last: entries.findLast(({ id }) => !undone.has(id)),
    undo: ({ id }) => {
      setUndone((ids) => new Set(ids).add(id));
      void outbox.add('undo', { event: id });
    },
  };
}
