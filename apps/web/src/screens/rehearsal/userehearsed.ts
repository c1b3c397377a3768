import { useEffect, useState } from 'react';
import { api } from '../../server/client.ts';
import type { Rehearsed } from './coach.ts';

/** Between two slips of the colleague. */
const PACE_MS = 1_000;

/** Once the end of a turn is announced, the colleague records his slips one by one for as long as this is shown. */
export function useRehearsed(tournament: string, ended: number | undefined): Rehearsed | undefined {
  const [rehearsed, setRehearsed] = useState<Rehearsed>();
  useEffect(() => {
    if (ended === undefined) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isLeft = false;
    const next = async (): Promise<void> => {
      const answer = await api.handInRehearsed({ params: { tournament }, body: {} });
      if (isLeft) return;
      if (answer.ok) setRehearsed(answer.value);
      if (!answer.ok || answer.value.left > 0) timer = setTimeout(next, PACE_MS);
    };
    void next();
    return () => {
      isLeft = true;
      clearTimeout(timer);
    };
  }, [tournament, ended]);
  return rehearsed;
}
