import type { TableHTMLAttributes } from 'react';
import styles from './slip.module.css';
import { type DrawnCell, isSameCell, type SlipCell } from './slipgrid.ts';
import { WrittenLetter } from './Written.tsx';

interface SquaresProps extends TableHTMLAttributes<HTMLTableElement> {
  readonly lines: readonly (readonly DrawnCell[])[];
  readonly cursor?: SlipCell;
  isClosed?(cell: DrawnCell): boolean;
  onPoint?(cell: SlipCell): void;
}

/** The squared part of a slip, letter by letter where they stand on paper. */
export const Squares = ({ lines, cursor, isClosed, onPoint, ...table }: SquaresProps) => (
  <table className={styles.drawing} data-edited={onPoint !== undefined || undefined} {...table}>
    <tbody>
      {lines.map((line) => (
        <tr key={line[0].down}>
          {line.map((cell) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the arrows of the field move the cursor
            <td
              key={cell.right}
              data-word={cell.isWord}
              data-cursor={cursor && isSameCell(cell, cursor)}
              data-closed={isClosed?.(cell)}
              onClick={onPoint && (() => onPoint({ down: cell.down, right: cell.right }))}
            >
              <WrittenLetter letter={cell.letter} />
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
);
