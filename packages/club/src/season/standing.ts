import { number, plural, shortDay, typeset } from '@raccord/french';
import type { SeasonRanking } from './ranking.ts';

/** « Classement provisoire : 3 soirées closes sur 10 ; soirée du 12/11 provisoire (1 bulletin devant la commission). » */
export function describeStanding(
  { evenings, isProvisional }: Pick<SeasonRanking, 'evenings' | 'isProvisional'>,
  planned: number,
): string {
  if (!isProvisional) return 'Classement définitif.';
  const held = `${plural(evenings.length, 'soirée close', 'soirées closes')} sur ${number(Math.max(planned, evenings.length))}`;
  const open = evenings.flatMap(({ date, provisional }) =>
    provisional === undefined ? [] : [`soirée du ${shortDay(date)} provisoire (${provisional})`],
  );
  return typeset(`Classement provisoire : ${[held, ...open].join(' ; ')}.`);
}
