import type { Slip } from '@raccord/regulation';
import type { LessonPosition } from '@raccord/school';
import { useState } from 'react';
import { BoardGrid, Rack } from '../../board/BoardGrid.tsx';
import { Button } from '../../design/controls.tsx';
import layout from '../../design/layout.module.css';
import { schoolTexts } from '../../texts/school.ts';
import { DrawnSlip } from './paper/DrawnSlip.tsx';
import styles from './school.module.css';

const words = schoolTexts.subject;

export interface SubjectProps {
  readonly position: LessonPosition;
  readonly slip: Slip;
  readonly table: number;
  readonly isLegible: boolean;
  /** Letters laid on the board, by square: the solution paid, once it may be seen. */
  readonly laid?: ReadonlyMap<number, string> | undefined;
}

/** A slip to judge: the board and the draw, and the slip as it was written. */
export function Subject({
  position: { turn, board, draw, words: admitted },
  slip,
  table,
  isLegible,
  laid,
}: SubjectProps) {
  const [isBoard, setBoard] = useState(false);
  const pane = (label: string, isIt: boolean) => (
    <Button aria-pressed={isBoard === isIt} onClick={() => setBoard(isIt)}>
      {label}
    </Button>
  );
  return (
    <div className={`${layout.panels} ${styles.subject}`} data-board={isBoard}>
      <div className={`${layout.row2} ${styles.panes}`}>
        {pane(words.pane, false)}
        {pane(words.board, true)}
        <Rack letters={draw} size="1.45rem" />
      </div>
      <div className={styles.board}>
        <BoardGrid lines={board.split('\n')} ghosts={laid} marks={laid && marksOf(laid)} />
      </div>
      <div className={`${layout.stack2} ${styles.paper}`}>
        <p className={`${layout.row2} ${styles.draw}`}>
          <span>{words.draw}</span> <Rack letters={draw} size="2.1rem" />
        </p>
        <DrawnSlip {...{ slip, turn, table, isLegible }} />
        {admitted && <p className={layout.soft}>{words.words(admitted)}</p>}
      </div>
    </div>
  );
}

const marksOf = (laid: ReadonlyMap<number, string>) =>
  new Map([...laid.keys()].map((square) => [square, 'new' as const]));
