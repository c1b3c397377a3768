import { accept } from '@raccord/scrabble';
import { asked, type Decide, entrantName, findEntrant, isBlank, momentFrom } from './context.ts';
import { lastSeat, occupiedTables, seatKey } from './entrants.ts';
import { refused } from './refusals.ts';

/** Proven cheating: the scores of somebody are void, and he plays no more (6.1 of 2023). */
const excludeEntrant: Decide<{ readonly entrant: string; readonly reason: string }> = (
  context,
  { entrant: id, reason },
) => {
  const found = findEntrant(context, id);
  if (!found.ok) return found;
  if (found.value.exclusion) return refused('already-excluded', entrantName(found.value));
  if (isBlank(reason)) return refused('reason-missing');
  const moment = momentFrom(context, undefined, [lastSeat(found.value).centre]);
  return moment.ok ? accept({ type: 'entrant-excluded', data: { entrant: id, from: moment.value, reason } }) : moment;
};

/** An appeal that succeeds: his scores are his again, and he plays on. */
export const reinstateEntrant: Decide<{ readonly entrant: string; readonly reason: string }> = (
  context,
  { entrant: id, reason },
) => {
  const found = findEntrant(context, id);
  if (!found.ok) return found;
  if (!found.value.exclusion) return refused('not-excluded', entrantName(found.value));
  if (isBlank(reason)) return refused('reason-missing');
  const { centre, table } = lastSeat(found.value);
  const sitting = occupiedTables(context.state, id).get(seatKey(centre, table));
  if (sitting !== undefined) return refused('table-taken', table, sitting);
  const moment = momentFrom(context, undefined, [lastSeat(found.value).centre]);
  return moment.ok ? accept({ type: 'entrant-reinstated', data: { entrant: id, from: moment.value, reason } }) : moment;
};

export const CHEATING_COMMANDS = {
  'exclude-entrant': asked({ action: 'exclure un joueur', others: [], decide: excludeEntrant }),
  'reinstate-entrant': asked({ action: 'lever une exclusion', others: ['commission'], decide: reinstateEntrant }),
};
