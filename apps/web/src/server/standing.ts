import type { SessionAnswer } from '@raccord/contract';
import { texts } from '../texts/index.ts';
import { api } from './client.ts';

/** Why a page is no longer at its station, and what to do. */
export interface StandingOver {
  readonly text: string;
  /** This browser holds another station now. */
  readonly isElsewhere: boolean;
}

/** Does this browser still hold the station that a page shows? A cut may be the end of its session. */
export async function whyOver(session: SessionAnswer): Promise<StandingOver | undefined> {
  const answer = await api.whoAmI();
  if (answer.ok) {
    if (!isStationSame(answer.value, session)) return { text: texts.connection.elsewhere, isElsewhere: true };
    const isTakenOff = session.id !== undefined && answer.value.id === undefined;
    return isTakenOff ? { text: texts.connection.takenOff, isElsewhere: false } : undefined;
  }
  return answer.fault.code === 'no-session' ? { text: answer.fault.text, isElsewhere: false } : undefined;
}

/** Whoever was taken off the tournament has no id any more, but his station; an official may change his centre. */
export function isStationSame(now: SessionAnswer, then: SessionAnswer): boolean {
  const isSamePerson = now.id === undefined || now.id === then.id;
  const isSamePlace = then.id !== undefined || now.centre === then.centre;
  return (
    now.role === then.role &&
    now.tournament === then.tournament &&
    now.club === then.club &&
    isSamePerson &&
    isSamePlace
  );
}
