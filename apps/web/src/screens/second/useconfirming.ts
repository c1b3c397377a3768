import { useMemo, useState } from 'react';
import type { DeskTable } from '../../server/answers.ts';
import { newId } from '../../server/client.ts';
import { useOutbox, useUnseen } from '../../server/useoutbox.tsx';
import { asConfirmed, unseenConfirmations } from './confirmations.ts';

export interface Confirming {
  /** The tables as they are once the server has what this station has confirmed or taken back. */
  readonly tables: readonly DeskTable[];
  /** The ids of what was confirmed at one stroke, and is taken back so. */
  readonly together: readonly (readonly string[])[];
  /** Resolved once the confirmations are safe in this browser. */
  confirm(shown: readonly DeskTable[]): Promise<void>;
}

/**
 * Confirms slips; a list moves on as soon as this browser keeps them, without waiting for the server.
 * @param sequence where the tables told stand.
 */
export function useConfirming(game: string, turn: number, told: readonly DeskTable[], sequence: number): Confirming {
  const outbox = useOutbox();
  const unseen = useUnseen(sequence);
  const [together, setTogether] = useState<readonly (readonly string[])[]>([]);
  const changed = JSON.stringify(unseenConfirmations(unseen, [...outbox.sent, ...outbox.waiting], game, turn));
  // The same tables as long as nothing changes: what waits moves on with every command that is sent.
  const tables = useMemo(() => asConfirmed(told, new Map(JSON.parse(changed))), [told, changed]);
  return {
    tables,
    together,
    confirm: async (shown) => {
      const given = shown.map(({ entrant, basis }) => ({
        ...{ type: 'confirm-slip' as const, id: newId(), basis, data: { game, turn, entrant } },
      }));
      setTogether((before) => [...before, given.map(({ id }) => id)]);
      await outbox.addAll(given);
    },
  };
}
