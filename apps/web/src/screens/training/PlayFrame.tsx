import { type ReactNode, useEffect, useState } from 'react';
import { Button, Dialog } from '../../design/controls.tsx';
import layout from '../../design/layout.module.css';
import { texts } from '../../texts/index.ts';
import { trainingTexts } from '../../texts/training.ts';
import styles from './play.module.css';

const words = trainingTexts.play;

interface PlayFrameProps {
  /** Of the game. */
  readonly name: string;
  readonly turn: number;
  readonly count: number;
  /** How it goes so far. */
  readonly standing: string;
  readonly board: ReactNode;
  readonly clock?: ReactNode;
  /** What there is to read and to write beside the board. */
  readonly children: ReactNode;
  onStop(): void;
}

/** A game being played: the board, beside it the clock and what one writes. */
export function PlayFrame({ name, turn, count, standing, board, clock, children, onStop }: PlayFrameProps) {
  const [isStopping, setStopping] = useState(false);
  useEffect(() => {
    if (turn > 0) scrollTo({ top: 0 });
  }, [turn]);
  return (
    <div className={styles.play} data-playing>
      <div className={`${layout.row2} ${layout.start} ${layout.between} ${styles.head}`}>
        <div>
          <h2>{words.turn(turn, count)}</h2>
          <p className={layout.soft}>{name}</p>
          <p>{standing}</p>
        </div>
        {clock}
      </div>
      <div className={styles.board}>{board}</div>
      <div className={`${layout.stack3} ${styles.side}`}>
        {children}
        <Button look="quiet" className={styles.stop} onClick={() => setStopping(true)}>
          {words.stop}
        </Button>
      </div>
      {isStopping && (
        <Dialog title={words.stopTitle} onClose={() => setStopping(false)}>
          <div className={layout.stack3}>
            <p>{words.stopHint}</p>
            <div className={layout.row}>
              <Button look="danger" onClick={onStop}>
                {words.stop}
              </Button>
              <Button onClick={() => setStopping(false)}>{texts.common.cancel}</Button>
            </div>
          </div>
        </Dialog>
      )}
    </div>
  );
}
