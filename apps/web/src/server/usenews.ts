import { ADDRESSES, addressOf, type SessionAnswer } from '@raccord/contract';
import { useState } from 'react';
import { type StandingOver, whyOver } from './standing.ts';
import { useLive } from './uselive.ts';

interface Following {
  readonly isOnline: boolean;
  /** This page lost its station. */
  readonly over: StandingOver | undefined;
}

/** Follows the tournament. Answers whether the server is there, and lets us in. */
export function useNews(tournament: string, session: SessionAnswer): Following {
  const [over, setOver] = useState<StandingOver>();
  // The browser may have opened another station meanwhile.
  const check = (): void => void whyOver(session).then((why) => why && setOver(why));
  const isOnline = useLive({
    stream: tournament,
    address: addressOf(ADDRESSES.followTournament, { params: { tournament } }),
    role: session.role,
    when: over === undefined,
    onCut: check,
    onBack: check,
  });
  return { isOnline, over };
}
