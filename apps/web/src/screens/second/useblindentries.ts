import type { Slip } from '@raccord/regulation';
import { useEffect, useState } from 'react';
import { keep, keptText } from '../../app/usekept.ts';
import { useTournament } from '../../server/station.tsx';
import type { LaidTable } from '../../slip/overlay.ts';
import type { DraftedTurn } from '../referee/drafts.ts';
import { type BlindEntries, blindStateOf, without } from './blind.ts';
import type { Confirm } from './useconfirming.ts';

export interface BlindStore {
  readonly entries: BlindEntries;
  put(entrant: string, slip: Slip): void;
  remove(entrant: string): void;
}

/**
 * What was entered without seeing the first entry, kept in this browser until it is settled: the server has no use for it
 * before. Once the first entry says the same, the slip is confirmed.
 */
export function useBlindEntries(
  { game, turn, position }: DraftedTurn,
  tables: readonly LaidTable[],
  confirm: Confirm,
): BlindStore {
  const { tournament, session } = useTournament();
  const place = `raccord-blind ${tournament} ${session.role} ${session.id ?? ''} ${game} ${turn} ${position}`;
  const [entries, setEntries] = useState<BlindEntries>(() => JSON.parse(keptText(place) || '{}') as BlindEntries);
  const change = (next: BlindEntries): void => {
    keep(place, Object.keys(next).length === 0 ? '' : JSON.stringify(next));
    setEntries(next);
  };
  const entered = tables.filter(({ entrant }) => entries[entrant]);
  const same = entered.filter((table) => blindStateOf(table, entries) === 'same');
  const settled = entered.flatMap((table) => (blindStateOf(table, entries) === 'done' ? table.entrant : []));
  const sameKey = same.map(({ entrant }) => entrant).join(' ');
  const settledKey = settled.join(' ');
  // biome-ignore lint/correctness/useExhaustiveDependencies: a first entry may come at any time; the keys say when it did
  useEffect(() => {
    if (same.length > 0) void confirm(same);
    if (settled.length > 0) change(without(entries, settled));
  }, [sameKey, settledKey]);
  return {
    entries,
    put: (entrant, slip) => change({ ...entries, [entrant]: slip }),
    remove: (entrant) => change(without(entries, [entrant])),
  };
}
