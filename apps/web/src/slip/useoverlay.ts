import { useMemo } from 'react';
import type { WaitingCommand } from '../server/commandoutbox.ts';
import { mayCount } from '../server/holding.ts';
import { useSent, useWaiting } from '../server/useoutbox.tsx';
import { type Overlay, overlayOf } from './overlay.ts';

/**
 * What this station has done that a view does not show.
 * @param sequence where the view stands.
 * @param position the draw and the board that it shows: a slip that was written on others is not of this turn.
 */
export function useOverlay(sequence: number, position?: string): Overlay {
  const sent = useSent();
  const waiting = useWaiting();
  return useMemo(() => {
    const isHere = ({ envelope }: WaitingCommand): boolean =>
      position === undefined || (envelope?.position ?? position) === position;
    // One on which the server failed may be done yet: it is not to be entered a second time.
    const unseen = [...sent.filter(({ answer }) => answer.sequence > sequence), ...waiting.filter(mayCount)];
    return overlayOf(unseen.filter(isHere), [...sent, ...waiting]);
  }, [sent, waiting, sequence, position]);
}
