import { useState } from 'react';
import { keep, useKept } from '../../../app/usekept.ts';
import { type KeptExam, keptExamIn } from './keptexam.ts';

const PLACE = 'raccord.ecole.examen';

/** The exam that this browser keeps. */
export const useKeptExam = (): KeptExam | undefined => keptExamIn(useKept(PLACE));

/** The same, and how it changes; where a browser keeps nothing, the page itself does. */
export function useEditableExam(): readonly [KeptExam | undefined, (next: KeptExam | undefined) => void] {
  const kept = useKeptExam();
  const [own, setOwn] = useState<KeptExam>();
  const change = (next: KeptExam | undefined): void => {
    setOwn(next);
    keep(PLACE, next ? JSON.stringify(next) : '');
  };
  return [kept ?? own, change];
}
