import type { TrainingTurn, WordAt } from '@raccord/training';
import { type ReactNode, useState } from 'react';
import { Button, Notice } from '../design/controls.tsx';
import layout from '../design/layout.module.css';
import { wordStart } from '../screens/player/writing.ts';
import { PlayBoard } from '../screens/training/PlayBoard.tsx';
import { PlayForm } from '../screens/training/PlayForm.tsx';
import { PlayFrame, type PlayFrameProps } from '../screens/training/PlayFrame.tsx';
import styles from '../screens/training/play.module.css';
import { EMPTY_DRAFT, tidyReference } from '../slip/slipdraft.ts';
import { texts } from '../texts/index.ts';
import { trainingTexts } from '../texts/training.ts';

const words = trainingTexts.topping;

interface ToppingDeskProps extends Pick<PlayFrameProps, 'count' | 'name' | 'standing' | 'clock' | 'onStop'> {
  readonly turn: Pick<TrainingTurn, 'number' | 'draw' | 'board'>;
  /** What was said of each proposal, in their order. */
  readonly told: readonly string[];
  /** How the draw before went. */
  readonly before: ReactNode;
  /** Tells whether it was taken: only then does it leave its fields. */
  onPropose(proposal: WordAt): Promise<boolean>;
  onGiveUp(): void;
}

/** A draw whose top one looks for, alone or with others. A key of the draw begins another one. */
export function ToppingDesk({ turn, told, before, onPropose, onGiveUp, ...frame }: ToppingDeskProps) {
  const [draft, setDraft] = useState(EMPTY_DRAFT);
  const [unplaced, setUnplaced] = useState<string>();
  const propose = async (): Promise<void> => {
    const { word, reference } = draft.solutions[0];
    if (word === '') return;
    const isPlaced = word.length > 1 && wordStart(draft) !== undefined;
    setUnplaced(isPlaced ? undefined : word.toUpperCase());
    if (isPlaced && (await onPropose({ word, reference: tidyReference(reference) }))) setDraft(EMPTY_DRAFT);
  };
  return (
    <PlayFrame {...frame} turn={turn.number} board={<PlayBoard {...{ turn, draft }} onChange={setDraft} />}>
      <p className="visually-hidden" aria-live="polite">
        {texts.board.draw(turn.draw)}
      </p>
      <PlayForm {...{ turn, draft }} isSlip={false} onChange={setDraft} onPlay={propose}>
        <Button look="quiet" onClick={onGiveUp}>
          {words.giveUp}
        </Button>
        <Button type="submit" look="main">
          {words.propose}
        </Button>
      </PlayForm>
      {unplaced !== undefined && <Notice kind="warn">{words.told.noReference(unplaced)}</Notice>}
      <div className={styles.told} role="status">
        {before}
        {told.length > 0 && (
          <ul className={layout.stack1} aria-label={words.proposals}>
            {[...told].reverse().map((text, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the same proposal may be made twice
              <li key={told.length - index}>{text}</li>
            ))}
          </ul>
        )}
      </div>
      <p className={`${layout.soft} ${styles.hint}`}>{trainingTexts.play.hint}</p>
    </PlayFrame>
  );
}
