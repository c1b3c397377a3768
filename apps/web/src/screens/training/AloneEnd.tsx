import { mainSolution } from '@raccord/regulation';
import { describeProvisional } from '@raccord/tournament';
import { rankAmongPlayers } from '@raccord/training';
import { Badge } from '../../design/controls.tsx';
import layout from '../../design/layout.module.css';
import { Raised } from '../../design/Raised.tsx';
import { Table } from '../../design/Table.tsx';
import { WrittenWord } from '../../slip/Written.tsx';
import { texts } from '../../texts/index.ts';
import { resultsTexts } from '../../texts/results.ts';
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
  const among = isRanked ? rankAmongPlayers(others, total) : undefined;
  return (
    <div className={layout.stack4}>
      <div className={layout.stack1} role="status">
        <h2>{game.name}</h2>
        <p className={styles.total}>{words.score(total, top)}</p>
        <p>{words.figures(negative, percent)}</p>
        {warnings > 0 && <p>{words.warnings(warnings, warningCost)}</p>}
        <p>
          {among ? (
            <strong>
              <Raised text={words.rank(among.rank, among.count)} />
            </strong>
          ) : (
            words.noRank
          )}
        </p>
        {among && others?.provisional !== undefined && (
          <p>
            <Raised text={describeProvisional(others.provisional)} />
          </p>
        )}
      </div>
      <EndActions {...{ onAgain, onAnother }} />
      <div className={styles.results}>
        {among && others && (
          <div className={styles.ranking}>
            <AloneRanking {...{ others, total, among }} />
          </div>
        )}
        <div className={styles.turns}>
          <Table
            look="tight"
            frame="sideways"
            label={game.name}
            rows={played.game.turns.slice(0, turns.length).map((turn, index) => ({ turn, index, ...turns[index] }))}
            keyOf={({ turn }) => turn.number}
            markOf={({ turn, points }) => (points >= turn.top ? 'good' : undefined)}
            columns={[
              { heading: columns.turn, kind: 'figure', cell: ({ turn }) => turn.number },
              { heading: columns.draw, room: 'middle', cell: ({ turn }) => turn.draw },
              {
                heading: columns.mine,
                cell: ({ index, penalty, warning, isSolo }) => {
                  const mine = mainSolution(played.played[index].slip);
                  return (
                    <>
                      {mine ? <WrittenWord word={mine.word} /> : resultsTexts.none} {mine?.reference}{' '}
                      {penalty > 0 && <Badge kind="warn">{texts.slip.penalty(penalty)}</Badge>}
                      {warning && <Badge kind="warn">{texts.slip.warning(1)}</Badge>}
                      {isSolo && <Badge kind="good">{words.solo}</Badge>}
                    </>
                  );
                },
              },
              {
                ...{ heading: columns.points, kind: 'figure' },
                cell: ({ points, bonus, penalty }) => number(points + bonus - penalty),
              },
              {
                heading: columns.top,
                cell: ({ turn }) => {
                  const best = turn.laid.score === turn.top ? turn.laid : turn.tops[0];
                  return (
                    <>
                      <WrittenWord word={best.word} /> {best.reference}, {number(turn.top)}
                    </>
                  );
                },
              },
              { heading: columns.running, kind: 'figure', room: 'middle', cell: ({ running }) => number(running) },
              { heading: columns.negative, kind: 'figure', cell: (turn) => number(turn.negative) },
            ]}
          />
        </div>
      </div>
    </div>
  );
}
