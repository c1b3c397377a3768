import { useState } from 'react';
import type { DeskTable } from '../../server/answers.ts';
import { newId } from '../../server/client.ts';
import { useOutbox } from '../../server/useoutbox.tsx';

export interface Confirming {
  /** The ids of what was confirmed at one stroke, and is taken back so. */
  readonly together: readonly (readonly string[])[];
  /** Resolved once the confirmations are safe in this browser. */
  confirm(shown: readonly DeskTable[]): Promise<void>;
}

/** Confirms slips; a list moves on without waiting for the server. */
export function useConfirming(game: string, turn: number): Confirming {
  const outbox = useOutbox();
  const [together, setTogether] = useState<readonly (readonly string[])[]>([]);
  return {
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
