import { useEffect, useRef, useState } from 'react';
import { settle } from './settled.ts';
import type { StepKind } from './steps.ts';

/** Whether the step may be done already. */
export function useSettled(kind: StepKind): boolean {
  const seen = useRef({ kind, from: 0 });
  const [reached, reach] = useState(0);
  seen.current = settle(seen.current, kind, performance.now());
  const { from } = seen.current;
  // A timer may be early by less than a millisecond.
  const isSettled = reached === from || performance.now() >= from;
  useEffect(() => {
    if (isSettled) return;
    const timer = setTimeout(() => reach(from), from - performance.now());
    return () => clearTimeout(timer);
  }, [isSettled, from]);
  return isSettled;
}
