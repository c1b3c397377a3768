import { useMemo } from 'react';
import type { WaitingCommand } from '../server/commandoutbox.ts';
import { mayCount } from '../server/holding.ts';
import { useSent, useWaiting } from '../server/useoutbox.tsx';
import { type Overlay, overlayOf } from './overlay.ts';

/** What a view that stands at this number does not show yet, oldest first: sent since, or waiting. */
export function useUnseen(sequence: number): readonly WaitingCommand[] {
  const sent = useSent();
  const waiting = useWaiting();
  return useMemo(
    // One on which the server failed may be done yet: it is not to be entered a second time.
    () => [...sent.filter(({ answer }) => answer.sequence > sequence), ...waiting.filter(mayCount)],
    [sent, waiting, sequence],
  );
}

/**
 * What this station has done that a view does not show.
 * @param sequence where the view stands.
 * @param position the draw and the board that it shows: a slip that was written on others is not of this turn.
 */
export function useOverlay(sequence: number, position?: string): Overlay {
  const sent = useSent();
  const waiting = useWaiting();
  const unseen = useUnseen(sequence);
  return useMemo(() => {
    const isHere = (command: WaitingCommand): boolean =>
      position === undefined || (command.position ?? position) === position;
    return overlayOf(unseen.filter(isHere), [...sent, ...waiting].filter(isHere));
  }, [unseen, sent, waiting, position]);
}
