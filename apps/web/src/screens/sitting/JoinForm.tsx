import { type AnswerOf, LONGEST_PARTICIPANT } from '@raccord/contract';
import { type FormEvent, useState } from 'react';
import { Button, TextField } from '../../design/controls.tsx';
import layout from '../../design/layout.module.css';
import { api } from '../../server/client.ts';
import { useSending } from '../../server/usesending.ts';
import { sittingTexts } from '../../texts/sitting.ts';
import type { SeatView } from './queries.ts';
import { SeatFrame } from './SeatFrame.tsx';

const words = sittingTexts.join;

interface JoinFormProps {
  readonly sitting: string;
  readonly door: AnswerOf<'knockAtSitting'>;
  onJoined(seat: SeatView): void;
}

/** One gives a name, and is in. */
export function JoinForm({ sitting, door, onJoined }: JoinFormProps) {
  const [name, setName] = useState('');
  const { send, isBusy, fault, forget } = useSending();
  const [isMissing, setMissing] = useState(false);
  const join = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const given = name.trim().replaceAll(/\s+/g, ' ');
    setMissing(given === '');
    if (given === '' || isBusy) return;
    const answer = await send(['joinSitting', sitting], given, (id) =>
      api.joinSitting({ params: { sitting }, body: { id, name: given } }),
    );
    if (answer.ok) onJoined(answer.value);
  };
  return (
    <SeatFrame title={door.name}>
      {door.name !== sittingTexts.kinds[door.kind] && <p>{sittingTexts.kinds[door.kind]}</p>}
      <form className={layout.stack3} onSubmit={join} noValidate>
        <TextField
          label={words.name}
          hint={words.nameHint}
          error={isMissing ? words.nameMissing : fault?.text}
          autoComplete="name"
          maxLength={LONGEST_PARTICIPANT}
          value={name}
          onChange={(text) => {
            setName(text);
            setMissing(false);
            forget();
          }}
        />
        <Button look="main" type="submit" disabled={isBusy}>
          {words.action}
        </Button>
      </form>
    </SeatFrame>
  );
}
