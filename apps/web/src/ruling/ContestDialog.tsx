import { withCapital } from '@raccord/french';
import { type AppealSubject, nameOf, subjectName } from '@raccord/tournament';
import { Dialog, Notice, Select, TextArea } from '../design/controls.tsx';
import { DialogForm } from '../design/DialogForm.tsx';
import { useForm } from '../design/useform.ts';
import type { OpenSubject } from '../server/answers.ts';
import { useTournament } from '../server/station.tsx';
import { useCommand } from '../server/usecommand.ts';
import { useView } from '../server/views.ts';
import { appealsTexts } from '../texts/appeals.ts';
import { texts } from '../texts/index.ts';
import { AppealDeadline, SecondAppealHint } from './AppealDeadline.tsx';
import { APPEAL_FROMS } from './AppealForm.tsx';

const words = appealsTexts;

interface ContestDialogProps {
  /** What it is about, where that is known; else it is chosen. */
  readonly subject?: AppealSubject;
  onClose(): void;
}

/** An appeal against any decision but what a slip got, which is contested from its own file. */
export function ContestDialog({ subject, onClose }: ContestDialogProps) {
  const { data: appeals, error } = useView('seeAppeals', {});
  const wanted = subject && subjectName(subject);
  const open = (appeals?.open ?? []).filter((one) => wanted === undefined || subjectName(one.subject) === wanted);
  if (open.length > 0) return <Contesting {...{ open, onClose }} />;
  return (
    <Dialog title={words.contest.title} onClose={onClose}>
      <Notice kind="info">{appeals ? words.contest.nothing : (error?.message ?? texts.common.loading)}</Notice>
    </Dialog>
  );
}

function Contesting({ open, onClose }: { readonly open: readonly OpenSubject[]; onClose(): void }) {
  const { role } = useTournament().session;
  const command = useCommand();
  const form = useForm<{ what: string; from: (typeof APPEAL_FROMS)[number]; appellant: string; reason: string }>({
    ...{ what: subjectName(open[0].subject), from: 'player', appellant: '', reason: '' },
  });
  const { what, from, appellant, reason } = form.values;
  const { subject, to } = open.find((one) => subjectName(one.subject) === what) ?? open[0];
  const isNamed = role === 'player' || from === 'referees' || 'entrant' in subject;
  const file = (): Promise<boolean> =>
    command.send('file-appeal', {
      ...{ ...subject, by: from, to, reason: reason.trim() },
      ...(isNamed ? {} : { appellant }),
    });
  return (
    <DialogForm
      title={words.contest.title}
      sending={command}
      confirm={words.send[to]}
      isReady={reason.trim() !== '' && (isNamed || appellant !== '')}
      missing={isNamed ? words.contest.missing : words.contest.missingAppellant}
      onConfirm={file}
      onClose={onClose}
    >
      {open.length > 1 ? (
        <Select
          label={words.contest.what}
          hint={role === 'player' ? undefined : words.contest.hint}
          options={open.map((one) => ({ value: subjectName(one.subject), label: withCapital(one.what) }))}
          {...form.field('what')}
        />
      ) : (
        <p>
          <strong>{withCapital(open[0].what)}</strong>
        </p>
      )}
      {to === 'federation' ? <SecondAppealHint /> : 'game' in subject && <AppealDeadline game={subject.game} />}
      {role !== 'player' && (
        <Select
          label={words.from}
          options={APPEAL_FROMS.map((value) => ({ value, label: words.froms[value] }))}
          {...form.field('from')}
        />
      )}
      {!isNamed && <Appellant {...form.field('appellant')} />}
      <TextArea label={words.reason} rows={3} required {...form.field('reason')} />
    </DialogForm>
  );
}

/** Who appeals, by his table. */
function Appellant({ value, onChange }: { readonly value: string; onChange(value: string): void }) {
  const { data: people } = useView('seePeople', {});
  const players = (people?.entrants ?? []).toSorted((a, b) => a.table - b.table);
  return (
    <Select
      label={words.contest.appellant}
      value={value}
      options={[
        { value: '', label: words.contest.choose },
        ...players.map(({ id, table, members }) => ({
          value: id,
          label: words.contest.player(table, nameOf(members)),
        })),
      ]}
      onChange={onChange}
    />
  );
}
