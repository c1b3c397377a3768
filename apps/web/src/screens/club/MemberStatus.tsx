import { dayOf } from '@raccord/french';
import { Check, TextField } from '../../design/controls.tsx';
import { DayField } from '../../design/DayField.tsx';
import { Form } from '../../design/DialogForm.tsx';
import layout from '../../design/layout.module.css';
import { useForm } from '../../design/useform.ts';
import { clubTexts } from '../../texts/club.ts';
import type { ClubMember } from './clubqueries.ts';
import { useClubCommand } from './useclubcommand.ts';

const { card: words } = clubTexts;

interface MemberStatusProps {
  readonly member: ClubMember;
  onClose(): void;
}

/** Whether he is a member today, and whether his name is published. */
export function MemberStatus({ member: { id, name, isActive, isWithheld }, onClose }: MemberStatusProps) {
  const command = useClubCommand();
  const form = useForm(() => ({ on: dayOf(Date.now()), reason: '' }));
  const { on, reason } = form.values;
  const note = async (): Promise<void> => {
    const why = reason.trim() === '' ? {} : { reason: reason.trim() };
    const isDone = isActive
      ? await command.ask('note-leaving', { member: id, on, ...why }, words.leftOn(name))
      : await command.ask('note-return', { member: id, on }, words.back(name));
    if (isDone) onClose();
  };
  const withhold = async (isAsked: boolean): Promise<void> => {
    const told = isAsked ? words.withheld(name) : words.published(name);
    if (await command.ask('withhold-name', { member: id, isWithheld: isAsked }, told)) onClose();
  };
  return (
    <div className={layout.stack3}>
      <h3>{words.status}</h3>
      <Form
        className={layout.fields}
        sending={command}
        confirm={isActive ? words.leave : words.return}
        look="plain"
        isReady={on !== ''}
        onConfirm={note}
      >
        <DayField label={words.on} required {...form.field('on')} />
        {isActive && (
          <TextField label={words.reason} hint={words.leaveHint} maxLength={200} {...form.field('reason')} />
        )}
      </Form>
      <h3>{words.public}</h3>
      <Check label={words.withhold} value={isWithheld} onChange={withhold} />
    </div>
  );
}
