import type { Slip } from '@raccord/regulation';
import type { CommandData, CommandType } from '@raccord/tournament';
import { useState } from 'react';
import { newId } from '../../server/client.ts';
import { useOutbox } from '../../server/useoutbox.tsx';
import type { Entry, Row } from './rows.ts';
import type { TurnKey } from './turnchoice.ts';

/** What a referee does to the slips of a turn. Each is kept here until the server has it. */
export interface Entries {
  /** What was entered in this page, oldest first, taken back or not. */
  readonly entries: readonly Entry[];
  /** Entered a moment ago, not even kept yet. */
  readonly inHand: ReadonlySet<string>;
  record(row: Row, slip: Slip): void;
  correct(row: Row, slip: Slip, reason: string): void;
  /** Anything else about the slip of a table. */
  tell<Type extends CommandType>(row: Row, type: Type, data: CommandData<Type>): void;
  /** The last one not taken back. */
  readonly last: Entry | undefined;
  undo(entry: Entry): void;
}

export function useEntries(key: TurnKey | undefined): Entries {
  const outbox = useOutbox();
  const [entries, setEntries] = useState<readonly Entry[]>([]);
  const [undone, setUndone] = useState<ReadonlySet<string>>(new Set());
  const [inHand, setInHand] = useState<ReadonlySet<string>>(new Set());

  const add = async <Type extends CommandType>(row: Row, type: Type, data: CommandData<Type>): Promise<void> => {
    if (!key) return;
    const { entrant, slip: before } = row;
    const id = newId();
    setInHand((held) => new Set(held).add(entrant));
    setEntries((kept) => [...kept, { ...key, id, entrant, before }]);
    await outbox.add(type, data, id);
    setInHand((held) => new Set([...held].filter((other) => other !== entrant)));
  };
  return {
    entries,
    inHand,
    record: (row, slip) => key && void add(row, 'record-slips', { ...key, slips: [{ entrant: row.entrant, slip }] }),
    correct: (row, slip, reason) =>
      key && void add(row, 'correct-slip', { ...key, entrant: row.entrant, slip, reason }),
    tell: (row, type, data) => void add(row, type, data),
    last: entries.findLast(({ id }) => !undone.has(id)),
    undo: ({ id }) => {
      setUndone((ids) => new Set(ids).add(id));
      void outbox.add('undo', { event: id });
    },
  };
}
