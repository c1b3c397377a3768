import { textSearch } from '@raccord/scrabble';
import { describeDetails, nameOf } from '@raccord/tournament';
import type { PeopleView } from '../../server/answers.ts';

type Entrant = PeopleView['entrants'][number];

/** Those whose name, club, category or series has all the words typed; without a word, those whose name is withheld. */
export function soughtAmong(entrants: readonly Entrant[], typed: string): readonly Entrant[] {
  if (typed.trim() === '') return entrants.filter(({ isWithheld }) => isWithheld);
  const isSought = textSearch(typed);
  return entrants.filter((entrant) => isSought(`${nameOf(entrant.members)} ${describeDetails(entrant.members)}`));
}
