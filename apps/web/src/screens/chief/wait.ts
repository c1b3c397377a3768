import { NEXT_DRAW_MS } from '../../announcement/progress.ts';

/** What a page has seen of a turn. */
export interface Seen {
  /** Its game and its number; undefined before the first draw. */
  readonly turn: string | undefined;
  readonly isLaid: boolean;
}

/** What happened between two looks: a solution was laid, or the letters of another turn were drawn after it. */
export function happened(before: Seen, now: Seen): 'laid' | 'drawn' | undefined {
  if (before.turn === now.turn) return !before.isLaid && now.isLaid ? 'laid' : undefined;
  return before.isLaid && !now.isLaid && now.turn !== undefined ? 'drawn' : undefined;
}

/** Whole seconds still to wait, the one under way counted; a clock set back in the meantime adds nothing. */
export const secondsLeft = (milliseconds: number): number =>
  Math.ceil(Math.min(NEXT_DRAW_MS, Math.max(0, milliseconds)) / 1000);
