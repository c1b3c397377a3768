import { EDITIONS } from '@raccord/regulation';
import { useState } from 'react';
import { Notice, TextField } from '../../design/controls.tsx';
import { Form } from '../../design/DialogForm.tsx';
import layout from '../../design/layout.module.css';
import type { CommandSending } from '../../server/usecommand.ts';
import { chiefTexts } from '../../texts/chief.ts';
import { typesetTexts } from '../../texts/typeset.ts';
import type { EntrantForm } from './PersonForm.tsx';
import { useConduct } from './useconduct.ts';

interface ExclusionProps {
  readonly entrant: EntrantForm;
  readonly command: CommandSending;
}

/** Proven cheating: asked twice, since it takes away all that somebody has scored; lifted when an appeal succeeds. */
export function ExclusionDialog({ entrant: { id, exclusion }, command }: ExclusionProps) {
  const { edition } = useConduct();
  const [reason, setReason] = useState('');
  const [isAsked, setAsked] = useState(false);
  const { excluding, reasonHint, reasonMissing } = chiefTexts;
  const { article, text } = EDITIONS[edition].decisions.cheating;
  const isExcluded = exclusion !== undefined;
  const confirm = (): void => {
    if (isExcluded) void command.send('reinstate-entrant', { entrant: id, reason });
    else if (isAsked) void command.send('exclude-entrant', { entrant: id, reason });
    else setAsked(true);
  };
  return (
    <Form
      look={isExcluded ? 'plain' : 'danger'}
      sending={command}
      confirm={isExcluded ? excluding.lift : isAsked ? excluding.confirm : excluding.exclude}
      isReady={reason.trim() !== ''}
      missing={reasonMissing}
      onConfirm={confirm}
    >
      {isExcluded && <Notice kind="bad">{excluding.isExcluded(exclusion)}</Notice>}
      {!isExcluded && !isAsked && <p className={layout.soft}>{typesetTexts(`${article} : ${text}`)}</p>}
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
