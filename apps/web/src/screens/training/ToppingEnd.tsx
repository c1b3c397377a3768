import type { ToppingState, TrainingGame } from '@raccord/training';
import layout from '../../design/layout.module.css';
import { ToppingTurns } from '../../desk/ToppingTurns.tsx';
import { trainingTexts } from '../../texts/training.ts';
import { EndActions } from './EndActions.tsx';
import styles from './end.module.css';

const words = trainingTexts.topping;

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
      <ToppingTurns
        label={game.name}
        turns={state.turns.map((turn, index) => ({
          ...{ draw: game.turns[index].draw, top: game.turns[index].laid },
          ...turn,
        }))}
      />
    </div>
  );
}
