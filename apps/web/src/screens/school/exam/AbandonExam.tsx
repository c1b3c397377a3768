import { AskedButton } from '../../../design/DialogForm.tsx';
import { schoolTexts } from '../../../texts/school.ts';

const words = schoolTexts.exam;

/** Gives an exam up, after a question. */
export const AbandonExam = ({ onAbandon }: { onAbandon(): void }) => (
  <AskedButton
    title={words.abandonTitle}
    confirm={words.abandon}
    look="danger"
    buttonLook="quiet"
    onConfirm={() => {
      onAbandon();
    }}
  >
    <p>{words.abandonHint}</p>
  </AskedButton>
);
