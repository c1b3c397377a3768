import { dayOf } from '@raccord/french';
import { useState } from 'react';
import { Button, Check, Notice, TextField } from '../../design/controls.tsx';
import layout from '../../design/layout.module.css';
import { clubTexts } from '../../texts/club.ts';
import styles from './club.module.css';
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
  const [on, setOn] = useState(() => dayOf(Date.now()));
  const [reason, setReason] = useState('');
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
      <form
        className={layout.fields}
        onSubmit={(event) => {
          event.preventDefault();
          void note();
        }}
      >
        <TextField label={words.on} type="date" required value={on} onChange={({ target }) => setOn(target.value)} />
        {isActive && (
          <TextField
            label={words.reason}
            hint={words.leaveHint}
            maxLength={200}
            value={reason}
            onChange={({ target }) => setReason(target.value)}
          />
        )}
        <div className={styles.action}>
          <Button type="submit" disabled={command.isBusy}>
            {isActive ? words.leave : words.return}
          </Button>
        </div>
      </form>
      <h3>{words.public}</h3>
      <Check label={words.withhold} isChecked={isWithheld} onChange={withhold} />
      {command.fault && <Notice kind="bad">{command.fault.text}</Notice>}
    </div>
  );
}
