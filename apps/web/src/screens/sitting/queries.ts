import { ADDRESSES, type AnswerOf, addressOf } from '@raccord/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { answered, api } from '../../server/client.ts';
import { useLive } from '../../server/uselive.ts';
import { useStreamView, viewKey, viewsOf } from '../../server/views.ts';

export type SeatView = AnswerOf<'readSeat'>;
export type SittingView = AnswerOf<'readSitting'>;
export type SittingSheetView = AnswerOf<'readOwnSheet'>;

export const SITTINGS = ['sittings'] as const;
const sittingStream = (sitting: string) => `sitting ${sitting}`;
const seatStream = (sitting: string) => `seat ${sitting}`;

/** All that its maker is shown of a sitting. */
export const sittingKey = (sitting: string) => viewsOf(sittingStream(sitting));
/** Somebody's place. */
export const seatKey = (sitting: string) => viewKey(seatStream(sitting), 'readSeat', { sitting });

export const useSittings = () =>
  useQuery({ queryKey: SITTINGS, queryFn: () => answered(api.listSittings()), refetchOnMount: 'always' });

/** Follows a sitting, of which somebody is told with its maker's role or at his place. Answers whether the server is there. */
function useFollowed(stream: string, address: string, role: 'chief' | 'player'): boolean {
  const queries = useQueryClient();
  // Removed, it says so.
  return useLive({ stream, address, role, onCut: () => void queries.invalidateQueries({ queryKey: viewsOf(stream) }) });
}

export const useSittingNews = (sitting: string): boolean =>
  useFollowed(sittingStream(sitting), addressOf(ADDRESSES.followSitting, { params: { sitting } }), 'chief');

export const useSeatNews = (sitting: string): boolean =>
  useFollowed(seatStream(sitting), addressOf(ADDRESSES.followSeat, { params: { sitting } }), 'player');

/** A sitting as its maker follows it. */
export const useSittingView = (sitting: string) => useStreamView(sittingStream(sitting), 'readSitting', { sitting });

export const useParticipant = (sitting: string, participant: string) =>
  useStreamView(sittingStream(sitting), 'readParticipant', { sitting, participant });

/** Somebody's place; what the server said last stays while it is away. */
export const useSeat = (sitting: string) => useStreamView(seatStream(sitting), 'readSeat', { sitting });

/** The slips of an exam, once it has begun. */
export const usePaper = (sitting: string) => useStreamView(seatStream(sitting), 'readPaper', { sitting });

/** One's results, once they are given. */
export const useOwnSheet = (sitting: string) => useStreamView(seatStream(sitting), 'readOwnSheet', { sitting });
