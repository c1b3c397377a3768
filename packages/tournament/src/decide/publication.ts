import { accept } from '@raccord/scrabble';
import { checkCentre, type Decide, entrantName, findEntrant } from './context.ts';
import { refused } from './refusals.ts';

export const choosePublication: Decide<'choose-publication'> = (_, { ranking, turns, sheets }) =>
  accept({ type: 'publication-chosen', data: { ranking, turns, sheets } });

/** The chief of a centre sees to those who sit there. */
export const withholdNames: Decide<'withhold-names'> = (context, { entrants, isWithheld }, { actor }) => {
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
