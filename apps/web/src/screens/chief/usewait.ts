import { useEffect, useRef, useState } from 'react';
import { NEXT_DRAW_MS } from '../../announcement/progress.ts';
import { useNextDraw } from '../../announcement/usenextdraw.ts';
import { useConduct } from './useconduct.ts';
import { happened, type Seen, secondsLeft } from './wait.ts';

const TICK_MS = 200;

export interface Wait {
  /** Seconds, at least, before the next draw; 0 when nothing is to wait for. */
  readonly left: number;
  /** How many were missing when the letters of the turn shown were drawn; 0 when none were. */
  readonly missed: number;
}

/**
 * The seconds between the announcement of a solution and the next draw: from the end of the announcement where it is made in
 * this browser, else from when this page saw the solution laid.
 */
export function useWait(): Wait {
  const { game, turn } = useConduct();
  const announced = useNextDraw();
  const [now, setNow] = useState(Date.now);
  const [laidUntil, setLaidUntil] = useState(0);
  const [early, setEarly] = useState<{ readonly turn: string | undefined; readonly missed: number }>();
  const seen: Seen = { turn: turn && `${game.id} ${turn.number}`, isLaid: turn?.solution !== undefined };
  const isAnnounced = seen.isLaid && announced?.game === game.id && announced.turn === turn?.number;
  const milliseconds = isAnnounced ? announced.left : laidUntil - now;
  const left = seen.isLaid ? secondsLeft(milliseconds) : 0;

  const before = useRef({ seen, until: 0 });
  useEffect(() => {
    const { seen: last, until: awaited } = before.current;
    const what = happened(last, seen);
    if (what === 'laid') setLaidUntil(Date.now() + NEXT_DRAW_MS);
    if (what === 'drawn') setEarly({ turn: seen.turn, missed: secondsLeft(awaited - Date.now()) });
    before.current = { seen, until: Date.now() + milliseconds };
  });
  const isCounting = seen.isLaid && laidUntil > now;
  useEffect(() => {
    setNow(Date.now());
    if (!isCounting) return;
    const timer = setInterval(() => setNow(Date.now()), TICK_MS);
    return () => clearInterval(timer);
  }, [isCounting]);
  return { left, missed: early?.turn === seen.turn && !seen.isLaid ? (early?.missed ?? 0) : 0 };
}
