import type { Answer } from '@raccord/school';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { api, inReason, isServerThere } from '../../server/client.ts';
import { isFailed } from '../../server/holding.ts';
import { Outbox } from '../../server/outbox.ts';
import { useOpened } from '../../server/useoutbox.tsx';
import { type SeatView, seatQueryKey } from './queries.ts';

/** An answer of an exam, to a slip from 1. */
interface GivenAnswer {
  readonly slip: number;
  readonly answer: Answer;
}

export type AnswerOutbox = Outbox<GivenAnswer, SeatView>;

const answerOutbox = (sitting: string, queries: QueryClient): AnswerOutbox =>
  new Outbox(`seance ${sitting}`, {
    async take({ id, slip, answer }) {
      const taken = await api.answerSlip({ params: { sitting }, body: { id, slip, ...answer } }, inReason());
      if (taken.ok) queries.setQueryData(seatQueryKey(sitting), taken.value);
      return taken;
    },
    isThere: isServerThere,
    subjectsOf: ({ slip }) => [String(slip)],
  });

/** The answers that this phone has and the server not yet; undefined until those left here are read. */
export function useAnswerOutbox(sitting: string): AnswerOutbox | undefined {
  const queries = useQueryClient();
  return useOpened(() => answerOutbox(sitting, queries), sitting);
}

/** The answers of an exam: shown at once, kept in the browser until the server has them, sent one after the other. */
export function useAnswers(outbox: AnswerOutbox, confirmed: NonNullable<SeatView['exam']>['answers']) {
  const waiting = useSyncExternalStore(outbox.subscribe, () => outbox.waiting);
  const [refusal, setRefusal] = useState<string>();
  const refused = waiting.find((one) => one.refusal && !isFailed(one));
  const failed = waiting.find(isFailed);
  // The server has decided: there is nothing to keep.
  useEffect(() => {
    if (!refused) return;
    setRefusal(refused.refusal?.text);
    void outbox.discard(refused.order);
  }, [outbox, refused]);
  const answers = new Map(confirmed.map(({ slip, ...answer }) => [slip, answer as Answer]));
  for (const one of waiting) if (one !== refused) answers.set(one.slip, one.answer);
  return {
    answers,
    isSaved: waiting.length === 0,
    fault: failed?.refusal?.text ?? refusal,
    /** Of one that was set aside, since the server failed on it. */
    sendAgain: failed && (() => outbox.sendAgain(failed.order)),
    give: (slip: number, answer: Answer): void => {
      setRefusal(undefined);
      // A later answer to the same slip takes the place of the one before.
      for (const one of outbox.waiting) if (one.slip === slip) void outbox.discard(one.order);
      void outbox.addAll([{ slip, answer }]);
    },
  };
}
