import type { GameTurn } from '../../server/answers.ts';

type Turn = Pick<GameTurn, 'number' | 'open'>;

/** The slips of a turn may be entered once its centre has ended it; closed, it is open nowhere. */
const isEnded = ({ open = [] }: Turn, centre: string): boolean =>
  open.every((at) => at.centre !== centre || at.isEnded);

const isMissing = ({ open = [] }: Turn, centre: string): boolean =>
  open.some((at) => at.centre === centre && at.isEnded && at.missing > 0);

/** The last turn that has ended; 0 before there is one. */
export const lastTurnEnded = (sheet: readonly Turn[], centre: string): number =>
  sheet.findLast((turn) => isEnded(turn, centre))?.number ?? 0;

/** The turn whose slips are to be entered: the first one that has ended and misses some, else the last one ended; 0 before there is one. */
export function turnFollowed(sheet: readonly Turn[], centre: string): number {
  return sheet.find((turn) => isMissing(turn, centre))?.number ?? lastTurnEnded(sheet, centre);
}
