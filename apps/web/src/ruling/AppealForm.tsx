import { Select, TextArea } from '../design/controls.tsx';
import { Form } from '../design/DialogForm.tsx';
import { useForm } from '../design/useform.ts';
import { useTournament } from '../server/station.tsx';
import { useOutbox } from '../server/useoutbox.tsx';
import type { SlipPlace } from '../slip/keys.ts';
import { appealsTexts } from '../texts/appeals.ts';
import { AppealDeadline, SecondAppealHint } from './AppealDeadline.tsx';

const words = appealsTexts;
export const APPEAL_FROMS = ['player', 'referees'] as const;

interface AppealFormProps {
  readonly slip: SlipPlace;
  /** What stands of it, as it is shown. */
  readonly basis: string | undefined;
  readonly to: 'commission' | 'federation';
  onFiled(): void;
}

/** An appeal about a slip, with its reason and the time left; a player speaks for himself. */
export function AppealForm({ slip, basis, to, onFiled }: AppealFormProps) {
  const { role } = useTournament().session;
  const outbox = useOutbox();
  const form = useForm<{ by: (typeof APPEAL_FROMS)[number]; reason: string }>({ by: 'player', reason: '' });
  const reason = form.values.reason.trim();
  const file = (): void => {
    void outbox.add('file-appeal', { about: 'slip', ...slip, by: form.values.by, to, reason }, { basis });
    onFiled();
  };
  return (
    <Form confirm={words.send[to]} isReady={reason !== ''} missing={words.contest.missing} onConfirm={file}>
      {to === 'commission' ? <AppealDeadline game={slip.game} /> : <SecondAppealHint />}
      {role !== 'player' && (
        <Select
          label={words.from}
          options={APPEAL_FROMS.map((value) => ({ value, label: words.froms[value] }))}
          {...form.field('by')}
        />
      )}
      <TextArea label={words.reason} rows={3} required {...form.field('reason')} />
    </Form>
  );
}
