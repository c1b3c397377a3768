import { useState } from 'react';
import { Button, TextArea, TextField } from '../../design/controls.tsx';
import { DialogForm } from '../../design/DialogForm.tsx';
import layout from '../../design/layout.module.css';
import { useForm } from '../../design/useform.ts';
import type { PeopleView } from '../../server/answers.ts';
import { useTournament } from '../../server/station.tsx';
import { useCommand } from '../../server/usecommand.ts';
import { useView } from '../../server/views.ts';
import { commissionTexts } from '../../texts/commission.ts';
import styles from './commission.module.css';

const words = commissionTexts.composition;

type Seated = NonNullable<PeopleView['commission']>;

/** Who sits on the commission: it goes with what it decides from then on. */
export function Composition() {
  const { data: people } = useView('seePeople', {});
  const { role, centre } = useTournament().session;
  const [isAsked, ask] = useState(false);
  if (!people) return null;
  // The chief of one centre does not choose who decides for everybody.
  const isMine = role === 'commission' || centre === undefined;
  const { commission } = people;
  return (
    <section className={`${layout.row} ${styles.composition}`} aria-label={words.title}>
      <p className={layout.soft}>{commission ? words.seated(commission.president, commission.members) : words.none}</p>
      {isMine && (
        <Button {...(commission ? { look: 'quiet' } : {})} onClick={() => ask(true)}>
          {commission ? words.change : words.compose}
        </Button>
      )}
      {isAsked && <CompositionDialog seated={commission} onClose={() => ask(false)} />}
    </section>
  );
}

interface CompositionDialogProps {
  readonly seated: Seated | undefined;
  onClose(): void;
}

function CompositionDialog({ seated, onClose }: CompositionDialogProps) {
  const command = useCommand();
  const form = useForm({ president: seated?.president ?? '', members: seated?.members.join('\n') ?? '' });
  const compose = (): Promise<boolean> => {
    const { president, members } = form.values;
    const named = members.split('\n').filter((name) => name.trim() !== '');
    return command.send('compose-commission', { president, members: named });
  };
  return (
    <DialogForm
      title={words.title}
      sending={command}
      confirm={words.save}
      missing={form.values.president.trim() === '' ? words.missing : undefined}
      onConfirm={compose}
      onClose={onClose}
    >
      <p className={layout.soft}>{words.hint}</p>
      <TextField label={words.president} required autoComplete="off" {...form.field('president')} />
      <TextArea label={words.members} hint={words.membersHint} rows={4} {...form.field('members')} />
    </DialogForm>
  );
}
