import type { ToppingState, TrainingGame } from '@raccord/training';
import layout from '../../design/layout.module.css';
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
      <div className={styles.summary} role="status">
        <h2>{game.name}</h2>
        <p className={styles.total}>{words.time(state.time)}</p>
        <p>{words.end(found, state.turns.length)}</p>
      </div>
      <EndActions {...{ onAgain, onAnother }} />
      <div className={styles.scrolled}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th className={styles.figure}>{columns.turn}</th>
              <th>{columns.draw}</th>
              <th>{columns.top}</th>
              <th className={styles.figure}>{columns.points}</th>
              <th className={styles.figure}>{columns.time}</th>
            </tr>
          </thead>
          <tbody>
            {state.turns.map(({ isFound, time }, index) => {
              const { number: turn, draw, laid } = game.turns[index];
              return (
                <tr key={turn} data-missed={!isFound}>
                  <td className={styles.figure}>{turn}</td>
                  <td>{draw}</td>
                  <td>
                    <b>{laid.word}</b> {laid.reference}
                  </td>
                  <td className={styles.figure}>{number(laid.score)}</td>
                  <td className={styles.figure}>
                    {words.time(time)}
                    {!isFound && ` (${words.notFound})`}
                  </td>
                </tr>
              );
            })}
          </tbody>
        </table>
      </div>
    </div>
  );
}
