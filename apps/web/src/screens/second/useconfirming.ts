import type { CommandData } from '@raccord/tournament';
import { useMemo, useState } from 'react';
import { newId } from '../../server/client.ts';
import type { Waiting } from '../../server/outbox.ts';
import { useOutbox, useWaiting } from '../../server/useoutbox.tsx';
import type { DeskTable } from './tables.ts';

export interface Confirming {
  /** The tables as they are once the server has what this station has confirmed. */
  readonly tables: readonly DeskTable[];
  /** The ids of what was confirmed at one stroke, and is taken back so. */
  readonly together: readonly (readonly string[])[];
  /** Resolved once the confirmations are safe in this browser. */
  confirm(entrants: readonly string[]): Promise<void>;
  /** Trusts the server alone again: something was taken back. */
  forget(): void;
}

/** Confirms slips; a list moves on as soon as this browser keeps them, without waiting for the server. */
export function useConfirming(game: string, turn: number, told: readonly DeskTable[]): Confirming {
  const outbox = useOutbox();
  const waiting = useWaiting();
  const [together, setTogether] = useState<readonly (readonly string[])[]>([]);
  const [confirmed, setConfirmed] = useState<ReadonlySet<string>>(new Set());
  const refused = refusedIn(waiting, game, turn).join('\n');
  // The same tables as long as nothing changes: what waits moves on with every command that is sent.
  const tables = useMemo(() => {
    const isRefused = new Set(refused.split('\n'));
    return told.map((table) =>
      !table.isConfirmed && confirmed.has(table.entrant) && !isRefused.has(table.entrant)
        ? { ...table, isConfirmed: true }
        : table,
    );
  }, [told, confirmed, refused]);
  return {
    tables,
    together,
    confirm: async (entrants) => {
      const given = entrants.map((entrant) => ({
        ...{ type: 'confirm-slip' as const, id: newId(), data: { game, turn, entrant } },
      }));
      setTogether((before) => [...before, given.map(({ id }) => id)]);
      await outbox.addAll(given);
      setConfirmed((before) => new Set([...before, ...entrants]));
    },
    forget: () => setConfirmed(new Set()),
  };
}

/** The entrants whose confirmation the server refused. */
const refusedIn = (waiting: readonly Waiting[], game: string, turn: number): string[] =>
  waiting
    .filter(({ type, refusal, isFailed }) => type === 'confirm-slip' && refusal !== undefined && !isFailed)
    .map(({ data }) => data as CommandData<'confirm-slip'>)
    .filter((key) => key.game === game && key.turn === turn)
    .map(({ entrant }) => entrant);
