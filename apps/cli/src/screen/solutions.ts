import { number } from '@raccord/french';
import { type Board, type Solution, squareAlong } from '@raccord/scrabble';
import { table } from './layout.ts';
import type { Terminal } from './screen.ts';

/** The squares of a solution that come from the draw. */
export function squaresLaid(board: Board, { start, word }: Solution): ReadonlySet<number> {
  const squares = Array.from(word, (_, index) => squareAlong(start, index) as number);
  return new Set(squares.filter((square) => board[square] === 0));
}

/** Solutions, best first: what a slip has, the tops standing out. */
export function solutionTable({ paint }: Terminal, solutions: readonly Solution[]): string[] {
  const top = solutions[0]?.score;
  const rows = solutions.map(({ word, reference, score }) => {
    const isTop = score === top;
    const mark = (text: string) => (isTop ? paint('good', text) : text);
    return [mark(word), mark(reference), mark(number(score)), isTop ? mark('top') : ''];
  });
  const columns = [{ title: 'mot' }, { title: 'réf.' }, { title: 'pts', align: 'right' }, { title: '' }] as const;
  return table(columns, rows, (text) => paint('faint', text));
}
