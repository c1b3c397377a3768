import { useEffect, useState } from 'react';
import { useServerTime } from '../../server/station.tsx';
import { pageAt } from './pages.ts';

export interface Rotation {
  readonly index: number;
  turn(by: number): void;
}

/** Turns pages by themselves, each after its own time; by hand too. */
export function useRotation(count: number, timeOf: (index: number) => number): Rotation {
  const [position, setPosition] = useState(0);
  const index = count === 0 ? 0 : position % count;
  const time = timeOf(index);
  useEffect(() => {
    if (count < 2) return;
    const timer = setTimeout(() => setPosition((index + 1) % count), time);
    return () => clearTimeout(timer);
  }, [index, count, time]);
  return { index, turn: (by) => setPosition((index + by + count) % Math.max(1, count)) };
}

/** Turns pages by the time of the server, so that all screens show the same one: since a time, unless one of them, from 1, is held. */
export function usePageSince(since: number, count: number, held: number | undefined): number {
  const time = useServerTime();
  const [, turn] = useState(0);
  const { index, stays } = pageAt(since, time.now(), count);
  const isTurning = held === undefined && count > 1;
  useEffect(() => {
    if (!isTurning) return;
    const timer = setTimeout(() => turn((turned) => turned + 1), stays);
    return () => clearTimeout(timer);
  }, [isTurning, stays]);
  return held === undefined ? index : Math.min(held, Math.max(1, count)) - 1;
}
