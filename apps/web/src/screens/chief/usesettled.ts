import { useEffect, useRef, useState } from 'react';
import { settle } from './settled.ts';
import type { StepKind } from './steps.ts';

/** Whether the step may be done already. */
export function useSettled(kind: StepKind): boolean {
  const seen = useRef({ kind, from: 0 });
  const [, look] = useState(0);
  const now = performance.now();
  seen.current = settle(seen.current, kind, now);
  const wait = seen.current.from - now;
  const isSettled = wait <= 0;
  useEffect(() => {
    if (isSettled) return;
    const timer = setTimeout(() => look((looked) => looked + 1), seen.current.from - performance.now());
    return () => clearTimeout(timer);
  }, [isSettled]);
  return isSettled;
}
