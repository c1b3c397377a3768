import type { ToppingState, TrainingGame } from '@raccord/training';
import layout from '../../design/layout.module.css';
import { Table } from '../../design/Table.tsx';
import { texts } from '../../texts/index.ts';
import { trainingTexts } from '../../texts/training.ts';
import { EndActions } from './EndActions.tsx';
import styles from './end.module.css';

const words = trainingTexts.topping;
const { columns } = words;
const { number } = texts.numbers;

interface ToppingEndProps {
  readonly game: TrainingGame;
  readonly state: ToppingState;
  onAgain(): void;
  onAnother(): void;
}

/** How a game of topping went, draw by draw. */
export function ToppingEnd({ game, state, onAgain, onAnother }: ToppingEndProps) {
  const found = state.turns.filter(({ isFound }) => isFound).length;
  return (
    <div className={layout.stack4}>
      <div className={layout.stack1} role="status">
        <h2>{game.name}</h2>
        <p className={styles.total}>{words.time(state.time)}</p>
        <p>{words.end(found, state.turns.length)}</p>
      </div>
      <EndActions {...{ onAgain, onAnother }} />
      <Table
        look="tight"
        frame="sideways"
        label={game.name}
        rows={state.turns.map((played, index) => ({ ...game.turns[index], ...played }))}
        keyOf={(turn) => turn.number}
        markOf={({ isFound }) => (isFound ? undefined : 'bad')}
        columns={[
          { heading: columns.turn, kind: 'figure', cell: (turn) => turn.number },
          { heading: columns.draw, cell: ({ draw }) => draw },
          {
            heading: columns.top,
            cell: ({ laid }) => (
              <>
                <b>{laid.word}</b> {laid.reference}
              </>
            ),
          },
          { heading: columns.points, kind: 'figure', cell: ({ laid }) => number(laid.score) },
          {
            ...{ heading: columns.time, kind: 'figure' },
            cell: ({ isFound, time }) => `${words.time(time)}${isFound ? '' : ` (${words.notFound})`}`,
          },
        ]}
      />
    </div>
  );
}
