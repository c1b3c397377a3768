import { PHASE_KINDS, PHASE_LABELS } from '@raccord/club';
import { dayOf } from '@raccord/french';
import { Check, Select, TextField } from '../../design/controls.tsx';
import { DayField } from '../../design/DayField.tsx';
import { DialogForm } from '../../design/DialogForm.tsx';
import layout from '../../design/layout.module.css';
import { useForm } from '../../design/useform.ts';
import { calendarTexts } from '../../texts/calendar.ts';
import styles from '../club/club.module.css';
import { useClubs } from '../club/clubqueries.ts';
import { type CalendarPhase, useFederationCommand } from './calendarqueries.ts';
import { draftOfPhase, emptyPhase, type PhaseDraft, phaseOf, QUALIFICATIONS } from './phasedraft.ts';

const { plan: words } = calendarTexts;

interface PhaseDialogProps {
  /** None: a new one. */
  readonly phase?: CalendarPhase['phase'];
  /** Those whose list it may take. */
  readonly others: readonly CalendarPhase[];
  onClose(): void;
}

/** An event of the calendar: its days, who holds it, how it is ranked, how many go on. */
export function PhaseDialog({ phase, others, onClose }: PhaseDialogProps) {
  const command = useFederationCommand();
  const clubs = useClubs().data?.clubs ?? [];
  const form = useForm<PhaseDraft>(() => (phase ? draftOfPhase(phase) : emptyPhase(dayOf(Date.now()))));
  const { holders } = form.values;
  const data = phaseOf(form.values, phase);
  const before = others.filter((other) => other.phase.id !== phase?.id);
  return (
    <DialogForm
      title={phase ? words.edit(phase.name) : words.add}
      sending={command}
      confirm={words.save}
      missing={data ? undefined : words.missing}
      onConfirm={async () => data !== undefined && command.ask({ type: 'plan-phase', data })}
      onClose={onClose}
    >
      <div className={layout.fields}>
        <TextField label={words.name} maxLength={100} required {...form.field('name')} />
        <Select
          label={words.kind}
          options={PHASE_KINDS.map((value) => ({ value, label: PHASE_LABELS[value] }))}
          {...form.field('kind')}
        />
        <DayField label={words.from} required {...form.field('from')} />
        <DayField label={words.to} required {...form.field('to')} />
        <TextField label={words.place} hint={words.placeHint} maxLength={100} {...form.field('place')} />
        {before.length > 0 && (
          <Select
            label={words.after}
            options={[
              { value: '', label: words.anybody },
              ...before.map((other) => ({ value: other.phase.id, label: other.phase.name })),
            ]}
            {...form.field('after')}
          />
        )}
      </div>
      <details className={layout.stack2}>
        <summary>{words.holdersHeld(holders.length)}</summary>
        <fieldset className={`${layout.stack1} ${layout.box} ${styles.checks}`}>
          <legend>{words.holdersHint}</legend>
          {clubs.map(({ id, name }) => (
            <Check
              key={id}
              label={name}
              value={holders.includes(id)}
              onChange={(holds) =>
                form.set({ holders: holds ? [...holders, id] : holders.filter((one) => one !== id) })
              }
            />
          ))}
        </fieldset>
      </details>
      <div className={layout.fields}>
        <Select
          label={words.measure}
          options={(['percent', 'total'] as const).map((value) => ({ value, label: words.measures[value] }))}
          {...form.field('measure')}
        />
        <TextField label={words.best} hint={words.bestHint} inputMode="numeric" {...form.field('best')} />
      </div>
      <fieldset className={layout.stack2}>
        <legend>{words.quotas}</legend>
        <p className={layout.soft}>{words.quotasHint}</p>
        <div className={layout.fields}>
          {QUALIFICATIONS.map((by) => (
            <TextField key={by} label={words.quota[by]} inputMode="numeric" {...form.field(by)} />
          ))}
        </div>
      </fieldset>
    </DialogForm>
  );
}
