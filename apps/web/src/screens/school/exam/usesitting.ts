import { useState } from 'react';
import { keep, useKept } from '../../../app/usekept.ts';
import { type Sitting, sittingIn } from './sitting.ts';

const PLACE = 'raccord.ecole.examen';

/** The exam that this browser keeps. */
export const useKeptSitting = (): Sitting | undefined => sittingIn(useKept(PLACE));

/** The same, and how it changes; where a browser keeps nothing, the page itself does. */
export function useSitting(): readonly [Sitting | undefined, (next: Sitting | undefined) => void] {
  const kept = useKeptSitting();
  const [own, setOwn] = useState<Sitting>();
  const change = (next: Sitting | undefined): void => {
    setOwn(next);
    keep(PLACE, next ? JSON.stringify(next) : '');
  };
  return [kept ?? own, change];
}
