import { Fragment } from 'react';
import type { GameTurn, GameView } from '../../server/answers.ts';
import { texts } from '../../texts/index.ts';
import styles from './game.module.css';

const { number } = texts.numbers;
const { sheetOfGame: words } = texts.results;
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

/** A turn that was cancelled stands before the one that took its place. */
export function GameTurns({ turns, cancelled = [], shown, onTurn }: GameTurnsProps) {
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
          <Fragment key={turn.number}>
            <Cancelled turns={cancelled.filter(({ number: at }) => at === turn.number)} width={hasTop ? 5 : 4} />
            <tr data-shown={turn.number === shown} onClick={() => onTurn(turn.number)}>
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
          </Fragment>
        ))}
        <Cancelled turns={cancelled.filter(({ number: at }) => at > turns.length)} width={hasTop ? 5 : 4} />
      </tbody>
    </table>
  );
}

interface CancelledProps {
  readonly turns: GameView['cancelled'];
  /** Of what is said of them, in columns. */
  readonly width: number;
}

const Cancelled = ({ turns, width }: CancelledProps) =>
  turns.map(({ number: turn, draw, reason, at }) => (
    <tr key={at} className={styles.cancelled}>
      <td className={styles.figure}>{turn}</td>
      <td className={styles.letters}>
        <s>{draw}</s>
      </td>
      <td colSpan={width} className={styles.waiting}>
        {words.cancelled(reason)}
      </td>
    </tr>
  ));

function Solved({ turn: { solution, isVoid } }: { readonly turn: ShownTurn }) {
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
