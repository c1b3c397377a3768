import { describePhase, showClock, useClock } from '../../clock/useclock.ts';
import { Badge, type Kind } from '../../design/controls.tsx';
import layout from '../../design/layout.module.css';
import type { HallTurn, HallView } from '../../server/answers.ts';
import { texts } from '../../texts/index.ts';
import { playerTexts } from '../../texts/player.ts';
import type { Handing } from './handing.ts';
import styles from './player.module.css';

const KINDS: Readonly<Record<Handing['state'], Kind>> = {
  none: 'plain',
  waiting: 'info',
  'handed-in': 'good',
  refused: 'bad',
};

interface StatusBarProps {
  readonly hall: HallView;
  readonly turn: HallTurn;
  readonly centre: string;
  readonly state: Handing['state'];
}

/** At the foot of the glass, wherever the page is scrolled to: the turn, the time left, and whether the slip has arrived. */
export function StatusBar({ hall, turn, centre, state }: StatusBarProps) {
  const at = turn.centres.find((played) => played.centre === centre);
  const face = useClock(at?.clock, hall.now, turn.times.write * 1000);
  const isRunning = !at?.isEnded && !at?.isCancelled && !turn.isOver;
  return (
    <div className={`${layout.row2} ${layout.oneLine} ${layout.between} ${styles.statusBar}`}>
      <span className={styles.statusTurn}>{texts.common.turn(turn.number)}</span>
      {isRunning && (
        <span className={layout.cut}>
          <strong>{showClock(face, turn.times)}</strong> {describePhase(face)}
        </span>
      )}
      <Badge kind={KINDS[state]}>{playerTexts.state[state]}</Badge>
    </div>
  );
}
