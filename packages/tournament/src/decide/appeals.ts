import { accept } from '@raccord/scrabble';
import { isAppealPending, isLateAppeal } from '../appeals.ts';
import { hasCommissionDecided } from '../ledger/standing.ts';
import { type Decide, isBlank } from './context.ts';
import { refused } from './refusals.ts';
import { findAtTable } from './slips.ts';

export const composeCommission: Decide<'compose-commission'> = (_, { president, members }) => {
  const names = [president, ...members].map((name) => name.trim().replace(/\s+/g, ' '));
  if (isBlank(president)) return refused('name-missing', 'du président de la commission');
  if (names.some(isBlank)) return refused('name-missing', 'd’un membre de la commission');
  const repeated = names.find((name, index) => names.indexOf(name) !== index);
  if (repeated !== undefined) return refused('named-twice', repeated);
  return accept({ type: 'commission-composed', data: { president: names[0], members: names.slice(1) } });
};

/** A player, or the referees, ask the commission to look at a slip again; after it, the federation's. A late one is marked. */
export const fileAppeal: Decide<'file-appeal'> = (context, data, command) => {
  const { game, turn, entrant, by, to, reason } = data;
  const { actor, at } = command;
  const place = findAtTable(context, data, command);
  if (!place.ok) return place;
  const { file, name } = place.value;
  if (!file?.slip && !file?.rulings?.length) return refused('no-slip-recorded', name, turn);
  if (isAppealPending(file)) return refused('already-appealed', name);
  if (file.appeals?.some((one) => one.to === 'federation')) return refused('already-at-federation', name);
  if (to === 'federation' && !hasCommissionDecided(file)) return refused('commission-first', name);
  if (to === 'commission' && hasCommissionDecided(file)) return refused('commission-has-decided', name);
  if (isBlank(reason)) return refused('reason-missing');
  const isLate = to === 'commission' && isLateAppeal(context.state, context.charter.edition, game, at);
  // A player speaks for himself.
  const author = actor.role === 'player' ? 'player' : by;
  return accept({ type: 'appeal-filed', data: { game, turn, entrant, by: author, to, reason, isLate } });
};
