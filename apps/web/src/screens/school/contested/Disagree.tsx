import type { EditionName } from '@raccord/regulation';
import type { Answer, Contested } from '@raccord/school';
import { useState } from 'react';
import { Dialog, Notice, TextArea } from '../../../design/controls.tsx';
import layout from '../../../design/layout.module.css';
import { schoolTexts } from '../../../texts/school.ts';
import { AnswerForm } from '../answer/AnswerForm.tsx';
import { addContested } from './contestedstore.ts';

const words = schoolTexts.contested;

interface DisagreeProps {
  readonly edition: EditionName;
  readonly exercise: Contested['exercise'];
  readonly answer: Answer | undefined;
  onClose(): void;
}

type Outcome = 'why-missing' | 'kept' | 'not-kept';

/** Keeps the slip with another reading of it. */
export function Disagree({ edition, exercise, answer, onClose }: DisagreeProps) {
  const [why, setWhy] = useState('');
  const [outcome, setOutcome] = useState<Outcome>();
  const keepReading = (given: Answer): void => {
    const told = why.trim();
    if (told === '') setOutcome('why-missing');
    else setOutcome(addContested({ edition, exercise, answer: given, why: told }) ? 'kept' : 'not-kept');
  };
  return (
    <Dialog title={words.title} onClose={onClose}>
      {outcome === 'kept' ? (
        <Notice kind="good">{words.kept}</Notice>
      ) : (
        <div className={layout.stack3}>
          <p>{words.about}</p>
          <TextArea
            label={words.why}
            hint={words.whyHint}
            rows={3}
            value={why}
            error={outcome === 'why-missing' ? words.whyMissing : undefined}
            onChange={(text) => {
              setWhy(text);
              setOutcome(undefined);
            }}
          />
          {outcome === 'not-kept' && <Notice kind="bad">{words.notKept}</Notice>}
          <h3>{words.answer}</h3>
          <AnswerForm edition={edition} given={answer} action={words.keep} isFocused={false} onAnswer={keepReading} />
        </div>
      )}
    </Dialog>
  );
}
