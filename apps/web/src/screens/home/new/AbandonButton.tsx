import { useState } from 'react';
import { Button, Dialog } from '../../../design/controls.tsx';
import layout from '../../../design/layout.module.css';
import { homeTexts as home } from '../../../texts/home.ts';

/** Forgets a new tournament, once somebody has said so twice. */
export function AbandonButton({ onAbandon }: { onAbandon(): void }) {
  const [isAsked, setAsked] = useState(false);
  return (
    <>
      <Button look="quiet" onClick={() => setAsked(true)}>
        {home.abandon}
      </Button>
      {isAsked && (
        <Dialog title={home.abandonTitle} onClose={() => setAsked(false)}>
          <div className={layout.stack4}>
            <p>{home.abandonHint}</p>
            <div className={layout.row3}>
              <Button look="danger" onClick={onAbandon}>
                {home.abandon}
              </Button>
            </div>
          </div>
        </Dialog>
      )}
    </>
  );
}
