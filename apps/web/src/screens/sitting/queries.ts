import { ADDRESSES, type AnswerOf, addressOf } from '@raccord/contract';
import { useQuery } from '@tanstack/react-query';
import { answered, api } from '../../server/client.ts';
import { useFollowed } from '../../server/usefollowed.ts';
import { useStreamView, viewKey, viewsOf } from '../../server/views.ts';

export type SittingLine = AnswerOf<'listSittings'>['sittings'][number];
export type SeatView = AnswerOf<'readSeat'>;
export type SittingView = AnswerOf<'readSitting'>;
export type SittingSheetView = AnswerOf<'readOwnSheet'>;

export const SITTINGS = ['sittings'] as const;
const sittingStream = (sitting: string) => `sitting ${sitting}`;
const seatStream = (sitting: string) => `seat ${sitting}`;

/** All that its maker is shown of a sitting. */
export const sittingViewsKey = (sitting: string) => viewsOf(sittingStream(sitting));
/** All that one is shown at his place. */
export const ownSeatKey = (sitting: string) => viewsOf(seatStream(sitting));
/** Somebody's place. */
export const seatQueryKey = (sitting: string) => viewKey(seatStream(sitting), 'readSeat', { sitting });

export const useSittings = () =>
  useQuery({ queryKey: SITTINGS, queryFn: () => answered(api.listSittings()), refetchOnMount: 'always' });

/** Follows a sitting, as its maker. @param error of what is shown of it. */
export function useSittingNews(sitting: string, error: Error | null): boolean {
  const address = addressOf(ADDRESSES.followSitting, { params: { sitting } });
  return useFollowed({ stream: sittingStream(sitting), address, role: 'chief' }, error);
}

/** Follows a sitting, at one's place. */
export function useSeatNews(sitting: string, error: Error | null): boolean {
  const address = addressOf(ADDRESSES.followSeat, { params: { sitting } });
  return useFollowed({ stream: seatStream(sitting), address, role: 'player' }, error);
}

/** A sitting as its maker follows it. */
export const useSittingView = (sitting: string) => useStreamView(sittingStream(sitting), 'readSitting', { sitting });

export const useParticipant = (sitting: string, participant: string) =>
  useStreamView(sittingStream(sitting), 'readParticipant', { sitting, participant });

/** The slips of an exam with their verdicts: they never change. */
export const useSittingKey = (sitting: string) =>
  useQuery({
    queryKey: ['sitting key', sitting],
    queryFn: () => answered(api.readSittingKey({ params: { sitting } })),
    staleTime: Number.POSITIVE_INFINITY,
  });

/** Somebody's place; what the server said last stays while it is away. */
export const useSeat = (sitting: string) => useStreamView(seatStream(sitting), 'readSeat', { sitting });

/** The slips of an exam, once it has begun. */
export const usePaper = (sitting: string) => useStreamView(seatStream(sitting), 'readPaper', { sitting });

/** One's results, once they are given. */
export const useOwnSheet = (sitting: string) => useStreamView(seatStream(sitting), 'readOwnSheet', { sitting });
