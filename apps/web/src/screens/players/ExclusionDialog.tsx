import { withCapital } from '@raccord/french';
import { EDITIONS } from '@raccord/regulation';
import { useState } from 'react';
import { Notice, TextField } from '../../design/controls.tsx';
import { Form } from '../../design/DialogForm.tsx';
import layout from '../../design/layout.module.css';
import { useCommand } from '../../server/usecommand.ts';
import { chiefTexts } from '../../texts/chief.ts';
import { chiefDialogsTexts } from '../../texts/chiefdialogs.ts';
import { typesetTexts } from '../../texts/typeset.ts';
import { useConduct } from '../chief/useconduct.ts';
import type { DoneAction } from './DoneHere.tsx';
import type { PersonHere } from './presence.ts';

interface ExclusionProps {
  readonly entrant: PersonHere;
  onBack(done?: DoneAction): void;
}

/** Proven cheating: asked twice, since it takes away all that somebody has scored; lifted when an appeal succeeds. */
export function ExclusionDialog({ entrant: { id, exclusion }, onBack }: ExclusionProps) {
  const { edition } = useConduct();
  const command = useCommand();
  const [reason, setReason] = useState('');
  const [isAsked, setAsked] = useState(false);
  const { excluding } = chiefDialogsTexts;
  const { reasonHint, reasonMissing } = chiefTexts;
  const { article, text } = EDITIONS[edition].decisions.cheating;
  const isExcluded = exclusion !== undefined;
  const confirm = async (): Promise<void> => {
    if (!isExcluded && !isAsked) return setAsked(true);
    const answer = await command.ask(isExcluded ? 'reinstate-entrant' : 'exclude-entrant', { entrant: id, reason });
    if (answer.ok) onBack(answer.value);
  };
  return (
    <Form
      look={isExcluded ? 'plain' : 'danger'}
      sending={command}
      confirm={isExcluded ? excluding.lift : isAsked ? excluding.confirm : excluding.exclude}
      isReady={reason.trim() !== ''}
      missing={reasonMissing}
      onConfirm={() => void confirm()}
    >
      {isExcluded && <Notice kind="bad">{excluding.isExcluded(exclusion)}</Notice>}
      {!isExcluded && !isAsked && <p className={layout.soft}>{withCapital(typesetTexts(`${article} : ${text}`))}</p>}
      {isAsked && <Notice kind="warn">{excluding.sure}</Notice>}
      <TextField
        label={isExcluded ? excluding.liftReason : excluding.reason}
        hint={reasonHint}
        value={reason}
        onChange={(text) => {
          setReason(text);
          setAsked(false);
        }}
      />
    </Form>
  );
}
