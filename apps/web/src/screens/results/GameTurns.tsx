import { describeUnsolved } from '@raccord/tournament';
import layout from '../../design/layout.module.css';
import { type Column, Table } from '../../design/Table.tsx';
import type { GameTurn, GameView } from '../../server/answers.ts';
import { WrittenWord } from '../../slip/Written.tsx';
import { texts } from '../../texts/index.ts';
import { resultsTexts } from '../../texts/results.ts';
import styles from './game.module.css';

const { number } = texts.numbers;
const { sheetOfGame: words } = resultsTexts;
const { columns } = words;

/** A turn of the sheet of a game, or of a record played again. */
type ShownTurn = Pick<GameTurn, 'number' | 'markedDraw' | 'solution' | 'top' | 'running'> &
  Partial<Pick<GameTurn, 'isVoid'>>;

interface GameTurnsProps {
  readonly turns: readonly ShownTurn[];
  readonly cancelled?: GameView['cancelled'];
  readonly shown: number;
  onTurn(turn: number): void;
}

type CancelledTurn = GameView['cancelled'][number];
/** A line of the sheet; a turn that was cancelled stands before the one that took its place. */
type SheetTurn =
  | { readonly turn: ShownTurn; readonly cancelled?: never }
  | { readonly turn?: never; readonly cancelled: CancelledTurn };

export function GameTurns({ turns, cancelled = [], shown, onTurn }: GameTurnsProps) {
  const before = (isBefore: (turn: CancelledTurn) => boolean): readonly SheetTurn[] =>
    cancelled.filter(isBefore).map((turn) => ({ cancelled: turn }));
  const rows = [
    ...turns.flatMap((turn) => [...before(({ number: at }) => at === turn.number), { turn }]),
    ...before(({ number: at }) => at > turns.length),
  ];
  // What the running total adds up, where it is not what is laid.
  const hasTop = turns.some(({ solution, top }) => solution !== undefined && solution.score !== top);
  return (
    <Table<SheetTurn>
      look="tight"
      rows={rows}
      keyOf={({ turn, cancelled: one }) => (turn ? turn.number : `cancelled ${one.at}`)}
      markOf={({ turn }) => (turn?.number === shown ? 'current' : undefined)}
      actionOf={({ turn }) => turn && (() => onTurn(turn.number))}
      columns={columnsFor(shown, hasTop)}
    />
  );
}

const columnsFor = (shown: number, hasTop: boolean): readonly Column<SheetTurn>[] => [
  {
    ...{ heading: columns.turn, kind: 'figure' },
    cell: ({ turn, cancelled }) =>
      turn ? (
        <button
          type="button"
          className={styles.turn}
          aria-label={texts.common.turn(turn.number)}
          aria-current={turn.number === shown ? 'step' : undefined}
        >
          {turn.number}
        </button>
      ) : (
        cancelled.number
      ),
  },
  {
    heading: columns.draw,
    cell: ({ turn, cancelled }) => (
      <span className={styles.letters}>{turn ? turn.markedDraw : <s>{cancelled.draw}</s>}</span>
    ),
  },
  {
    heading: columns.word,
    span: (row) => (row.cancelled ? (hasTop ? 5 : 4) : row.turn?.solution ? 1 : 3),
    cell: (row) => {
      const word = row.turn?.solution?.word;
      return word === undefined ? <span className={layout.dim}>{waitingFor(row)}</span> : <WrittenWord word={word} />;
    },
  },
  { heading: columns.reference, kind: 'brief', cell: ({ turn }) => turn?.solution?.reference },
  { heading: columns.score, kind: 'figure', cell: ({ turn }) => number(turn?.solution?.score ?? 0) },
  ...(hasTop
    ? [
        {
          ...({ heading: columns.top, kind: 'figure' } as const),
          cell: ({ turn }: SheetTurn) => turn?.top !== undefined && number(turn.top),
        },
      ]
    : []),
  { heading: columns.running, kind: 'figure', cell: ({ turn }) => turn?.solution && number(turn.running) },
];

function waitingFor({ turn, cancelled }: SheetTurn): string {
  if (cancelled) return words.cancelled(cancelled.reason);
  return describeUnsolved(turn);
}
