import { makeDrawing, type Slip } from '@raccord/regulation';
import { type SheetText, sheetOf, type WrittenSign } from '@raccord/school';
import { BOARD_SIZE } from '@raccord/scrabble';
import { describeSlip } from '@raccord/tournament';
import { useMemo } from 'react';
import { texts } from '../../../texts/index.ts';
import { schoolTexts } from '../../../texts/school.ts';
import styles from './paper.module.css';

const words = schoolTexts.subject;

/** In units of the drawing: the side of a square, what is around the squared part. */
const SIDE = 10;
const MARGIN = 4;
const HEAD = 13;
const GAP = 3;
const BOXES = 36;
const STRIP = 13;
const SQUARED = SIDE * BOARD_SIZE;
/** Of the label of a box; how tall what is written in it may be. */
const LABEL = 8;
const LARGEST = 22;
/** Where a letter is gone over again, in squares. */
const BESIDE = 0.035;
const WIDTH = MARGIN + SQUARED + GAP + BOXES + MARGIN;

export interface DrawnSlipProps {
  readonly slip: Slip;
  readonly turn: number;
  readonly table: number;
  /** Printed letters rather than handwriting. */
  readonly isLegible: boolean;
}

/** A slip as it lies before a referee: the form, what the player wrote on it, what the referee knows of it. */
export function DrawnSlip({ slip, turn, table, isLegible }: DrawnSlipProps) {
  const { rows, solutions, references, score } = useMemo(
    () => sheetOf(slip, isLegible ? 'legible' : 'by-hand'),
    [slip, isLegible],
  );
  if (slip.state === 'absent') return <p className={styles.absent}>{words.absent}</p>;
  const squared = HEAD + SIDE * rows;
  const height = squared + GAP + STRIP + MARGIN;
  const third = (SIDE * rows) / 3;
  return (
    <svg
      className={styles.slip}
      viewBox={`0 0 ${WIDTH} ${height}`}
      role="img"
      aria-label={words.slip(toldOf(slip))}
      data-legible={isLegible}
    >
      <rect className={styles.sheet} width={WIDTH} height={height} rx="2" />
      <text className={styles.label} x={WIDTH - MARGIN - 20} y={HEAD - 4} textAnchor="end">
        {words.turnLabel}
      </text>
      <rect className={styles.box} x={WIDTH - MARGIN - 18} y={2} width={18} height={HEAD - 4} />
      <text className={styles.printed} x={WIDTH - MARGIN - 9} y={HEAD - 4} textAnchor="middle">
        {turn}
      </text>
      <Squares rows={rows} />
      {[words.table, words.reference, words.score].map((label, index) => (
        <g key={label} transform={`translate(${MARGIN + SQUARED + GAP} ${HEAD + index * third})`}>
          <rect className={styles.box} width={BOXES} height={third - 2} />
          <text className={styles.label} x={2} y={6.5}>
            {label}
          </text>
          {index === 0 && (
            <text className={styles.table} x={BOXES / 2} y={third - 10} textAnchor="middle">
              {table}
            </text>
          )}
          {index === 1 && <Filled texts={references} height={third - 2} />}
          {index === 2 && <Filled texts={score ? [score] : []} height={third - 2} />}
        </g>
      ))}
      <g className={styles.ink} transform={`translate(${MARGIN} ${HEAD}) scale(${SIDE})`}>
        {solutions.map(({ letters, strikes }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: what is written does not move
          <Written key={index} signs={letters} strikes={strikes} />
        ))}
      </g>
      <rect className={styles.strip} x={MARGIN} y={squared + GAP} width={WIDTH - 2 * MARGIN} height={STRIP} />
      <text className={styles.label} x={MARGIN + 3} y={squared + GAP + 8.5}>
        {words.referee}
      </text>
      <text className={styles.notes} x={MARGIN + 40} y={squared + GAP + 8.8}>
        {notesOf(slip).join(', ')}
      </text>
    </svg>
  );
}

const Squares = ({ rows }: { readonly rows: number }) => (
  <path
    className={styles.squares}
    d={[
      ...Array.from({ length: rows + 1 }, (_, row) => `M${MARGIN} ${HEAD + row * SIDE}h${SQUARED}`),
      ...Array.from({ length: BOARD_SIZE + 1 }, (_, at) => `M${MARGIN + at * SIDE} ${HEAD}v${rows * SIDE}`),
    ].join('')}
  />
);

interface WrittenProps {
  readonly signs: readonly (WrittenSign & { readonly circle?: string })[];
  readonly strikes: readonly string[];
}

/** Ink on the paper, and the same letters in print for whoever cannot read it. */
const Written = ({ signs, strikes }: WrittenProps) => (
  <g>
    {signs.map(({ sign, x, y, path, isRetraced, circle }) => (
      <g key={`${x} ${y}`}>
        <path className={styles.hand} d={path} />
        {isRetraced && <path className={styles.hand} d={path} transform={`translate(${BESIDE} ${BESIDE})`} />}
        <text
          className={styles.type}
          transform={`translate(${x} ${y}) scale(${1 / SIDE})`}
          dominantBaseline="central"
          textAnchor="middle"
        >
          {sign}
        </text>
        {circle && <path d={circle} />}
      </g>
    ))}
    {strikes.map((strike) => (
      <path key={strike} d={strike} />
    ))}
  </g>
);

/** What the player wrote in a box, under its label. */
function Filled({ texts: written, height }: { readonly texts: readonly SheetText[]; readonly height: number }) {
  const step = (height - LABEL) / Math.max(1, written.length);
  return written.map(({ signs, strikes, width }, index) => {
    const side = Math.min(LARGEST, 0.85 * step, (BOXES - 4) / width);
    const left = (BOXES - width * side) / 2;
    const top = LABEL + index * step + (step - side) / 2;
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: a reference may be written twice, and none moves
      <g key={index} className={styles.ink} transform={`translate(${left} ${top}) scale(${side})`}>
        <Written {...{ signs, strikes }} />
      </g>
    );
  });
}

/** What only somebody in the hall knows. */
function notesOf({ state, legibility, conduct }: Slip): string[] {
  const { states, legibilities, conducts } = texts.slip;
  return [
    ...(state === 'handed-in' || state === 'blank' ? [] : [states[state]]),
    ...(legibility ? [legibilities[legibility]] : []),
    ...(conduct ? [conducts[conduct]] : []),
  ];
}

/** For who does not see it: what is written, and the drawing line by line where there is one. */
function toldOf(slip: Slip): string {
  const drawings = slip.solutions
    .filter(({ outside }) => outside.length > 0)
    .map((solution) => words.drawing(makeDrawing(solution).split('\n')));
  return [describeSlip(slip), ...drawings].join('. ');
}
