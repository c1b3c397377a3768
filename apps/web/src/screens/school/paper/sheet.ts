import { makeDrawing, type Slip } from '@raccord/regulation';
import { BOARD_SIZE, isMarked } from '@raccord/scrabble';

/** A letter in a square of the slip, from its upper left one. */
export interface SheetLetter {
  readonly letter: string;
  readonly isCircled: boolean;
  readonly column: number;
  readonly row: number;
}

/** A solution as it stands in the squared part. */
export interface SheetSolution {
  readonly letters: readonly SheetLetter[];
  readonly isStruck: boolean;
  readonly reference: string | undefined;
  readonly column: number;
  readonly row: number;
  readonly columns: number;
  readonly rows: number;
}

export interface Sheet {
  readonly rows: number;
  readonly solutions: readonly SheetSolution[];
}

/** Those of a printed slip. */
const SHEET_ROWS = 13;

/** Solutions one under the other in the middle of the squared part, an empty row between them. */
export function layOutSheet({ solutions }: Slip): Sheet {
  const drawings = solutions.map((solution) => makeDrawing(solution).split('\n'));
  const needed = drawings.reduce((sum, lines) => sum + lines.length + 1, -1);
  const rows = Math.max(SHEET_ROWS, needed);
  let row = Math.floor((rows - Math.max(0, needed)) / 2);
  const laid = solutions.map(({ isStruck = false, reference }, index): SheetSolution => {
    const lines = drawings[index];
    const columns = Math.max(...lines.map((line) => line.length));
    const at = { column: Math.floor((BOARD_SIZE - columns) / 2), row, columns, rows: lines.length };
    row += lines.length + 1;
    return { ...at, isStruck, reference, letters: lettersOf(lines, at) };
  });
  return { rows, solutions: laid };
}

const lettersOf = (lines: readonly string[], at: { readonly column: number; readonly row: number }): SheetLetter[] =>
  lines.flatMap((line, down) =>
    [...line].flatMap((letter, right) =>
      letter === '.'
        ? []
        : [
            {
              letter: letter.toUpperCase(),
              isCircled: isMarked(letter),
              column: at.column + right,
              row: at.row + down,
            },
          ],
    ),
  );
