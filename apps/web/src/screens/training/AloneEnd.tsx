import { mainSolution } from '@raccord/regulation';
import { describeProvisional } from '@raccord/tournament';
import { rankAmong } from '@raccord/training';
import { Badge } from '../../design/controls.tsx';
import layout from '../../design/layout.module.css';
import { texts } from '../../texts/index.ts';
import { trainingTexts } from '../../texts/training.ts';
import { AloneRanking } from './AloneRanking.tsx';
import { type AloneGame, resultOf } from './alonegame.ts';
import { EndActions } from './EndActions.tsx';
import styles from './end.module.css';

const words = trainingTexts.alone;
const { columns } = words;
const { number } = texts.numbers;

interface AloneEndProps {
  readonly played: AloneGame;
  onAgain(): void;
  onAnother(): void;
}

/** What a game alone makes, turn by turn beside the top, and among those who played it. */
export function AloneEnd({ played, onAgain, onAnother }: AloneEndProps) {
  const { game, others, rules } = played;
  const { turns, total, top, negative, percent, warnings, warningCost } = resultOf(played);
  const isRanked = others !== undefined && others.players.length > 0 && rules.rhythm !== 'mort-subite';
  const among = isRanked ? rankAmong(others, total) : undefined;
  return (
    <div className={layout.stack4}>
      <div className={styles.summary} role="status">
        <h2>{game.name}</h2>
        <p className={styles.total}>{words.score(total, top)}</p>
        <p>{words.figures(negative, percent)}</p>
        {warnings > 0 && <p>{words.warnings(warnings, warningCost)}</p>}
        <p>{among ? <strong>{words.rank(among.rank, among.count)}</strong> : words.noRank}</p>
        {among && others?.provisional !== undefined && <p>{describeProvisional(others.provisional)}</p>}
      </div>
      <EndActions {...{ onAgain, onAnother }} />
      <div className={styles.results}>
        {among && others && <AloneRanking {...{ others, total, among }} />}
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: wider than a phone, it is moved by keys too */}
        <section className={styles.scrolled} tabIndex={0} aria-label={game.name}>
          <table className={styles.table}>
            <thead>
              <tr>
                <th className={styles.figure}>{columns.turn}</th>
                <th className={styles.roomy}>{columns.draw}</th>
                <th>{columns.mine}</th>
                <th className={styles.figure}>{columns.points}</th>
                <th>{columns.top}</th>
                <th className={`${styles.figure} ${styles.roomy}`}>{columns.running}</th>
                <th className={styles.figure}>{columns.negative}</th>
              </tr>
            </thead>
            <tbody>
              {turns.map(({ points, penalty, warning, isSolo, bonus, running, negative: below }, index) => {
                const turn = game.turns[index];
                const mine = mainSolution(played.played[index].slip);
                const best = turn.laid.score === turn.top ? turn.laid : turn.tops[0];
                return (
                  <tr key={turn.number} data-top={points >= turn.top}>
                    <td className={styles.figure}>{turn.number}</td>
                    <td className={styles.roomy}>{turn.draw}</td>
                    <td>
                      {mine ? `${mine.word} ${mine.reference ?? ''}` : texts.results.none}{' '}
                      {penalty > 0 && <Badge kind="warn">{texts.slip.penalty(penalty)}</Badge>}
                      {warning && <Badge kind="warn">{texts.slip.warning(1)}</Badge>}
                      {isSolo && <Badge kind="good">{words.solo}</Badge>}
                    </td>
                    <td className={styles.figure}>{number(points + bonus - penalty)}</td>
                    <td>
                      <b>{best.word}</b> {best.reference}, {number(turn.top)}
                    </td>
                    <td className={`${styles.figure} ${styles.roomy}`}>{number(running)}</td>
                    <td className={styles.figure}>{number(below)}</td>
                  </tr>
                );
              })}
            </tbody>
          </table>
        </section>
      </div>
    </div>
  );
}
