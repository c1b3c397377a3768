import { DialogForm } from '../../design/DialogForm.tsx';
import { Progress } from '../../design/Progress.tsx';
import { clubTexts } from '../../texts/club.ts';
import type { ClubMember } from './clubqueries.ts';
import { useClubCommand } from './useclubcommand.ts';

const { card: words } = clubTexts;

interface EraseDialogProps {
  readonly member: ClubMember;
  onClose(): void;
}

/** Somebody who asks that nothing be kept of him: it cannot be taken back, so it is asked twice. */
export function EraseDialog({ member: { id, name }, onClose }: EraseDialogProps) {
  const command = useClubCommand();
  return (
    <DialogForm
      title={words.eraseTitle(name)}
      sending={command}
      confirm={words.eraseConfirm}
      look="danger"
      onConfirm={() => command.ask('erase-person', { person: id })}
      onClose={onClose}
    >
      <p>{words.eraseHint}</p>
      <Progress work={command.work} label={words.erasing} />
    </DialogForm>
  );
}
