import { type AnswerOf, LONGEST_PARTICIPANT } from '@raccord/contract';
import { useState } from 'react';
import { TextField } from '../../design/controls.tsx';
import { Form } from '../../design/DialogForm.tsx';
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
  const join = async (): Promise<void> => {
    const given = name.trim().replaceAll(/\s+/g, ' ');
    setMissing(given === '');
    if (given === '') return;
    const answer = await send(['joinSitting', sitting], given, (id) =>
      api.joinSitting({ params: { sitting }, body: { id, name: given } }),
    );
    if (answer.ok) onJoined(answer.value);
  };
  return (
    <SeatFrame title={door.name}>
      {door.name !== sittingTexts.kinds[door.kind] && <p>{sittingTexts.kinds[door.kind]}</p>}
      <Form confirm={words.action} isReady={!isBusy} onConfirm={join}>
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
      </Form>
    </SeatFrame>
  );
}
