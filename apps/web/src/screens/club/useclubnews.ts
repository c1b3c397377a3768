import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { api } from '../../server/client.ts';
import { clubKey } from './clubqueries.ts';

/** After a request that failed. */
const RETRY_MS = 5_000;

/** Waits for what others do to a club, and has it asked again. @param sequence where the page stands; none until it knows. */
export function useClubNews(club: string, sequence: number | undefined): void {
  const queries = useQueryClient();
  useEffect(() => {
    if (sequence === undefined) return;
    const ended = new AbortController();
    const { signal } = ended;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const wait = async (): Promise<void> => {
      const news = await api.waitForClubNews({ params: { club }, query: { after: sequence } }, signal);
      if (signal.aborted) return;
      if (!news.ok) timer = setTimeout(wait, RETRY_MS);
      else if (news.value.sequence === sequence) await wait();
      else {
        await queries.invalidateQueries({ queryKey: clubKey(club) });
        // Where that failed, the page stands where it stood.
        if (!signal.aborted) timer = setTimeout(wait, RETRY_MS);
      }
    };
    void wait();
    return () => {
      ended.abort();
      clearTimeout(timer);
    };
  }, [queries, club, sequence]);
}
