import type { FormulaName } from '@raccord/scrabble';
import type { JudgedSlip } from '@raccord/tournament';
import { BONUSES, mostLaidIn } from './bag.ts';
import type { BoardTurn } from './boards.ts';
import { BLANK_BIT, letterOfNumber, numberOfLetter } from './furniture.ts';
import type { Position } from './judging/placements.ts';
import { essenceOf, judgeSlowly } from './judging/slow.ts';
import type { Vocabulary } from './solver.ts';

type Settings = NonNullable<Parameters<typeof judgeSlowly>[3]>;

/** A turn as the slow judges look at it. */
export function judgedPosition(
  { turn, lines, draw }: BoardTurn,
  formula: FormulaName,
  { admitted }: Vocabulary,
): Position {
  const tiles = [...lines.join('')].map((tile) => {
    if (tile === '.') return 0;
    const letter = numberOfLetter(tile.toUpperCase()) + 1;
    return /[a-z]/.test(tile) ? letter | BLANK_BIT : letter;
  });
  const counts = Array.from({ length: 27 }, (_, number) => draw.split(letterOfNumber(number)).length - 1);
  return {
    turn,
    // The judges look at no more of a formula than this.
    formula: { maxLaid: mostLaidIn(formula), bonus: BONUSES } as unknown as Position['formula'],
    board: Uint8Array.from(tiles),
    draw: counts,
    lexicon: admitted,
  };
}

/** What a slip is worth, why, and what it would be worth were its words admitted (5.9), each as a line. */
export function verdictLines(
  position: Position,
  { slip }: JudgedSlip,
  edition: string,
  settings: Settings,
): { readonly verdict: string; readonly reasons: readonly string[]; readonly excuse: string } {
  const verdict = judgeSlowly(position, slip, edition, settings);
  const reasons = verdict.reasons.map(({ code }) => code);
  return { verdict: essenceOf(verdict), reasons, excuse: excuseLine(excuseOf(position, slip, edition, settings)) };
}

export const excuseLine = (
  excuse: { readonly words: readonly string[]; readonly worth: number } | undefined,
): string => (excuse ? `${excuse.words.toSorted().join(' ')} for ${excuse.worth}` : 'none');

/** The words not admitted are let in, those that then come to light too, until it is worth something or null for another fault. */
function excuseOf(position: Position, slip: JudgedSlip['slip'], edition: string, settings: Settings) {
  const words = new Set<string>();
  for (;;) {
    const lexicon = { has: (word: string) => words.has(word) || position.lexicon.has(word) };
    const judged = judgeSlowly(words.size === 0 ? position : { ...position, lexicon }, slip, edition, settings);
    if (judged.outcome !== 'nullity') {
      return words.size === 0 ? undefined : { words: [...words], worth: Math.max(0, judged.points - judged.penalty) };
    }
    const more = judged.reasons.flatMap((reason) => reason.words ?? []).filter((word) => !words.has(word));
    if (more.length === 0) return undefined;
    for (const word of more) words.add(word);
  }
}
