import type { JudgedSlip } from '@raccord/tournament';
import type { BoardTurn } from './boards.ts';
import { readPlace } from './furniture.ts';

/** What a slip exercises, by what is written on it and what became of it. */
export function slipMarks({ turn, lines }: BoardTurn, { slip, verdict }: JudgedSlip): string[] {
  const marks: string[] = [];
  const mark = (name: string, is: boolean) => {
    if (is) marks.push(`slip ${name}`);
  };
  const hasJoker = /[a-z]/.test(lines.join(''));
  const { outcome, warning, penalty, reasons, retained } = verdict;
  for (const { word, direction, reference, outside, isStruck } of slip.solutions) {
    const place = reference === undefined ? undefined : readPlace(reference);
    const isLinked = outside.length > 0;
    const isTurned = place !== undefined && place.direction !== direction;
    mark('with something struck', isStruck === true);
    if (isStruck) continue;
    mark('with a reference', place !== undefined);
    mark('without a reference', reference === undefined && turn > 1);
    mark('with an illegible reference', reference !== undefined && place === undefined);
    mark('turned against its reference', isTurned);
    mark('with links turned against its reference', isTurned && isLinked);
    mark('with links', isLinked);
    mark('with links and a reference', isLinked && reference !== undefined);
    mark('with links on the second turn', isLinked && turn === 2);
    mark('with links on a board with a joker', isLinked && hasJoker);
    mark('of the first turn', turn === 1);
    mark('of the first turn written down', turn === 1 && direction === 'vertical' && word.length > 1);
  }
  mark('of the first turn with a warning', turn === 1 && warning);
  mark('on a board with a joker', hasJoker);
  mark('paid as written', outcome === 'accepted' && reasons.length === 0 && retained?.score === slip.score);
  mark('null for two reasons', outcome === 'nullity' && reasons.length > 1);
  mark('with one warning for two reasons', outcome === 'accepted' && warning && penalty === 0 && reasons.length > 1);
  mark('of an extension', retained !== null && lengthens(lines, retained));
  return marks;
}

/** Three tiles or more of the board side by side in the word paid. */
function lengthens(
  lines: readonly string[],
  { word, reference }: { readonly word: string; readonly reference: string },
) {
  const place = readPlace(reference);
  if (!place) return false;
  const { row, column, direction } = place;
  const under = [...word].map((_, step) =>
    direction === 'horizontal' ? lines[row][column + step] : lines[row + step][column],
  );
  return /[^.]{3}/.test(under.join(''));
}
