import { BoardGrid } from '../../board/BoardGrid.tsx';
import { type ClockFace, describePhase, showClock, useClock } from '../../clock/useclock.ts';
import type { HallTurn, HallView } from '../../server/answers.ts';
import { texts } from '../../texts/index.ts';
import { DrawnLetters } from './DrawnLetters.tsx';
import { useDrawLetters } from './drawletters.ts';
import { LastSolution } from './HallSolution.tsx';
import styles from './play.module.css';
import { atCentre, type HallStage } from './stage.ts';

interface PlayProps {
  readonly hall: HallView;
  readonly turn: HallTurn;
  readonly stage: HallStage;
  readonly centre: string | undefined;
  /** When the server said it, by its own time. */
  readonly told: number;
}

/** A turn being played: the draw and the clock first, seen from afar. */
export function Play({ hall, turn, stage, centre, told }: PlayProps) {
  const letters = useDrawLetters(turn);
  const face = useClock(atCentre(turn, centre)?.clock, told, turn.times.write * 1000);
  return (
    <div className={styles.play}>
      <div>
        <BoardGrid lines={turn.board} />
      </div>
      <div className={styles.side}>
        <DrawnLetters letters={letters} />
        {stage === 'ended' || stage === 'cancelled' ? (
          <div className={styles.announcement}>
            <h2>{texts.hall[stage]}</h2>
            <p>{texts.hall[`${stage}Hint`]}</p>
          </div>
        ) : (
          <Clock face={face} times={turn.times} />
        )}
        {hall.last && <LastSolution solution={hall.last} />}
      </div>
    </div>
  );
}

function Clock({ face, times }: { readonly face: ClockFace | undefined; readonly times: HallTurn['times'] }) {
  return (
    <div className={styles.clock} data-phase={face?.phase ?? 'ready'}>
      <span className={styles.digits} role="timer" aria-label={texts.clock.name}>
        {showClock(face, times)}
      </span>
      <span className={styles.phase}>{describePhase(face)}</span>
    </div>
  );
}
