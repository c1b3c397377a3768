import type { Slip } from '@raccord/regulation';
import type { CommandData } from '@raccord/tournament';
import type { OwnSlipView } from '../../server/answers.ts';
import type { WaitingCommand } from '../../server/outbox.ts';
import type { TurnKey } from '../../slip/keys.ts';

/** Where the slip of a player stands. */
export interface Handing {
  readonly state: 'none' | 'waiting' | 'handed-in' | 'refused';
  readonly slip?: Slip | undefined;
  /** Why the last one sent was not taken, and where it waits to be put aside. */
  readonly refusal?: { readonly text: string; readonly order: number };
}

/**
 * What is kept in the phone comes before what the server has; what was just sent is on its way until the server shows it.
 */
export function handingOf(key: TurnKey, own: OwnSlipView, outbox: readonly WaitingCommand[], isSent: boolean): Handing {
  const ours = outbox.filter((waiting) => isSlipOf(waiting, key));
  const unsent = ours.findLast(({ refusal }) => refusal === undefined);
  if (unsent) return { state: 'waiting', slip: slipIn(unsent) };
  const isOfTurn = own.game === key.game && own.turn === key.turn;
  const recorded = isOfTurn ? own.slip : undefined;
  const refused = ours.at(-1);
  const refusal = refused?.refusal === undefined ? {} : { refusal: { text: refused.refusal, order: refused.order } };
  if (recorded) return { state: 'handed-in', slip: recorded, ...refusal };
  if (refused) return { state: 'refused', slip: slipIn(refused), ...refusal };
  return { state: isSent ? 'waiting' : 'none' };
}

type SlipData = CommandData<'record-slips'> | CommandData<'correct-slip'>;

const isSlipOf = ({ type, data }: WaitingCommand, { game, turn }: TurnKey): boolean => {
  const sent = data as SlipData;
  return (type === 'record-slips' || type === 'correct-slip') && sent.game === game && sent.turn === turn;
};

function slipIn({ data }: WaitingCommand): Slip {
  const sent = data as SlipData;
  return 'slip' in sent ? sent.slip : sent.slips[0].slip;
}
