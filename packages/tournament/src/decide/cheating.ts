import { accept } from '@raccord/scrabble';
import { type Decide, entrantName, findEntrant, isBlank, momentFrom } from './context.ts';
import { refused } from './refusals.ts';
import { lastSeat } from './setup.ts';

/** Proven cheating: the scores of somebody are void, and he plays no more (6.1 of 2023). */
export const excludeEntrant: Decide<'exclude-entrant'> = (context, { entrant: id, from, reason }) => {
  const found = findEntrant(context, id);
  if (!found.ok) return found;
  if (found.value.exclusion) return refused('already-excluded', entrantName(found.value));
  if (isBlank(reason)) return refused('reason-missing');
  const moment = momentFrom(context, from, [lastSeat(found.value).centre]);
  return moment.ok ? accept({ type: 'entrant-excluded', data: { entrant: id, from: moment.value, reason } }) : moment;
};

/** An appeal that succeeds: his scores are his again, and he plays on. */
export const reinstateEntrant: Decide<'reinstate-entrant'> = (context, { entrant: id, from, reason }) => {
  const found = findEntrant(context, id);
  if (!found.ok) return found;
  if (!found.value.exclusion) return refused('not-excluded', entrantName(found.value));
  if (isBlank(reason)) return refused('reason-missing');
  const moment = momentFrom(context, from, [lastSeat(found.value).centre]);
  return moment.ok ? accept({ type: 'entrant-reinstated', data: { entrant: id, from: moment.value, reason } }) : moment;
};
