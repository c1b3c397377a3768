import type { DeskTable } from '../../server/answers.ts';
import { useOutbox } from '../../server/useoutbox.tsx';

/** Confirms slips at one stroke; a list moves on without waiting for the server. Resolved once they are safe in this browser. */
export type Confirm = (shown: readonly DeskTable[]) => Promise<void>;

export function useConfirming(game: string, turn: number): Confirm {
  const outbox = useOutbox();
  return (shown) =>
    outbox.addAll(shown.map(({ entrant, basis }) => ({ type: 'confirm-slip', basis, data: { game, turn, entrant } })));
}
