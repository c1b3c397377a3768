import type { SessionAnswer } from '@raccord/contract';
import { useTournament } from '../server/station.tsx';
import { useView } from '../server/views.ts';
import { type Screen, screensOf } from './screens.ts';

/** What the chief referee knows of who works with him tonight. */
interface TournamentUse {
  /** Somebody, or a slip that waits for somebody. */
  readonly hasSecond: boolean;
  readonly hasCommission: boolean;
}

/** Seldom looked at: found by their name. */
const RARE: ReadonlySet<string> = new Set(['/statistiques', '/essai']);

/** The screens that this tournament uses. It is decided here alone; all others of the station are in the palette. */
export function screensInUse(session: SessionAnswer, { hasSecond, hasCommission }: TournamentUse): readonly Screen[] {
  const isChief = session.role === 'chief';
  return screensOf(session).filter(({ path, group }) => {
    if (group === undefined || session.role === 'player') return group !== undefined;
    if (isChief && path === '/double') return hasSecond;
    if (isChief && path === '/commission') return hasCommission;
    return !RARE.has(path);
  });
}

export function useScreensInUse(): readonly Screen[] {
  const { session } = useTournament();
  const when = session.role === 'chief';
  const { data: people } = useView('seePeople', {}, { when });
  const { data: referred } = useView('seeReferred', {}, { when });
  const hasOffice = (office: string): boolean => people?.officials.some((one) => one.office === office) === true;
  const hasSlips = referred !== undefined && referred.slips.length + referred.decided.length > 0;
  return screensInUse(session, {
    hasSecond: hasOffice('second-referee'),
    hasCommission: hasOffice('commission') || people?.commission !== undefined || hasSlips,
  });
}
