import type { SheetLine } from '../../server/answers.ts';
import { slipName } from '../../slip/keys.ts';
import type { Overlay } from '../../slip/overlay.ts';

/** The turns that a player may contest: a slip, or a decision, about which no appeal waits, here or at the server. */
export const appealable = (lines: readonly SheetLine[], entrant: string, overlay: Overlay): readonly SheetLine[] =>
  lines.filter(
    ({ game, turn, slip, reasons, appeal }) =>
      (slip !== undefined || reasons.some(({ code }) => code === 'ruling')) &&
      !appeal?.isPending &&
      appeal?.to !== 'federation' &&
      overlay.get(slipName({ game, turn, entrant }))?.appealedTo === undefined,
  );

/** To whom: the commission, or beyond it once it has decided for good. */
export const nextOf = ({ decidedBy, isProvisional }: SheetLine): 'commission' | 'federation' =>
  decidedBy === 'commission' && !isProvisional ? 'federation' : 'commission';
