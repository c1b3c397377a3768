import { entrantsNamed } from '@raccord/tournament';
import type { WaitingCommand } from '../../server/commandoutbox.ts';
import { isSameTurn, type TurnPlace } from '../../slip/keys.ts';

const OF_MISSING: ReadonlySet<WaitingCommand['type']> = new Set(['record-slips', 'rule-slip']);

/** How many tables of a turn this station has sent a slip for, or a decision in its place, that a view does not show yet. */
export function slipsOnTheWay(
  unseen: readonly Pick<WaitingCommand, 'type' | 'data' | 'refusal'>[],
  key: TurnPlace,
): number {
  const sent = unseen.filter(({ type, data, refusal }) => {
    return OF_MISSING.has(type) && refusal === undefined && isSameTurn(data as TurnPlace, key);
  });
  return new Set(sent.flatMap(({ data }) => entrantsNamed(data))).size;
}
