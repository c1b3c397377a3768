import type { Answer } from '@raccord/school';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { keep, keptText } from '../../app/usekept.ts';
import { api, inReason, newId } from '../../server/client.ts';
import { type SeatView, seatKey } from './queries.ts';
import {
  addAnswer,
  allAnswers,
  nextUnsentAnswer,
  readUnsentAnswers,
  settleAnswer,
  type UnsentAnswers,
} from './unsent.ts';

/** Between two attempts while the server is away. */
const RETRY_MS = 2_000;

/** The server is away, or has no time: it may be asked again. */
const PASSING: ReadonlySet<string> = new Set([
  'unreachable',
  'too-many-requests',
  'try-again',
  'internal',
  'disk-full',
]);

/** The answers of an exam: shown at once, kept in the browser until the server has them, sent one after the other. */
export function useAnswers(sitting: string, confirmed: NonNullable<SeatView['exam']>['answers']) {
  const place = `raccord-seance ${sitting}`;
  const queries = useQueryClient();
  const [unsent, setUnsent] = useState<UnsentAnswers>(() => readUnsentAnswers(keptText(place)));
  const [fault, setFault] = useState<string>();
  const [tries, setTries] = useState(0);
  const latest = useRef(unsent);
  const change = (to: (before: UnsentAnswers) => UnsentAnswers): void => {
    const after = to(latest.current);
    latest.current = after;
    keep(place, Object.keys(after).length === 0 ? '' : JSON.stringify(after));
    setUnsent(after);
  };
  const next = nextUnsentAnswer(unsent);
  const key = next && `${next.slip} ${next.id}`;
  // biome-ignore lint/correctness/useExhaustiveDependencies: sent when another one is next, and tried again
  useEffect(() => {
    if (!next) return;
    let timer: number | undefined;
    let isOver = false;
    const { slip, id, answer } = next;
    void api.answerSlip({ params: { sitting }, body: { id, slip, ...answer } }, inReason()).then((sent) => {
      if (isOver) return;
      if (!sent.ok && PASSING.has(sent.fault.code)) {
        timer = window.setTimeout(() => setTries((count) => count + 1), RETRY_MS);
        return;
      }
      if (sent.ok) queries.setQueryData(seatKey(sitting), sent.value);
      setFault(sent.ok ? undefined : sent.fault.text);
      change((before) => settleAnswer(before, slip, id));
    });
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [sitting, key, tries]);
  return {
    answers: allAnswers(confirmed, unsent),
    isSaved: next === undefined,
    fault,
    give: (slip: number, answer: Answer): void => change((before) => addAnswer(before, slip, newId(), answer)),
  };
}
