import type { ComponentProps } from 'react';
import { Button } from '../design/controls.tsx';
import layout from '../design/layout.module.css';
import { texts } from '../texts/index.ts';
import { SlipFields } from './SlipFields.tsx';
import { SlipNotes } from './SlipNotes.tsx';
import { addSolution, isWritten } from './slipdraft.ts';

/** Everything that a slip can be: what is written on it, and what the referee says of it. */
export function SlipEditor({ draft, onChange, ...rest }: ComponentProps<typeof SlipNotes>) {
  return (
    <div className={layout.stack3}>
      {isWritten(draft.state) && <SlipFields draft={draft} onChange={onChange} />}
      <div className={`${layout.row} ${layout.end}`}>
        <SlipNotes {...{ draft, onChange }} {...rest} />
        {isWritten(draft.state) && (
          <Button look="quiet" onClick={() => onChange(addSolution(draft))}>
            {texts.slip.fields.addSolution}
          </Button>
        )}
      </div>
    </div>
  );
}
