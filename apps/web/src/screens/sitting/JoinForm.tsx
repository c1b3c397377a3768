import type { AnswerOf } from '@raccord/contract';
import { type FormEvent, useState } from 'react';
import { Button, TextField } from '../../design/controls.tsx';
import layout from '../../design/layout.module.css';
import { api } from '../../server/client.ts';
import { requests } from '../../server/once.ts';
import { sittingTexts } from '../../texts/sitting.ts';
import type { SeatView } from './queries.ts';
import { SeatFrame } from './SeatFrame.tsx';

const words = sittingTexts.join;
const LONGEST_NAME = 60;

interface JoinFormProps {
  readonly sitting: string;
  readonly door: AnswerOf<'knockAtSitting'>;
  onJoined(seat: SeatView): void;
}

/** One gives a name, and is in. */
export function JoinForm({ sitting, door, onJoined }: JoinFormProps) {
  const [name, setName] = useState('');
  const [fault, setFault] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const join = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const given = name.trim().replaceAll(/\s+/g, ' ');
    if (given === '') return setFault(words.nameMissing);
    if (isBusy) return;
    setBusy(true);
    // Under the same id until the server has said something: an answer that is lost makes nobody twice.
    const answer = await requests.ask(`${sitting} ${given}`, (id) =>
      api.joinSitting({ params: { sitting }, body: { id, name: given } }),
    );
    setBusy(false);
    if (answer.ok) onJoined(answer.value);
    else setFault(answer.fault.text);
  };
  return (
    <SeatFrame title={door.name}>
      {door.name !== sittingTexts.kinds[door.kind] && <p>{sittingTexts.kinds[door.kind]}</p>}
      <form className={layout.stack3} onSubmit={join} noValidate>
        <TextField
          label={words.name}
          hint={words.nameHint}
          error={fault}
          autoComplete="name"
          maxLength={LONGEST_NAME}
          value={name}
          onChange={({ target }) => {
            setName(target.value);
            setFault(undefined);
          }}
        />
        <Button look="main" type="submit" disabled={isBusy}>
          {words.action}
        </Button>
      </form>
    </SeatFrame>
  );
}
