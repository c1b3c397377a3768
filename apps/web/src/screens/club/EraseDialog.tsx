import { dayOf } from '@raccord/french';
import { useState } from 'react';
import { AwaitedView } from '../../design/AwaitedView.tsx';
import { Check } from '../../design/controls.tsx';
import { DialogForm } from '../../design/DialogForm.tsx';
import layout from '../../design/layout.module.css';
import { Progress } from '../../design/Progress.tsx';
import { clubTexts } from '../../texts/club.ts';
import styles from './club.module.css';
import { useClub } from './clubcontext.ts';
import { type ClubMember, type SeatOffered, useSeatsOf } from './clubqueries.ts';
import { useClubCommand } from './useclubcommand.ts';

const { card: words } = clubTexts;

interface EraseDialogProps {
  readonly member: ClubMember;
  onClose(): void;
}

/** Somebody who asks that nothing be kept of him: it cannot be taken back, so it is asked twice. */
export function EraseDialog({ member: { id, name }, onClose }: EraseDialogProps) {
  const command = useClubCommand();
  const found = useSeatsOf(useClub().club.id, id);
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const seats = found.data?.seats.filter((seat) => chosen.includes(keyOf(seat))) ?? [];
  const data = { person: id, seats: seats.map(({ sitting, participant }) => ({ sitting, participant })) };
  return (
    <DialogForm
      title={words.eraseTitle(name)}
      sending={command}
      confirm={words.eraseConfirm}
      look="danger"
      isReady={found.data !== undefined}
      onConfirm={() => command.ask('erase-person', data)}
      onClose={onClose}
    >
      <p>{words.eraseHint}</p>
      <p>{words.eraseLicence}</p>
      <AwaitedView data={found.data} error={found.error} onRetry={found.refetch} />
      {found.data && found.data.seats.length > 0 && (
        <SeatChoice seats={found.data.seats} chosen={chosen} onChoose={setChosen} />
      )}
      <Progress work={command.work} label={words.erasing} />
    </DialogForm>
  );
}

const keyOf = ({ sitting, participant }: SeatOffered): string => `${sitting} ${participant}`;

interface SeatChoiceProps {
  readonly seats: readonly SeatOffered[];
  readonly chosen: readonly string[];
  onChoose(chosen: readonly string[]): void;
}

/** A name typed on a phone may be a namesake's: nobody but who erases can tell. */
function SeatChoice({ seats, chosen, onChoose }: SeatChoiceProps) {
  return (
    <div className={layout.stack1}>
      <p>{words.eraseSeatsHint}</p>
      <fieldset className={`${layout.stack1} ${layout.box} ${styles.checks}`}>
        <legend>{words.eraseSeats}</legend>
        {seats.map((seat) => (
          <Check
            key={keyOf(seat)}
            label={words.eraseSeat(seat.title, seat.name, clubTexts.day(dayOf(seat.createdAt)))}
            hint={seat.isOver ? undefined : words.eraseSeatOpen}
            value={chosen.includes(keyOf(seat))}
            onChange={(isHis) =>
              onChoose(isHis ? [...chosen, keyOf(seat)] : chosen.filter((one) => one !== keyOf(seat)))
            }
          />
        ))}
      </fieldset>
    </div>
  );
}
