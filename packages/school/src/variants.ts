import type { Slip, WrittenSolution } from '@raccord/regulation';
import { BOARD_SIZE, makeReference, otherDirection, parseReference } from '@raccord/scrabble';
import type { LessonCase } from './lessoncase.ts';

/** A worked case, and others like it: turned over the diagonal of the board, with another score, with none. */
export function variantsOf(worked: LessonCase): LessonCase[] {
  const turned = turnOver(worked);
  return [worked, turned, ...otherScores(worked), ...otherScores(turned)];
}

/** A board is the same on both sides of its diagonal: what is true across is true down. */
function turnOver(worked: LessonCase): LessonCase {
  const board = worked.board.map((_, square) => {
    const [row, column] = [Math.floor(square / BOARD_SIZE), square % BOARD_SIZE];
    return worked.board[column * BOARD_SIZE + row];
  });
  return { ...worked, board, slip: { ...worked.slip, solutions: worked.slip.solutions.map(turnSolution) } };
}

function turnSolution(solution: WrittenSolution): WrittenSolution {
  return {
    ...solution,
    direction: otherDirection(solution.direction),
    outside: solution.outside.map(({ letter, down, right }) => ({ letter, down: right, right: down })),
    ...(solution.reference === undefined ? {} : { reference: turnReference(solution.reference) }),
  };
}

function turnReference(reference: string): string {
  const read = parseReference(reference);
  if (!read.ok) return reference;
  const { row, column, direction } = read.value;
  return makeReference({ row: column, column: row, direction: otherDirection(direction) });
}

const OTHER_SCORES = [1, 10, -1];

function otherScores(worked: LessonCase): LessonCase[] {
  const { score, ...unscored } = worked.slip;
  const slips: Slip[] =
    score === undefined
      ? [{ ...unscored, score: 1 }]
      : [unscored, ...OTHER_SCORES.map((more) => ({ ...worked.slip, score: Math.max(1, score + more) }))];
  return slips.map((slip) => ({ ...worked, slip }));
}
