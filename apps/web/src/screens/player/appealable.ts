import type { CommandData } from '@raccord/tournament';
import type { SheetLine } from '../../server/answers.ts';
import type { WaitingCommand } from '../../server/outbox.ts';

/** The turns that a player may contest: a slip, or a decision, about which no appeal waits, here or at the server. */
export function appealable(
  lines: readonly SheetLine[],
  unseen: readonly Pick<WaitingCommand, 'type' | 'data'>[],
): readonly SheetLine[] {
  const filed = unseen
    .filter(({ type }) => type === 'file-appeal')
    .map(({ data }) => data as CommandData<'file-appeal'>);
  return lines.filter(
    ({ game, turn, slip, motives, appeal }) =>
      (slip !== undefined || motives.some(({ code }) => code === 'ruling')) &&
      !appeal?.isPending &&
      appeal?.to !== 'federation' &&
      !filed.some((one) => one.game === game && one.turn === turn),
  );
}

/** To whom: the commission, or beyond it once it has decided for good. */
export const nextOf = ({ decidedBy, isProvisional }: SheetLine): 'commission' | 'federation' =>
  decidedBy === 'commission' && !isProvisional ? 'federation' : 'commission';
