import { Notice, Select, TextField } from '../../design/controls.tsx';
import { DialogForm } from '../../design/DialogForm.tsx';
import { useForm } from '../../design/useform.ts';
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
  const form = useForm(() => ({ kept: likeliestTwin(member, others)?.id ?? '', reason: words.usualReason as string }));
  const { kept, reason } = form.values;
  const other = others.find(({ id }) => id === kept);
  const doubt = other && mergeDoubt(member, other);
  const merge = async (): Promise<boolean> => {
    if (!other) return false;
    const data = { kept: other.id, merged: member.id, reason };
    return command.ask('merge-members', data, words.done(member.name, other.name));
  };
  return (
    <DialogForm
      title={words.title}
      sending={command}
      confirm={words.confirm}
      isReady={other !== undefined && reason.trim() !== ''}
      onConfirm={merge}
      onClose={onClose}
    >
      <p>{words.hint}</p>
      <TextField label={words.merged} readOnly value={describe(member)} />
      <Select
        label={words.kept}
        options={[{ value: '', label: '' }, ...others.map((one) => ({ value: one.id, label: describe(one) }))]}
        {...form.field('kept')}
      />
      {doubt === 'licences' && (
        <Notice kind="warn">{words.licences(member.card?.licence ?? '', other?.card?.licence ?? '')}</Notice>
      )}
      {doubt === 'names' && <Notice kind="warn">{words.names}</Notice>}
      <TextField label={words.reason} required maxLength={200} {...form.field('reason')} />
    </DialogForm>
  );
}

/** « DUPONT Jean · 1234567 · V · 4B ». */
const describe = ({ name, card }: ClubMember): string =>
  [name, card?.licence, card?.category, card?.series].filter(Boolean).join(' · ');
