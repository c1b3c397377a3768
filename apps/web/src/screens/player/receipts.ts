import type { CommandData } from '@raccord/tournament';
import type { CorrectionSlip } from '../../server/answers.ts';
import type { WaitingCommand } from '../../server/outbox.ts';

/** Whether it is known that the player has read a correction slip: not yet, here alone, at the server too. */
export type Receipt = 'none' | 'waiting' | 'arrived';

/** Not told yet: one that need not be sent costs nothing to show, and he then knows. */
export const isToTell = ({ isDue, isOptional }: CorrectionSlip): boolean => isDue || isOptional;

/** What a correction slip tells: another telling is another slip. */
export const tellingOf = ({ game, turn, result }: CorrectionSlip): string => JSON.stringify([game, turn, result]);

/** Of tellings noted here, those that the server still waits for: the same one told again is another slip. */
export function stillToTell(
  tellings: ReadonlySet<string>,
  corrections: readonly CorrectionSlip[],
): ReadonlySet<string> {
  const due = new Set(corrections.filter(isToTell).map(tellingOf));
  return new Set([...tellings].filter((telling) => due.has(telling)));
}

/** @param unseen what this station has given that the view of the corrections does not show yet. */
export function receiptOf(
  correction: CorrectionSlip,
  unseen: readonly Pick<WaitingCommand, 'type' | 'data' | 'order'>[],
  waiting: readonly Pick<WaitingCommand, 'order'>[],
): Receipt {
  if (!isToTell(correction)) return 'arrived';
  const given = unseen.find(({ type, data }) => {
    const { game, turn } = data as CommandData<'deliver-correction'>;
    return type === 'deliver-correction' && game === correction.game && turn === correction.turn;
  });
  if (!given) return 'none';
  return waiting.some(({ order }) => order === given.order) ? 'waiting' : 'arrived';
}
