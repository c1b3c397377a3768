import type { OutsideLetter } from '@raccord/regulation';
import { type KeyboardEvent, useState } from 'react';
import { TextField } from '../design/controls.tsx';
import layout from '../design/layout.module.css';
import { texts } from '../texts/index.ts';
import { Squares } from './Squares.tsx';
import styles from './slip.module.css';
import { tidyWord } from './slipdraft.ts';
import { drawCells, isFree, isSameCell, type SlipCell, type Written, writeLetter } from './slipgrid.ts';

const ARROWS: Readonly<Record<string, SlipCell>> = {
  ArrowUp: { down: -1, right: 0 },
  ArrowDown: { down: 1, right: 0 },
  ArrowLeft: { down: 0, right: -1 },
  ArrowRight: { down: 0, right: 1 },
};
const MARGIN = 2;

const moved = (cell: SlipCell, by: SlipCell): SlipCell => ({ down: cell.down + by.down, right: cell.right + by.right });

interface DrawingFieldProps {
  readonly label: string;
  readonly written: Written;
  onChange(outside: readonly OutsideLetter[]): void;
}

/** The squared part of a slip: link letters are typed around the word, where they stand on paper. */
export function DrawingField({ label, written, onChange }: DrawingFieldProps) {
  const isAcross = written.direction === 'horizontal';
  const [cursor, setCursor] = useState<SlipCell>(isAcross ? ARROWS.ArrowUp : ARROWS.ArrowLeft);
  const [heading, setHeading] = useState<SlipCell>(isAcross ? ARROWS.ArrowRight : ARROWS.ArrowDown);
  const letter = written.outside.find((cell) => isSameCell(cell, cursor))?.letter ?? '';

  const write = (text: string): void => {
    if (!isFree(written, cursor)) return;
    const typed = tidyWord(text).replaceAll('-', '').at(-1) ?? '';
    onChange(writeLetter(written.outside, cursor, typed));
    if (typed !== '') setCursor(moved(cursor, heading));
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const arrow = ARROWS[event.key];
    if (!arrow) return;
    event.preventDefault();
    setHeading(arrow);
    setCursor(moved(cursor, arrow));
  };
  return (
    <div className={`${layout.row3} ${styles.drawingField}`} data-filled={written.outside.length > 0}>
      <TextField
        label={label}
        hint={texts.slip.fields.outsideHint}
        className={styles.letterField}
        value={letter}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        onKeyDown={onKeyDown}
        onChange={write}
      />
      {/* The letter field keeps the keyboard while a square is pointed at. */}
      <Squares
        lines={drawCells(written, MARGIN, cursor)}
        isClosed={(cell) => !cell.isWord && !isFree(written, cell)}
        onPoint={setCursor}
        aria-hidden="true"
        onMouseDown={(event) => event.preventDefault()}
        {...{ cursor }}
      />
    </div>
  );
}
