import { Button, Dialog, Notice } from '../../design/controls.tsx';
import { SlipView } from '../../slip/SlipView.tsx';
import { type SlipDraft, slipOf } from '../../slip/slipdraft.ts';
import { texts } from '../../texts/index.ts';
import styles from './player.module.css';

const { review: words } = texts.player;

interface ReviewProps {
  readonly draft: SlipDraft;
  /** The game and the turn that it is for. */
  readonly place: string;
  onHandIn(): void;
  onClose(): void;
}

/** The slip once more, before it is handed in; what it lacks is said, not forbidden. */
export function Review({ draft, place, onHandIn, onClose }: ReviewProps) {
  const slip = slipOf(draft);
  return (
    <Dialog title={words.title(place)} onClose={onClose}>
      <div className={styles.review}>
        <p className={styles.handed}>
          <SlipView slip={slip} />
        </p>
        {slip.solutions[0]?.reference === undefined && <Notice kind="warn">{words.noReference}</Notice>}
        {slip.score === undefined && <Notice kind="warn">{words.noScore}</Notice>}
        <p className={styles.soft}>{words.hint}</p>
        <div className={styles.keys}>
          <Button look="main" autoFocus onClick={onHandIn}>
            {words.handIn}
          </Button>
          <Button onClick={onClose}>{words.goBack}</Button>
        </div>
      </div>
    </Dialog>
  );
}
