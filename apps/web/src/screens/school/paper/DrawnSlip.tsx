import { makeDrawing, type Slip } from '@raccord/regulation';
import { BOARD_SIZE } from '@raccord/scrabble';
import { describeSlip } from '@raccord/tournament';
import { texts } from '../../../texts/index.ts';
import { schoolTexts } from '../../../texts/school.ts';
import './handwriting.css';
import styles from './paper.module.css';
import { layOutSheet, type SheetSolution } from './sheet.ts';

const words = schoolTexts.subject;

/** In units of the drawing: the side of a square, what is around the squared part. */
const SIDE = 10;
const MARGIN = 4;
const HEAD = 13;
const GAP = 3;
const BOXES = 36;
const STRIP = 13;
const SQUARED = SIDE * BOARD_SIZE;
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
  if (slip.state === 'absent') return <p className={styles.absent}>{words.absent}</p>;
  const { rows, solutions } = layOutSheet(slip);
  const squared = HEAD + SIDE * rows;
  const height = squared + GAP + STRIP + MARGIN;
  const third = (SIDE * rows) / 3;
  const references = solutions.flatMap(({ reference }) => (reference === undefined ? [] : [reference]));
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
            <text className={styles.table} x={BOXES / 2} y={third - 9} textAnchor="middle">
              {table}
            </text>
          )}
          {index === 1 && <Filled texts={references} height={third} />}
          {index === 2 && <Filled texts={slip.score === undefined ? [] : [String(slip.score)]} height={third} />}
        </g>
      ))}
      {solutions.map((solution) => (
        <Solution key={`${solution.row} ${solution.column}`} solution={solution} />
      ))}
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

function Solution({ solution }: { readonly solution: SheetSolution }) {
  const { letters, isStruck, column, row, columns, rows } = solution;
  const left = MARGIN + column * SIDE;
  const top = HEAD + row * SIDE;
  return (
    <g>
      {letters.map(({ letter, isCircled, ...at }) => {
        const x = MARGIN + (at.column + 0.5) * SIDE;
        const y = HEAD + (at.row + 0.5) * SIDE;
        return (
          <g key={`${at.row} ${at.column}`}>
            <text className={styles.letter} x={x} y={y} dominantBaseline="central" textAnchor="middle">
              {letter}
            </text>
            {isCircled && <circle className={styles.stroke} cx={x} cy={y} r={SIDE * 0.49} />}
          </g>
        );
      })}
      {isStruck && (
        <path className={styles.stroke} d={`M${left} ${top + rows * SIDE - 1}L${left + columns * SIDE} ${top + 1}`} />
      )}
    </g>
  );
}

/** What the player wrote in a box, under its label. */
function Filled({ texts: written, height }: { readonly texts: readonly string[]; readonly height: number }) {
  const step = (height - 10) / Math.max(1, written.length);
  return written.map((text, index) => (
    <text
      // biome-ignore lint/suspicious/noArrayIndexKey: a reference may be written twice, and none moves
      key={index}
      className={styles.filled}
      data-small={written.length > 1}
      x={BOXES / 2}
      y={8 + (index + 0.5) * step}
      dominantBaseline="central"
      textAnchor="middle"
    >
      {text}
    </text>
  ));
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
