import { Button, Dialog, Notice } from '../../design/controls.tsx';
import layout from '../../design/layout.module.css';
import { clubTexts } from '../../texts/club.ts';
import { typeset } from '../../texts/typeset.ts';

const { provisional: words } = clubTexts.evening;

interface QuestionProps {
  readonly why: string;
  onClose(): void;
  onAccept(): void;
}

/** An evening whose ranking may still change counts in a season only once somebody has read why and said yes again. */
export const ProvisionalQuestion = ({ why, onClose, onAccept }: QuestionProps) => (
  <Dialog title={words.title} onClose={onClose}>
    <div className={layout.stack3}>
      <Notice kind="warn">{typeset(words.why(why))}</Notice>
      <p className={layout.soft}>{words.hint}</p>
      <div className={`${layout.row} ${layout.between}`}>
        <Button look="main" autoFocus onClick={onClose}>
          {words.back}
        </Button>
        <Button
          look="danger"
          onClick={() => {
            onClose();
            onAccept();
          }}
        >
          {words.accept}
        </Button>
      </div>
    </div>
  </Dialog>
);
