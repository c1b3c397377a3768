import { foldAccents } from '@raccord/scrabble';
import { detailOf, nameOf } from '@raccord/tournament';
import type { PeopleView } from '../../server/answers.ts';

type Entrant = PeopleView['entrants'][number];

/** Those whose name, club, category or series has all the words typed; without a word, those whose name is withheld. */
export function soughtAmong(entrants: readonly Entrant[], typed: string): readonly Entrant[] {
  const sought = foldAccents(typed.trim()).split(/\s+/).filter(Boolean);
  if (sought.length === 0) return entrants.filter(({ isWithheld }) => isWithheld);
  return entrants.filter((entrant) => {
    const text = foldAccents(`${nameOf(entrant.members)} ${detailsOf(entrant)}`);
    return sought.every((word) => text.includes(word));
  });
}

/** « Cadet · 6B · PAR ». */
export const detailsOf = ({ members }: Entrant): string =>
  (['category', 'series', 'club'] as const)
    .map((detail) => detailOf(members, detail))
    .filter(Boolean)
    .join(' · ');
