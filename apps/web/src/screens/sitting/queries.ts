import type { AnswerOf } from '@raccord/contract';
import { useQuery } from '@tanstack/react-query';
import { answered, api } from '../../server/client.ts';
import { serverTimeOf } from '../../server/servertime.ts';

export type SeatView = AnswerOf<'readSeat'>;
export type SittingView = AnswerOf<'readSitting'>;
export type SittingSheetView = AnswerOf<'readOwnSheet'>;

/** Two hundred phones ask a few hundred bytes each, so often. */
const POLL_MS = 2_000;

export const SITTINGS = ['sittings'] as const;
export const sittingKey = (sitting: string) => ['sitting', sitting] as const;
export const seatKey = (sitting: string) => ['seat', sitting] as const;

export const useSittings = () =>
  useQuery({ queryKey: SITTINGS, queryFn: () => answered(api.listSittings()), refetchOnMount: 'always' });

/** The time of the server, told by each answer. */
async function timed<T extends { readonly now: number }>(sitting: string, ask: () => Promise<T>): Promise<T> {
  const at = performance.now();
  const answer = await ask();
  serverTimeOf(sitting).note(answer.now, at);
  return answer;
}

/** A sitting as its maker follows it. */
export const useSittingView = (sitting: string) =>
  useQuery({
    queryKey: sittingKey(sitting),
    queryFn: () => timed(sitting, () => answered(api.readSitting({ params: { sitting } }))),
    refetchInterval: ({ state }) => state.data?.stage !== 'closed' && POLL_MS,
    refetchOnMount: 'always',
    retry: false,
  });

/** Somebody's place; what the server said last stays while it is away. */
export const useSeat = (sitting: string) =>
  useQuery({
    queryKey: seatKey(sitting),
    queryFn: () => timed(sitting, () => answered(api.readSeat({ params: { sitting } }))),
    refetchInterval: ({ state }) => state.data?.stage !== 'closed' && POLL_MS,
    refetchOnMount: 'always',
    retry: false,
  });
