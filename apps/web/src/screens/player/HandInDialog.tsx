import { Button, Dialog, Notice } from '../../design/controls.tsx';
import layout from '../../design/layout.module.css';
import { undirected } from '../../slip/direction.ts';
import { SlipView } from '../../slip/SlipView.tsx';
import { changeSolution, draftSlip, type SlipDraft } from '../../slip/slipdraft.ts';
import { texts } from '../../texts/index.ts';
import { playerTexts } from '../../texts/player.ts';
import styles from './player.module.css';

const { review: words } = playerTexts;
const DIRECTIONS = ['horizontal', 'vertical'] as const;

interface ReviewProps {
  readonly draft: SlipDraft;
  /** The game and the turn that it is for. */
  readonly place: string;
  /** Its number. */
  readonly turn: number;
  onChange(draft: SlipDraft): void;
  onHandIn(): void;
  onClose(): void;
}

/** The slip once more, before it is handed in; what it lacks is said, not forbidden. The way of the word is asked. */
export function HandInDialog({ draft, place, turn, onChange, onHandIn, onClose }: ReviewProps) {
  const slip = draftSlip(draft);
  const unsaid = undirected(draft, turn);
  return (
    <Dialog title={words.title(place)} onClose={onClose}>
      <div className={layout.stack3}>
        <p className={styles.handed}>
          <SlipView slip={slip} />
        </p>
        {slip.solutions[0]?.reference === undefined && <Notice kind="warn">{words.noReference}</Notice>}
        {slip.score === undefined && <Notice kind="warn">{words.noScore}</Notice>}
        <p className={layout.soft}>{words.hint}</p>
        {unsaid !== undefined && (
          <Notice kind="warn">{words.askDirection(draft.solutions[unsaid].word.toUpperCase())}</Notice>
        )}
        <div className={styles.keys}>
          {unsaid === undefined ? (
            <Button look="main" onClick={onHandIn}>
              {words.handIn}
            </Button>
          ) : (
            DIRECTIONS.map((direction) => (
              <Button key={direction} onClick={() => onChange(changeSolution(draft, unsaid, { direction }))}>
                {texts.slip.fields.directions[direction]}
              </Button>
            ))
          )}
          <Button onClick={onClose}>{words.goBack}</Button>
        </div>
      </div>
    </Dialog>
  );
}
