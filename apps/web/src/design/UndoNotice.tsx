import { texts } from '../texts/index.ts';
import { Button } from './controls.tsx';
import styles from './undonotice.module.css';

interface UndoNoticeProps {
  /** What was done: « Table 13 : hors délai, nul ». */
  readonly text: string;
  onUndo(): void;
  onClose(): void;
}

/** Something was done at once that somebody may not have meant: it is said, and taken back in one click. */
export const UndoNotice = ({ text, onUndo, onClose }: UndoNoticeProps) => (
  <output className={styles.notice}>
    <strong>{text}</strong>
    <Button onClick={onUndo}>{texts.common.cancel}</Button>
    <Button look="quiet" onClick={onClose}>
      {texts.common.close}
    </Button>
  </output>
);
