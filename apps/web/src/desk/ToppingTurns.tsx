import { Table } from '../design/Table.tsx';
import { WrittenWord } from '../slip/Written.tsx';
import { texts } from '../texts/index.ts';
import { trainingTexts } from '../texts/training.ts';

const words = trainingTexts.topping;
const { columns } = words;
const { number } = texts.numbers;

interface ToppingTurn {
  readonly draw: string;
  readonly top: { readonly word: string; readonly reference: string; readonly score: number };
  readonly time: number;
  readonly isFound: boolean;
}

interface ToppingTurnsProps {
  readonly turns: readonly ToppingTurn[];
  readonly label: string;
}

/** How a game of topping went, draw by draw. */
export const ToppingTurns = ({ turns, label }: ToppingTurnsProps) => (
  <Table
    look="tight"
    frame="sideways"
    label={label}
    rows={turns.map((turn, index) => ({ ...turn, at: index + 1 }))}
    keyOf={({ at }) => at}
    markOf={({ isFound }) => (isFound ? undefined : 'bad')}
    columns={[
      { heading: columns.turn, kind: 'figure', cell: ({ at }) => at },
      { heading: columns.draw, cell: ({ draw }) => draw },
      {
        heading: columns.top,
        cell: ({ top }) => (
          <>
            <WrittenWord word={top.word} /> {top.reference}
          </>
        ),
      },
      { heading: columns.points, kind: 'figure', cell: ({ top }) => number(top.score) },
      {
        ...{ heading: columns.time, kind: 'figure' },
        cell: ({ isFound, time }) => `${words.time(time)}${isFound ? '' : ` (${words.notFound})`}`,
      },
    ]}
  />
);
