import { number, plural, shortDay, typeset } from '@raccord/french';
import type { SeasonRanking } from './ranking.ts';

/** « Classement provisoire : 3 soirées closes sur 10 ; soirée du 12/11 provisoire (1 bulletin devant la commission). » */
export function describeStanding(
  { evenings, isProvisional, rows }: Pick<SeasonRanking, 'evenings' | 'isProvisional' | 'rows'>,
  planned: number,
): string {
  const ties = areTiesSeparated(rows) ? ` ${TIES}` : '';
  if (!isProvisional) return typeset(`Classement définitif.${ties}`);
  const held = `${plural(evenings.length, 'soirée close', 'soirées closes')} sur ${number(Math.max(planned, evenings.length))}`;
  const open = evenings.flatMap(({ date, provisional }) =>
    provisional === undefined ? [] : [`soirée du ${shortDay(date)} provisoire (${provisional})`],
  );
  return typeset(`Classement provisoire : ${[held, ...open].join(' ; ')}.${ties}`);
}

const TIES = 'À égalité : les soirées gagnées, puis les tops, puis les solos.';

/** Have some of equal scores different ranks? */
export const areTiesSeparated = (rows: SeasonRanking['rows']): boolean =>
  rows.some(({ score, rank }, at) => rank !== undefined && rows[at - 1]?.score === score && rows[at - 1].rank !== rank);
