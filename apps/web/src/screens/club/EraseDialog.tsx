import { Button, Dialog, Notice } from '../../design/controls.tsx';
import layout from '../../design/layout.module.css';
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
    <Dialog title={words.eraseTitle(name)} onClose={onClose}>
      <div className={layout.stack3}>
        <p>{words.eraseHint}</p>
        {command.fault && <Notice kind="bad">{command.fault.text}</Notice>}
        <div>
          <Button
            look="danger"
            disabled={command.isBusy}
            onClick={async () => {
              if (await command.ask('erase-person', { person: id })) onClose();
            }}
          >
            {words.eraseConfirm}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
