import { CARD_FIELDS, cardOfPerson, type MemberCard, tidyCard } from '@raccord/club';
import { dayOf } from '@raccord/french';
import { useState } from 'react';
import { Button, Check, Dialog, Notice, TextField } from '../../design/controls.tsx';
import { DayField } from '../../design/DayField.tsx';
import { Form } from '../../design/DialogForm.tsx';
import layout from '../../design/layout.module.css';
import { useForm } from '../../design/useform.ts';
import { newClientId } from '../../server/client.ts';
import { clubTexts } from '../../texts/club.ts';
import { LicenceHint } from '../calendar/LicenceHint.tsx';
import type { ClubMember } from './clubqueries.ts';
import { EraseDialog } from './EraseDialog.tsx';
import { MemberStatus } from './MemberStatus.tsx';
import { MergeDialog } from './MergeDialog.tsx';
import { useClubCommand } from './useclubcommand.ts';

const { card: words } = clubTexts;

interface MemberDialogProps {
  /** None: somebody new. */
  readonly member: ClubMember | undefined;
  onClose(): void;
}

/** The card of a member: made, corrected; where he comes and goes. */
export function MemberDialog({ member, onClose }: MemberDialogProps) {
  const [next, setNext] = useState<'merge' | 'erase'>();
  if (member && next === 'merge') return <MergeDialog member={member} onClose={onClose} />;
  if (member && next === 'erase') return <EraseDialog member={member} onClose={onClose} />;
  return (
    <Dialog title={member ? words.edit(member.name) : words.add} onClose={onClose}>
      <div className={layout.stack4}>
        <CardForm member={member} onClose={onClose} />
        {member && (
          <>
            <MemberStatus member={member} onClose={onClose} />
            <div className={layout.row2}>
              <Button onClick={() => setNext('merge')}>{words.merge}</Button>
              <Button look="danger" onClick={() => setNext('erase')}>
                {words.erase}
              </Button>
            </div>
          </>
        )}
      </div>
    </Dialog>
  );
}

/** A card as it is typed. */
const draftOf = (card?: MemberCard) =>
  Object.fromEntries(CARD_FIELDS.map((field) => [field, card?.[field] ?? ''])) as Required<MemberCard>;

function CardForm({ member, onClose }: MemberDialogProps) {
  const command = useClubCommand();
  const form = useForm(() => ({ ...draftOf(member?.card), since: dayOf(Date.now()) }));
  const { since, ...draft } = form.values;
  const [id] = useState(newClientId);
  const [isNamesake, setNamesake] = useState(false);
  const [isAsked, setAsked] = useState(false);
  const [basis, setBasis] = useState(member?.basis);
  const card = tidyCard(draft);
  const name = `${card.familyName} ${card.firstName ?? ''}`.trim();
  const save = async (): Promise<void> => {
    const namesake = isNamesake ? { isNamesake } : {};
    const isDone = member
      ? await command.ask(
          'correct-member',
          { member: member.id, card, ...namesake, ...(basis ? { basis } : {}) },
          words.corrected(name),
        )
      : await command.ask('add-members', { members: [{ id, card, since, ...namesake }] }, words.added(name));
    if (isDone) onClose();
    else setAsked(true);
  };
  const isTaken = command.fault?.code === 'name-taken' || (isAsked && isNamesake);
  return (
    <Form sending={command} confirm={words.save} isReady={card.familyName !== '' && since !== ''} onConfirm={save}>
      <div className={layout.fields}>
        {CARD_FIELDS.map((field) => (
          <TextField
            key={field}
            label={words[field]}
            required={field === 'familyName'}
            maxLength={120}
            autoComplete="off"
            {...form.field(field)}
          />
        ))}
        {!member && <DayField label={words.since} required {...form.field('since')} />}
      </div>
      {member && member.basis !== basis && (
        <Notice kind="warn">
          {words.changedElsewhere}{' '}
          <Button
            onClick={() => {
              form.set(draftOf(member.card));
              setBasis(member.basis);
            }}
          >
            {words.takeAgain}
          </Button>
        </Notice>
      )}
      <LicenceHint person={{ ...card, name }} onTake={(licensee) => form.set(draftOf(cardOfPerson(licensee)))} />
      {isTaken && <Check label={words.namesake} value={isNamesake} onChange={setNamesake} />}
    </Form>
  );
}
