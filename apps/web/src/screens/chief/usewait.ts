import { useEffect, useRef, useState } from 'react';
import { secondsLeft } from '../../announcement/progress.ts';
import { useCountdown } from '../../announcement/usecountdown.ts';
import { pauseOf, useNextDraw } from '../../announcement/usenextdraw.ts';
import { useServerTime } from '../../server/station.tsx';
import { useConduct } from './useconduct.ts';
import { happened } from './wait.ts';

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
  const { game, turn: last, edition } = useConduct();
  const pause = pauseOf(edition);
  const time = useServerTime();
  const announced = useNextDraw(pause);
  const [laidUntil, setLaidUntil] = useState(0);
  const [early, setEarly] = useState<{ readonly turn: string | undefined; readonly missed: number }>();
  const turn = last && `${game.id} ${last.number}`;
  const isLaid = last?.solution !== undefined;
  const isAnnounced = isLaid && announced?.game === game.id && announced.turn === last.number;
  const until = isAnnounced ? announced.from : laidUntil;
  const left = secondsLeft(useCountdown(isLaid && !game.isFinished && !game.end ? until : undefined), pause);

  const before = useRef({ seen: { turn, isLaid }, until });
  useEffect(() => {
    const { seen, until: awaited } = before.current;
    const now = { turn, isLaid };
    const what = happened(seen, now);
    if (what === 'laid') setLaidUntil(time.now() + pause);
    if (what === 'drawn') setEarly({ turn, missed: secondsLeft(awaited - time.now(), pause) });
    before.current = { seen: now, until };
  }, [time, turn, isLaid, until, pause]);
  return { left, missed: early?.turn === turn && !isLaid ? (early?.missed ?? 0) : 0 };
}
