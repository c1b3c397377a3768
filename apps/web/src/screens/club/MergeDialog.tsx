import { useState } from 'react';
import { Button, Dialog, Notice, Select, TextField } from '../../design/controls.tsx';
import layout from '../../design/layout.module.css';
import { clubTexts } from '../../texts/club.ts';
import { useClub } from './clubcontext.ts';
import type { ClubMember } from './clubqueries.ts';
import { likeliestTwin, mergeDoubt } from './twins.ts';
import { useClubCommand } from './useclubcommand.ts';

const { merge: words } = clubTexts;

interface MergeDialogProps {
  readonly member: ClubMember;
  onClose(): void;
}

/** Two records of one person become one; what speaks against it is said. */
export function MergeDialog({ member, onClose }: MergeDialogProps) {
  const { club } = useClub();
  const command = useClubCommand();
  const others = club.members.filter(({ id, isErased }) => id !== member.id && !isErased);
  const [kept, setKept] = useState(() => likeliestTwin(member, others)?.id ?? '');
  const [reason, setReason] = useState<string>(words.usualReason);
  const other = others.find(({ id }) => id === kept);
  const doubt = other && mergeDoubt(member, other);
  const merge = async (): Promise<void> => {
    if (!other) return;
    const data = { kept: other.id, merged: member.id, reason };
    if (await command.ask('merge-members', data, words.done(member.name, other.name))) onClose();
  };
  return (
    <Dialog title={words.title} onClose={onClose}>
      <form
        className={layout.stack3}
        onSubmit={(event) => {
          event.preventDefault();
          void merge();
        }}
      >
        <p>{words.hint}</p>
        <TextField label={words.merged} readOnly value={describe(member)} />
        <Select
          label={words.kept}
          value={kept}
          options={[{ value: '', label: '' }, ...others.map((one) => ({ value: one.id, label: describe(one) }))]}
          onChange={setKept}
        />
        {doubt === 'licences' && (
          <Notice kind="warn">{words.licences(member.card?.licence ?? '', other?.card?.licence ?? '')}</Notice>
        )}
        {doubt === 'names' && <Notice kind="warn">{words.names}</Notice>}
        <TextField label={words.reason} required maxLength={200} value={reason} onChange={setReason} />
        {command.fault && <Notice kind="bad">{command.fault.text}</Notice>}
        <div>
          <Button type="submit" look="main" disabled={command.isBusy || !other}>
            {words.confirm}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

/** « DUPONT Jean · 1234567 · V · 4B ». */
const describe = ({ name, card }: ClubMember): string =>
  [name, card?.licence, card?.category, card?.series].filter(Boolean).join(' · ');
