/** What a page has seen of a turn. */
export interface SeenTurn {
  /** Its game and its number; undefined before the first draw. */
  readonly turn: string | undefined;
  readonly isLaid: boolean;
}

/** What happened between two looks: a solution was laid, or the letters of another turn were drawn after it. */
export function happened(before: SeenTurn, now: SeenTurn): 'laid' | 'drawn' | undefined {
  if (before.turn === now.turn) return !before.isLaid && now.isLaid ? 'laid' : undefined;
  return before.isLaid && !now.isLaid && now.turn !== undefined ? 'drawn' : undefined;
}
