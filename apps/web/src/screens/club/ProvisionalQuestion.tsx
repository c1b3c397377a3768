import { Notice } from '../../design/controls.tsx';
import { DialogForm } from '../../design/DialogForm.tsx';
import layout from '../../design/layout.module.css';
import { clubTexts } from '../../texts/club.ts';
import { typesetTexts } from '../../texts/typeset.ts';

const { provisional: words } = clubTexts.evening;

interface QuestionProps {
  readonly why: string;
  onClose(): void;
  onAccept(): void;
}

/** An evening whose ranking may still change counts in a season only once somebody has read why and said yes again. */
export const ProvisionalQuestion = ({ why, onClose, onAccept }: QuestionProps) => (
  <DialogForm
    title={words.title}
    confirm={words.accept}
    look="danger"
    leave={words.back}
    onConfirm={() => {
      onAccept();
      return true;
    }}
    onClose={onClose}
  >
    <Notice kind="warn">{typesetTexts(words.why(why))}</Notice>
    <p className={layout.soft}>{words.hint}</p>
  </DialogForm>
);
