import { isRehearsal } from '@raccord/contract';
import type { GameTurn } from '../../server/answers.ts';
import { useTournament } from '../../server/station.tsx';
import { useView } from '../../server/views.ts';
import { slipsToEnter } from './steps.ts';

/**
 * The slips that wait are for whoever conducts the game to enter: no two referees, and no link by which one would. Undefined until the
 * server has said so.
 */
export function useAlone(sheet: readonly GameTurn[] | undefined, centre: string): boolean | undefined {
  const { tournament, session } = useTournament();
  const runsAll = session.role === 'chief' && session.centre === undefined;
  const slips = runsAll && sheet ? slipsToEnter(sheet, centre) : undefined;
  const when = slips !== undefined && !isRehearsal(tournament);
  const { data: people, error: unknownPeople } = useView('seePeople', {}, { when });
  const { data: links, error: unknownLinks } = useView('countLinks', {}, { when });
  if (!when) return slips !== undefined;
  if (!people || !links) return unknownPeople || unknownLinks ? false : undefined;
  const referees = people.officials.filter((one) => one.office === 'referee' && one.centre === slips.centre);
  return referees.length < 2 && !Object.keys(links.stations).some((station) => station.startsWith('referee '));
}
