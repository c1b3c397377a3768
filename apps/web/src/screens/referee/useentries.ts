import type { Slip } from '@raccord/regulation';
import type { CommandData, CommandType } from '@raccord/tournament';
import { useState } from 'react';
import { newId } from '../../server/client.ts';
import { useOutbox } from '../../server/useoutbox.tsx';
import type { TurnKey } from '../../slip/keys.ts';
import type { EnteredSlip, EntryCommand, EntryRow, Unseen } from './entryrows.ts';

/** What a referee does to the slips of a turn. Each is kept here until the server has it. */
export interface Entries {
  /** What was entered in this page, oldest first, taken back or not. */
  readonly entries: readonly EnteredSlip[];
  /** Given a moment ago, not even kept yet. */
  readonly inHand: readonly Unseen[];
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
  const [inHand, setInHand] = useState<readonly Unseen[]>([]);

  const keep = async <Type extends CommandType>(id: string, type: Type, data: CommandData<Type>): Promise<void> => {
    setInHand((held) => [...held, { id, type, data }]);
    await outbox.add(type, data, { id, ...(type === 'undo' ? {} : { position }) });
    setInHand((held) => held.filter((other) => other.id !== id));
  };
  const enter = (entry: EnteredSlip): EnteredSlip => {
    setEntries((kept) => [...kept, entry]);
    void keep(entry.id, entry.type, entry.data);
    return entry;
  };
  const add = <Type extends EntryCommand>(
    { entrant, slip: before }: EntryRow,
    type: Type,
    data: CommandData<Type>,
  ): EnteredSlip | undefined => {
    if (!key) return undefined;
    setTaken([]);
    return enter({ ...key, id: newId(), entrant, before, type, data });
  };
  return {
    entries,
    inHand,
    record: (row, slip) => key && add(row, 'record-slips', { ...key, slips: [{ entrant: row.entrant, slip }] }),
    correct: (row, slip, reason) => key && add(row, 'correct-slip', { ...key, entrant: row.entrant, slip, reason }),
    tell: (row, type, data) => add(row, type, data),
    last: entries.findLast(({ id }) => !undone.has(id)),
    undo: (entry) => {
      setUndone((ids) => new Set(ids).add(entry.id));
      setTaken((entries) => [...entries, entry]);
      void keep(newId(), 'undo', { event: entry.id });
    },
    redo: () => {
      const last = taken.at(-1);
      setTaken(taken.slice(0, -1));
      return last && enter({ ...last, id: newId() });
    },
  };
}
