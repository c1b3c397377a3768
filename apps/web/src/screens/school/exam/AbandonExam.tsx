import { useState } from 'react';
import { Button, Dialog } from '../../../design/controls.tsx';
import layout from '../../../design/layout.module.css';
import { schoolTexts } from '../../../texts/school.ts';

const words = schoolTexts.exam;

/** Gives an exam up, after a question. */
export function AbandonExam({ onAbandon }: { onAbandon(): void }) {
  const [isAsked, setAsked] = useState(false);
  return (
    <>
      <Button look="quiet" onClick={() => setAsked(true)}>
        {words.abandon}
      </Button>
      {isAsked && (
        <Dialog title={words.abandonTitle} onClose={() => setAsked(false)}>
          <p>{words.abandonHint}</p>
          <p className={layout.row2}>
            <Button look="danger" onClick={onAbandon}>
              {words.abandon}
            </Button>
          </p>
        </Dialog>
      )}
    </>
  );
}
