import { isRehearsal } from '@raccord/contract';
import { useTournament } from '../../server/station.tsx';
import { useView } from '../../server/views.ts';
import { type SlipsToEnter, slipsToEnter } from './steps.ts';
import { useConduct } from './useconduct.ts';

/** The slips that wait while something else may come next, where they are for whoever conducts the game to enter. */
export function useOwnSlips(): SlipsToEnter | undefined {
  const { step, sheet, centre, runsAll } = useConduct();
  const { tournament } = useTournament();
  const slips = runsAll && step.kind === 'draw' ? slipsToEnter(sheet, centre) : undefined;
  const { data: people } = useView('seePeople', {}, { when: slips !== undefined });
  const referees = people?.officials.filter((one) => one.office === 'referee' && one.centre === slips?.centre);
  return referees && (referees.length < 2 || isRehearsal(tournament)) ? slips : undefined;
}
