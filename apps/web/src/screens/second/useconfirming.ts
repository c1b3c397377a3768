import { useState } from 'react';
import { useOutbox, useWaiting } from '../../server/useoutbox.tsx';
import type { DeskTable } from './tables.ts';

export interface Confirming {
  /** The tables as they are once the server has what this station has confirmed. */
  readonly tables: readonly DeskTable[];
  /** Resolved once the confirmations are safe in this browser. */
  confirm(entrants: readonly string[]): Promise<void>;
  /** Trusts the server alone again: something was taken back. */
  forget(): void;
}

/** Confirms slips; a list moves on as soon as this browser keeps them, without waiting for the server. */
export function useConfirming(game: string, turn: number, told: readonly DeskTable[]): Confirming {
  const outbox = useOutbox();
  const waiting = useWaiting();
  const [confirmed, setConfirmed] = useState<ReadonlySet<string>>(new Set());
  const isRefused = (entrant: string): boolean =>
    waiting.some(({ type, data, refusal }) => {
      const key = data as { readonly game: string; readonly turn: number; readonly entrant: string };
      return type === 'confirm-slip' && refusal !== undefined && key.entrant === entrant && key.turn === turn;
    });
  return {
    tables: told.map((table) =>
      !table.isConfirmed && confirmed.has(table.entrant) && !isRefused(table.entrant)
        ? { ...table, isConfirmed: true }
        : table,
    ),
    confirm: async (entrants) => {
      await Promise.all(entrants.map((entrant) => outbox.add('confirm-slip', { game, turn, entrant })));
      setConfirmed((before) => new Set([...before, ...entrants]));
    },
    forget: () => setConfirmed(new Set()),
  };
}
