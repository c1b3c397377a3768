import { texts } from '../../texts/index.ts';
import styles from './game.module.css';
import type { GameTurn } from './names.ts';

const { number } = texts.numbers;
const { sheetOfGame: words } = texts.results;
const { columns } = words;

interface GameTurnsProps {
  readonly turns: readonly GameTurn[];
  readonly shown: number;
  onTurn(turn: number): void;
}

export function GameTurns({ turns, shown, onTurn }: GameTurnsProps) {
  // What the running total adds up, where it is not what is laid.
  const hasTop = turns.some(({ solution, top }) => solution !== undefined && solution.score !== top);
  return (
    <table className={styles.turns}>
      <thead>
        <tr>
          <th className={styles.figure}>{columns.turn}</th>
          <th>{columns.draw}</th>
          <th>{columns.word}</th>
          <th>{columns.reference}</th>
          <th className={styles.figure}>{columns.score}</th>
          {hasTop && <th className={styles.figure}>{columns.top}</th>}
          <th className={styles.figure}>{columns.running}</th>
        </tr>
      </thead>
      <tbody>
        {turns.map((turn) => (
          <tr key={turn.number} data-shown={turn.number === shown} onClick={() => onTurn(turn.number)}>
            <td className={styles.figure}>
              <button
                type="button"
                className={styles.turn}
                aria-label={texts.common.turn(turn.number)}
                aria-current={turn.number === shown ? 'step' : undefined}
              >
                {turn.number}
              </button>
            </td>
            <td className={styles.letters}>{turn.markedDraw}</td>
            <Solved turn={turn} />
            {hasTop && <td className={styles.figure}>{turn.top !== undefined && number(turn.top)}</td>}
            <td className={styles.figure}>{turn.solution && number(turn.running)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Solved({ turn: { solution, isVoid } }: { readonly turn: GameTurn }) {
  if (!solution || isVoid) {
    return (
      <td colSpan={3} className={styles.waiting}>
        {isVoid ? words.void : words.waiting}
      </td>
    );
  }
  return (
    <>
      <td className={styles.letters}>
        <b>{solution.word}</b>
      </td>
      <td>{solution.reference}</td>
      <td className={styles.figure}>{number(solution.score)}</td>
    </>
  );
}
