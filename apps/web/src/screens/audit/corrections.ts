import type { TurnCorrections } from '@raccord/tournament';
import type { GameTurn } from '../../server/answers.ts';

/** A turn as it is being put right. */
export interface CorrectionEntry {
  readonly turn: number;
  readonly letters: string;
  readonly word: string;
  readonly reference: string;
}

/** A turn as it stands. */
export const entryOf = (turn: GameTurn): CorrectionEntry => ({
  turn: turn.number,
  letters: turn.markedDraw,
  word: turn.solution?.word ?? '',
  reference: turn.solution?.reference ?? '',
});

/** What is to be put right: only what was changed, where anything was. */
export function correctionsOf(
  game: string,
  entries: readonly CorrectionEntry[],
  turns: readonly GameTurn[],
  cancelFrom: number | undefined,
): TurnCorrections | undefined {
  const changed = entries.flatMap((entry) => {
    const turn = turns.find(({ number }) => number === entry.turn);
    if (!turn) return [];
    const before = entryOf(turn);
    const isDrawn = entry.letters.trim() !== before.letters;
    const isLaid = entry.word.trim() !== before.word || entry.reference.trim() !== before.reference;
    if (!isDrawn && !isLaid) return [];
    const { word, reference } = entry;
    return [
      {
        turn: entry.turn,
        ...(isDrawn ? { letters: entry.letters } : {}),
        ...(isLaid ? { solution: { word: word.trim(), reference: reference.trim() } } : {}),
      },
    ];
  });
  if (changed.length === 0) return undefined;
  return { game, turns: changed, ...(cancelFrom === undefined ? {} : { cancelFrom }) };
}
