import { day, dayOf } from '@raccord/french';
import { describeWeeks, EDITIONS } from '@raccord/regulation';
import { type AppealSubject, fileStanding } from '@raccord/tournament';
import { useState } from 'react';
import { Badge, Button, TextArea } from '../../design/controls.tsx';
import { DayField } from '../../design/DayField.tsx';
import { DialogForm } from '../../design/DialogForm.tsx';
import layout from '../../design/layout.module.css';
import { Raised } from '../../design/Raised.tsx';
import { useForm } from '../../design/useform.ts';
import { AppealFileButtons } from '../../documents/AppealFileButtons.tsx';
import type { DecisionAppeal } from '../../server/answers.ts';
import { useServerTime } from '../../server/station.tsx';
import { useCommand } from '../../server/usecommand.ts';
import { useView } from '../../server/views.ts';
import { appealsTexts } from '../../texts/appeals.ts';
import styles from './commission.module.css';

const words = appealsTexts.second;

const KINDS = { sent: 'info', requested: 'warn', complete: 'good', lapsed: 'bad' } as const;

interface SecondAppealFileProps {
  readonly subject: AppealSubject;
  readonly requests: DecisionAppeal['requests'];
  readonly mayNote: boolean;
}

/** How a file stands before the commission of the federation: what it asked for, until when, what was sent. */
export function SecondAppealFile({ subject, requests, mayNote }: SecondAppealFileProps) {
  const time = useServerTime();
  const { data: hall } = useView('seeHall', {});
  const [noting, note] = useState<'request' | 'complete'>();
  if (!hall) return null;
  const { state, until } = fileStanding(requests, hall.edition, time.now());
  const isOpen = requests.length > 0 && !requests.at(-1)?.completion;
  return (
    <section className={`${layout.stack4} ${styles.section}`} aria-label={words.title}>
      <h3>
        {words.title} <Badge kind={KINDS[state]}>{words.states[state]}</Badge>
      </h3>
      <ul className={layout.stack1}>
        {requests.flatMap(({ requestedAt, reason, completion }) => [
          <li key={`asked ${requestedAt}`}>
            <Raised text={words.requested(day(dayOf(requestedAt)), reason)} />
          </li>,
          ...(completion
            ? [
                <li key={`sent ${requestedAt}`}>
                  <Raised text={words.completed(day(dayOf(completion.completedAt)), completion.reason)} />
                </li>,
              ]
            : []),
        ])}
      </ul>
      {state === 'requested' && until !== undefined && (
        <p>
          <strong>
            <Raised text={words.until(day(dayOf(until)))} />
          </strong>
        </p>
      )}
      {mayNote && (
        <div className={layout.row2}>
          <Button onClick={() => note('request')}>{words.request}</Button>
          {isOpen && <Button onClick={() => note('complete')}>{words.complete}</Button>}
        </div>
      )}
      <AppealFileButtons subject={subject} />
      {noting && <NoteDialog {...{ noting, subject }} onClose={() => note(undefined)} />}
    </section>
  );
}

interface NoteDialogProps {
  readonly noting: 'request' | 'complete';
  readonly subject: AppealSubject;
  onClose(): void;
}

function NoteDialog({ noting, subject, onClose }: NoteDialogProps) {
  const time = useServerTime();
  const command = useCommand();
  const { data: hall } = useView('seeHall', {});
  const today = dayOf(time.now());
  const form = useForm({ reason: '', on: today });
  const { reason, on } = form.values;
  const isRequest = noting === 'request';
  const appeals = hall && EDITIONS[hall.edition].decisions.appeals;
  const weeks = appeals?.weeksToComplete;
  const send = (): Promise<boolean> => {
    // At noon, so that it is that day wherever it is read; today, now.
    const at = on === today ? {} : { at: new Date(`${on}T12:00:00`).getTime() };
    const said = { ...subject, reason: reason.trim() };
    if (isRequest)
      return command.send('request-completion', { ...said, ...('at' in at ? { requestedAt: at.at } : {}) });
    return command.send('complete-file', { ...said, ...('at' in at ? { completedAt: at.at } : {}) });
  };
  return (
    <DialogForm
      title={isRequest ? words.request : words.complete}
      sending={command}
      confirm={words.confirm}
      isReady={reason.trim() !== '' && on !== ''}
      missing={words.missing}
      onConfirm={send}
      onClose={onClose}
    >
      {isRequest && appeals && (
        <p className={layout.soft}>
          {words.requestHint(appeals.secondArticle, weeks === undefined ? undefined : describeWeeks(weeks))}
        </p>
      )}
      <TextArea label={isRequest ? words.asked : words.sent} rows={3} required {...form.field('reason')} />
      <DayField label={isRequest ? words.askedOn : words.sentOn} required max={today} {...form.field('on')} />
    </DialogForm>
  );
}
