import type { SheetTurn } from './steps.ts';

type Turn = Pick<SheetTurn, 'number' | 'open'>;

/** The slips of a turn may be entered once its centre has ended it; closed, it is open nowhere. */
const isEnded = ({ open = [] }: Turn, centre: string): boolean =>
  open.every((at) => at.centre !== centre || at.isEnded);

const isMissing = ({ open = [] }: Turn, centre: string): boolean =>
  open.some((at) => at.centre === centre && at.missing > 0);

/**
 * The turn whose slips are entered: the one before, as long as some are missing, then the last one ended. A turn
 * that is not done is never left.
 */
export function turnFollowed(sheet: readonly Turn[], centre: string, before: number): number {
  const last = sheet.findLast((turn) => isEnded(turn, centre))?.number ?? 0;
  const current = sheet.find(({ number }) => number === before);
  return current && isMissing(current, centre) ? before : last;
}
