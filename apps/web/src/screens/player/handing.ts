import type { Slip } from '@raccord/regulation';
import type { CommandData } from '@raccord/tournament';
import type { OwnSlipView } from '../../server/answers.ts';
import type { WaitingCommand } from '../../server/commandoutbox.ts';
import { isFailed } from '../../server/holding.ts';
import { isSameTurn, type TurnPlace } from '../../slip/keys.ts';
import type { UnseenChange } from '../../slip/overlay.ts';

/** Where the slip of a player stands. */
export interface Handing {
  readonly state: 'none' | 'waiting' | 'handed-in' | 'refused';
  readonly slip?: Slip | undefined;
  /** Why the last one sent was not taken, and where it waits to be put aside. */
  readonly refusal?: { readonly text: string; readonly order: number };
}

/**
 * What is kept in the phone comes before what the server has.
 * @param change what was handed in here and is not in his view yet.
 * @param waiting what the phone keeps, refused or not.
 */
export function handingOf(
  key: TurnPlace,
  own: OwnSlipView,
  change: UnseenChange | undefined,
  waiting: readonly WaitingCommand[],
): Handing {
  const refused = waiting.findLast((command) => command.refusal && isSlipOf(command, key));
  if (change?.slip && !(refused && isFailed(refused))) {
    return { state: change.isSent ? 'handed-in' : 'waiting', slip: change.slip };
  }
  const recorded = own.game === key.game && own.turn === key.turn ? own.slip : undefined;
  const refusal = refused?.refusal ? { refusal: { text: refused.refusal.text, order: refused.order } } : {};
  if (recorded) return { state: 'handed-in', slip: recorded, ...refusal };
  return refused ? { state: 'refused', slip: slipIn(refused), ...refusal } : { state: 'none' };
}

type SlipData = CommandData<'record-slips'> | CommandData<'correct-slip'>;

const isSlipOf = ({ type, data }: WaitingCommand, key: TurnPlace): boolean =>
  (type === 'record-slips' || type === 'correct-slip') && isSameTurn(data as SlipData, key);

function slipIn({ data }: WaitingCommand): Slip {
  const sent = data as SlipData;
  return 'slip' in sent ? sent.slip : sent.slips[0].slip;
}
