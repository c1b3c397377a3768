import { type FormEvent, useState } from 'react';
import { Button, Select, TextArea } from '../design/controls.tsx';
import layout from '../design/layout.module.css';
import { useTournament } from '../server/station.tsx';
import { useOutbox } from '../server/useoutbox.tsx';
import type { SlipKey } from '../slip/keys.ts';
import { texts } from '../texts/index.ts';
import { AppealDeadline, SecondAppealHint } from './AppealDeadline.tsx';
import styles from './ruling.module.css';

const words = texts.appeals;
const FROMS = ['player', 'referees'] as const;

interface AppealFormProps {
  readonly slip: SlipKey;
  /** What stands of it, as it is shown. */
  readonly basis: string | undefined;
  readonly to: 'commission' | 'federation';
  onFiled(): void;
}

/** An appeal about a slip, with its reason and the time left; a player speaks for himself. */
export function AppealForm({ slip, basis, to, onFiled }: AppealFormProps) {
  const { role } = useTournament().session;
  const outbox = useOutbox();
  const [from, setFrom] = useState<'player' | 'referees'>('player');
  const [reason, setReason] = useState('');
  const file = (event: FormEvent): void => {
    event.preventDefault();
    void outbox.add('file-appeal', { about: 'slip', ...slip, by: from, to, reason: reason.trim() }, { basis });
    onFiled();
  };
  return (
    <form className={`${layout.stack3} ${styles.form}`} onSubmit={file}>
      {to === 'commission' ? <AppealDeadline game={slip.game} /> : <SecondAppealHint />}
      {role !== 'player' && (
        <Select
          label={words.from}
          value={from}
          options={FROMS.map((value) => ({ value, label: words.froms[value] }))}
          onChange={(next) => setFrom(next)}
        />
      )}
      <TextArea label={words.reason} rows={3} required value={reason} onChange={setReason} />
      <Button type="submit" look="main" disabled={reason.trim() === ''}>
        {words.send[to]}
      </Button>
    </form>
  );
}
