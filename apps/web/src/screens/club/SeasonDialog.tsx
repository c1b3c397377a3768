import { describeRule } from '@raccord/club';
import { useState } from 'react';
import { Check, Select, TextArea, TextField } from '../../design/controls.tsx';
import { DayField } from '../../design/DayField.tsx';
import { DialogForm } from '../../design/DialogForm.tsx';
import layout from '../../design/layout.module.css';
import { type FormState, useForm } from '../../design/useform.ts';
import { newClientId } from '../../server/client.ts';
import { clubTexts } from '../../texts/club.ts';
import styles from './club.module.css';
import { useClub } from './clubcontext.ts';
import type { ClubSeason } from './clubqueries.ts';
import { draftOfSeason, emptySeason, readSeason, type SeasonDraft } from './seasondraft.ts';
import { type ClubData, useClubCommand } from './useclubcommand.ts';

const { plan: words } = clubTexts;
const MEASURES = ['percent', 'total', 'points'] as const;

interface SeasonDialogProps {
  /** None: a new one. */
  readonly season?: ClubSeason | undefined;
  onClose(): void;
}

/** A season: its days, how many evenings it will have, how they are ranked together. */
export function SeasonDialog({ season, onClose }: SeasonDialogProps) {
  const { club } = useClub();
  const command = useClubCommand();
  const [id] = useState(() => season?.id ?? newClientId());
  const form = useForm<SeasonDraft>(
    () => (season ? draftOfSeason(season) : emptySeason(new Date())),
    (draft) => readSeason(draft).faults,
  );
  const { measure, isBest, isAbsenceZero, isAmongMembers } = form.values;
  const { season: read, scaleRead } = readSeason(form.values);
  const save = async (): Promise<boolean> => {
    if (!read) return false;
    const data = { id, ...read, except: [...read.except] } as ClubData<'plan-season'>;
    return await command.ask('plan-season', data, words.saved(read.name), `/clubs/${club.id}/saisons/${id}`);
  };
  return (
    <DialogForm
      title={season ? words.edit(season.name) : words.add}
      sending={command}
      confirm={words.save}
      isReady={read !== undefined}
      onConfirm={save}
      onClose={onClose}
    >
      <TextField label={words.name} maxLength={120} {...form.field('name')} />
      <div className={layout.fields}>
        <DayField label={words.from} required {...form.field('from')} />
        <DayField label={words.to} required {...form.field('to')} />
        <TextField label={words.planned} hint={words.plannedHint} inputMode="numeric" {...form.field('planned')} />
        <Select
          label={words.measure}
          options={MEASURES.map((value) => ({ value, label: words.measures[value] }))}
          {...form.field('measure')}
        />
        <Select
          label={words.counted}
          value={isBest ? 'best' : 'every'}
          options={(['every', 'best'] as const).map((value) => ({ value, label: words[value] }))}
          onChange={(value) => form.set({ isBest: value === 'best' })}
        />
        {isBest && <TextField label={words.bestCount} inputMode="numeric" {...form.field('best')} />}
        {measure === 'percent' && (
          <Select
            label={words.absences}
            value={isAbsenceZero ? 'zero' : 'left'}
            options={(['left', 'zero'] as const).map((value) => ({ value, label: words.absent[value] }))}
            onChange={(value) => form.set({ isAbsenceZero: value === 'zero' })}
          />
        )}
        <Select
          label={words.visitors}
          value={isAmongMembers ? 'out' : 'in'}
          options={(['in', 'out'] as const).map((value) => ({ value, label: words.visiting[value] }))}
          onChange={(value) => form.set({ isAmongMembers: value === 'out' })}
        />
        <TextField label={words.least} hint={words.leastHint} inputMode="numeric" {...form.field('least')} />
      </div>
      {measure === 'points' && (
        <TextArea
          label={words.scale}
          hint={scaleRead ?? words.scaleHint}
          rows={8}
          spellCheck={false}
          {...form.field('scale')}
        />
      )}
      {read && <p className={layout.soft}>{words.rule(describeRule(read.rule, read.planned))}</p>}
      <CountedEvenings form={form} />
    </DialogForm>
  );
}

/** Which of the evenings of its days count. */
function CountedEvenings({ form }: { readonly form: FormState<SeasonDraft> }) {
  const { club } = useClub();
  const { from, to, except } = form.values;
  const within = club.evenings.filter(({ date }) => date >= from && date <= to);
  if (within.length === 0) return null;
  return (
    <fieldset className={`${layout.stack1} ${layout.box} ${styles.checks}`}>
      <legend>{words.except}</legend>
      {within.map(({ tournament, title, date }) => (
        <Check
          key={tournament}
          label={`${title} (${clubTexts.day(date)})`}
          value={!except.includes(tournament)}
          onChange={(isCounted) =>
            form.set({ except: isCounted ? except.filter((one) => one !== tournament) : [...except, tournament] })
          }
        />
      ))}
    </fieldset>
  );
}
