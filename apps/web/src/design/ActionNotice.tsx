import { texts } from '../texts/index.ts';
import styles from './actionnotice.module.css';
import { Button } from './controls.tsx';

interface ActionNoticeProps {
  /** What was done: « Table 13 : hors délai, nul ». */
  readonly text: string;
  /** What can be done about it; nothing where it is only said. */
  readonly action?: string | undefined;
  onAct?(): void;
  onClose(): void;
}

/** Something was done at once that somebody may not have meant: it is said, and taken back in one click. */
export const ActionNotice = ({ text, action, onAct, onClose }: ActionNoticeProps) => (
  <output className={styles.notice}>
    <strong>{text}</strong>
    {action !== undefined && <Button onClick={onAct}>{action}</Button>}
    <Button look="quiet" onClick={onClose}>
      {texts.common.close}
    </Button>
  </output>
);
