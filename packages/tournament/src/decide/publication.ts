import { accept } from '@raccord/scrabble';
import type { NamesWithheld } from '../events.ts';
import type { Publication } from '../people.ts';
import { asked, checkCentre, type Decide, entrantName, findEntrant } from './context.ts';
import { refused } from './refusals.ts';

const choosePublication: Decide<Publication> = (_, { ranking, turns, sheets }) =>
  accept({ type: 'publication-chosen', data: { ranking, turns, sheets } });

/** The chief of a centre sees to those who sit there. */
const withholdNames: Decide<NamesWithheld> = (context, { entrants, isWithheld }, { actor }) => {
  if (entrants.length === 0) return refused('nobody-named');
  const seen = new Set<string>();
  for (const id of entrants) {
    const entrant = findEntrant(context, id);
    if (!entrant.ok) return entrant;
    if (seen.has(id)) return refused('named-twice', entrantName(entrant.value));
    seen.add(id);
    const place = checkCentre(context, actor, entrant.value.seats.at(-1)?.value.centre ?? '');
    if (!place.ok) return place;
  }
  return accept({ type: 'names-withheld', data: { entrants, isWithheld } });
};

export const PUBLICATION_COMMANDS = {
  'choose-publication': asked({ action: 'choisir ce que le public voit', others: [], decide: choosePublication }),
  /** On pages for the public, initials stand for these names. */
  'withhold-names': asked({ action: 'masquer de noms au public', others: [], inCentre: true, decide: withholdNames }),
};
