import { kindOfGame } from '../../app/kindofgame.ts';
import { Rack } from '../../board/BoardGrid.tsx';
import clock from '../../clock/clock.module.css';
import { describePhase, showClock, useClock } from '../../clock/useclock.ts';
import { Panel } from '../../design/controls.tsx';
import layout from '../../design/layout.module.css';
import type { HallTurn, HallView } from '../../server/answers.ts';
import { texts } from '../../texts/index.ts';
import { playerTexts } from '../../texts/player.ts';
import styles from './player.module.css';

interface TurnPanelProps {
  readonly hall: HallView;
  readonly turn: HallTurn;
  readonly centre: string;
}

/** The turn being played: its draw, its clock, what was announced. */
export function TurnPanel({ hall: { last, games, now }, turn, centre }: TurnPanelProps) {
  const at = turn.centres.find((played) => played.centre === centre);
  const face = useClock(at?.clock, now, turn.times.write * 1000);
  const isRunning = !at?.isEnded && !at?.isCancelled && !turn.isOver;
  const game = games.find(({ id }) => id === turn.game);
  const kind = game && kindOfGame(game);
  const name = game?.name ?? '';
  return (
    <Panel className={`${layout.stack3} ${styles.turn}`}>
      <div className={`${layout.row} ${layout.between}`}>
        <h2>{playerTexts.place(name, turn.number)}</h2>
        {isRunning && (
          <span className={`${clock.clock} ${styles.clock}`} data-phase={face?.phase}>
            <strong role="timer" aria-label={texts.clock.name}>
              {showClock(face, turn.times)}
            </strong>
            <span>{describePhase(face)}</span>
          </span>
        )}
      </div>
      {kind && <p className={layout.soft}>{kind}</p>}
      <div className={styles.draw}>
        <Rack letters={turn.markedDraw} size={`min(100cqi / ${(turn.markedDraw.length * 1.09).toFixed(2)}, 3.5rem)`} />
      </div>
      {!isRunning && <p>{outcomeOf(turn.isOver, at?.isCancelled === true)}</p>}
      {turn.solution && at?.isEnded && <p className={styles.solution}>{announce(turn.solution)}</p>}
      {last && !turn.solution && (
        <p className={layout.soft}>
          {playerTexts.lastSolution(name, last.turn, last.word, last.reference, last.score)}
        </p>
      )}
    </Panel>
  );
}

function outcomeOf(isOver: boolean, isCancelled: boolean): string {
  if (isOver) return playerTexts.finished;
  return isCancelled ? playerTexts.cancelled : playerTexts.ended;
}

const announce = ({ word, reference, score }: { word: string; reference: string; score: number }): string =>
  playerTexts.solution(word, reference, score);
