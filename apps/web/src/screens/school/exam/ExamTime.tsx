import { useEffect, useRef } from 'react';
import { useNow } from '../../../clock/usenow.ts';
import { TimeLeft } from '../../../desk/TimeLeft.tsx';
import { schoolTexts } from '../../../texts/school.ts';
import { endOfExam, type KeptExam } from './keptexam.ts';

interface ExamTimeProps {
  readonly kept: KeptExam;
  onEnd(): void;
}

/** How much time is left of an exam sat alone; says when it is over. */
export function ExamTime({ kept, onEnd }: ExamTimeProps) {
  const left = endOfExam(kept) - useNow();
  const end = useRef(onEnd);
  end.current = onEnd;
  const isEnded = left <= 0;
  useEffect(() => {
    if (isEnded) end.current();
  }, [isEnded]);
  return kept.minutes === null ? <span>{schoolTexts.exam.noLimit}</span> : <TimeLeft left={left} />;
}
