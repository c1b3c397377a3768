import { useEffect, useReducer, useRef } from 'react';
import { holdOff, type SeenStep, settleStep } from './settled.ts';

/** A timer may be early by less than that. */
const EARLY_MS = 1;

/** Whether the step may be done already, and what a key that came too early does to it. */
export function useSettled(step: string | undefined): { readonly isSettled: boolean; holdOff(): void } {
  const seen = useRef<SeenStep | undefined>(undefined);
  const [, lookAgain] = useReducer((count: number) => count + 1, 0);
  // What a page shows first is there to be done.
  if (step !== undefined) seen.current = settleStep(seen.current ?? { step, from: 0 }, step, performance.now());
  const { from } = seen.current ?? { from: 0 };
  const isSettled = performance.now() >= from - EARLY_MS;
  useEffect(() => {
    if (isSettled) return;
    const timer = setTimeout(lookAgain, from - performance.now());
    return () => clearTimeout(timer);
  }, [isSettled, from]);
  return {
    isSettled,
    holdOff: () => {
      if (seen.current) seen.current = holdOff(seen.current, performance.now());
      lookAgain();
    },
  };
}
