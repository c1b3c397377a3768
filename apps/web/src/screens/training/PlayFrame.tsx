import { type ReactNode, useEffect } from 'react';
import { AskedButton } from '../../design/DialogForm.tsx';
import layout from '../../design/layout.module.css';
import { texts } from '../../texts/index.ts';
import { trainingTexts } from '../../texts/training.ts';
import styles from './play.module.css';

const words = trainingTexts.play;

export interface PlayFrameProps {
  /** Of the game, where the page does not say it already. */
  readonly name?: string;
  readonly turn: number;
  readonly count: number;
  /** How it goes so far. */
  readonly standing?: string;
  readonly board: ReactNode;
  /** A turn that is over: the board stays in sight while one reads. */
  readonly isRead?: boolean;
  readonly clock?: ReactNode;
  /** What there is to read and to write beside the board. */
  readonly children: ReactNode;
  /** Where one may give the game up. */
  onStop?: (() => void) | undefined;
}

/** A game being played: the board, beside it the clock and what one writes. */
export function PlayFrame({
  name,
  turn,
  count,
  standing,
  board,
  isRead = false,
  clock,
  children,
  onStop,
}: PlayFrameProps) {
  useEffect(() => {
    if (turn > 0) scrollTo({ top: 0 });
  }, [turn]);
  return (
    <div className={styles.play} data-playing>
      <div className={`${layout.row2} ${layout.start} ${layout.between} ${styles.head}`}>
        <div>
          <h2>{words.turn(turn, count)}</h2>
          {name !== undefined && <p className={layout.soft}>{name}</p>}
          {standing !== undefined && <p>{standing}</p>}
        </div>
        {clock}
      </div>
      <div className={styles.board} data-read={isRead}>
        {board}
      </div>
      <div className={`${layout.stack3} ${styles.side}`}>
        {children}
        {onStop && (
          <div className={styles.stop}>
            <AskedButton
              title={words.stopTitle}
              confirm={words.stop}
              look="danger"
              buttonLook="quiet"
              leave={texts.common.cancel}
              onConfirm={() => {
                onStop();
                return undefined;
              }}
            >
              <p>{words.stopHint}</p>
            </AskedButton>
          </div>
        )}
      </div>
    </div>
  );
}
