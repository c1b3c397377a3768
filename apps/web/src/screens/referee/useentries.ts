import type { Slip } from '@raccord/regulation';
import type { CommandData } from '@raccord/tournament';
import { useState } from 'react';
import { newId } from '../../server/client.ts';
import { useOutbox } from '../../server/useoutbox.tsx';
import type { TurnKey } from '../../slip/keys.ts';
import type { EnteredSlip, EntryCommand, EntryRow } from './entryrows.ts';

/** What a referee does to the slips of a turn. Each is kept here until the server has it. */
export interface Entries {
  record(row: EntryRow, slip: Slip): EnteredSlip | undefined;
  correct(row: EntryRow, slip: Slip, reason: string): EnteredSlip | undefined;
  /** Anything else about the slip of a table. */
  tell<Type extends EntryCommand>(row: EntryRow, type: Type, data: CommandData<Type>): void;
  /** The last one not taken back. */
  readonly last: EnteredSlip | undefined;
  undo(entry: EnteredSlip): void;
  /** Enters the last one taken back once more, unless something else was entered since. */
  redo(): EnteredSlip | undefined;
}

export function useEntries(key: TurnKey | undefined, position: string | undefined): Entries {
  const outbox = useOutbox();
  const [entries, setEntries] = useState<readonly EnteredSlip[]>([]);
  const [undone, setUndone] = useState<ReadonlySet<string>>(new Set());
  const [taken, setTaken] = useState<readonly EnteredSlip[]>([]);

  const enter = (entry: EnteredSlip): EnteredSlip => {
    setEntries((kept) => [...kept, entry]);
    const { id, type, data, basis, before } = entry;
    void outbox.add(type, data, { id, basis, before });
    return entry;
  };
  const add = <Type extends EntryCommand>(
    { entrant, slip: before, basis = position }: EntryRow,
    type: Type,
    data: CommandData<Type>,
  ): EnteredSlip | undefined => {
    if (!key) return undefined;
    setTaken([]);
    return enter({ ...key, id: newId(), entrant, before, basis, type, data });
  };
  return {
    record: (row, slip) => key && add(row, 'record-slips', { ...key, slips: [{ entrant: row.entrant, slip }] }),
    correct: (row, slip, reason) => key && add(row, 'correct-slip', { ...key, entrant: row.entrant, slip, reason }),
    tell: (row, type, data) => add(row, type, data),
    last: entries.findLast(({ id }) => !undone.has(id)),
    undo: (entry) => {
      setUndone((ids) => new Set(ids).add(entry.id));
      setTaken((entries) => [...entries, entry]);
      void outbox.add('undo', { event: entry.id });
    },
    redo: () => {
      const last = taken.at(-1);
      setTaken(taken.slice(0, -1));
      return last && enter({ ...last, id: newId() });
    },
  };
}
