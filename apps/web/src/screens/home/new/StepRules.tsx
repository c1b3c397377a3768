import { EDITIONS } from '@raccord/regulation';
import { SETTINGS } from '@raccord/tournament';
import { useState } from 'react';
import { noteOnRhythm, rhythmOptions } from '../../../clock/rhythms.ts';
import { Button, Check, Notice, Panel, Select, TextField } from '../../../design/controls.tsx';
import { DayField } from '../../../design/DayField.tsx';
import { Form } from '../../../design/DialogForm.tsx';
import layout from '../../../design/layout.module.css';
import { Raised } from '../../../design/Raised.tsx';
import { bindTo } from '../../../design/useform.ts';
import { homeTexts as home } from '../../../texts/home.ts';
import { FreeLexicon } from '../FreeLexicon.tsx';
import styles from '../home.module.css';
import { LexiconDialog } from '../LexiconDialog.tsx';
import { useLexicons } from '../queries.ts';
import { type Draft, draftFormula, draftLexicon, editionOf } from './draft.ts';
import { EditionChanges, EditionField } from './EditionField.tsx';
import { faultsIn, hintOn, SettingsFields } from './SettingsFields.tsx';

const { rules } = home;

interface Props {
  readonly draft: Draft;
  /** Whose evening it is. */
  readonly club: string | undefined;
  change(part: Partial<Draft>): void;
  onNext(): void;
}

/** What is played, and by which text. */
export function StepRules({ draft, club, change, onNext }: Props) {
  const { data, error } = useLexicons(club);
  const [isImporting, setImporting] = useState(false);
  const [isUnfolded, setUnfolded] = useState(draft.edition !== undefined || draft.lexicon !== undefined);
  const lexicons = data?.lexicons ?? [];
  const { chosen, inForce, isOther = false } = data ? draftLexicon(draft, data) : {};
  const isFree = chosen !== undefined && chosen === lexicons[0];
  const isNameless = draft.name.trim() === '';
  const edition = editionOf(draft);
  const isMistaken = faultsIn(draft.settings, edition).length > 0;
  const isUndated = draft.date === '';
  const why = isNameless
    ? rules.nameMissing
    : isUndated
      ? rules.dateMissing
      : isMistaken
        ? home.missing.settings
        : undefined;
  const field = bindTo({ ...draft, formula: draftFormula(draft) }, change);
  return (
    <Form className={layout.stack4} confirm={home.next} missing={why} onConfirm={onNext}>
      <Panel className={layout.stack4}>
        <div className={`${layout.panels} ${styles.rules}`}>
          <TextField
            label={draft.like === undefined ? rules.name : home.tonight.name}
            maxLength={120}
            {...field('name')}
            error={isNameless ? rules.nameMissing : undefined}
          />
          <TextField label={rules.place} hint={rules.placeHint} maxLength={120} {...field('place')} />
          <DayField label={rules.date} required {...field('date')} />
        </div>
        <div className={`${layout.panels} ${styles.rules}`}>
          <Select
            label={rules.formula}
            options={EDITIONS[edition].game.formulas.map((value) => ({ value, label: rules.formulas[value] }))}
            {...field('formula')}
          />
          <Select
            label={rules.rhythm}
            hint={noteOnRhythm(draft.rhythm, edition)}
            options={rhythmOptions(edition)}
            {...field('rhythm')}
          />
          <Check
            label={SETTINGS.playersWriteSlips.label}
            {...(draft.settings.playersWriteSlips ? { hint: hintOn('playersWriteSlips', edition) } : {})}
            value={draft.settings.playersWriteSlips ?? false}
            onChange={(playersWriteSlips) => change({ settings: { ...draft.settings, playersWriteSlips } })}
          />
        </div>
      </Panel>
      {error && <Notice kind="bad">{error.message}</Notice>}
      <Panel className={layout.stack2}>
        <details open={isUnfolded} onToggle={({ currentTarget }) => setUnfolded(currentTarget.open)}>
          <summary className={styles.summary}>{rules.texts}</summary>
          <div className={`${layout.panels} ${styles.fields}`}>
            <div className={`${layout.stack2} ${layout.lead} ${styles.withAction}`}>
              <EditionField
                date={draft.date}
                chosen={draft.edition}
                onChange={(chosen) => change({ edition: chosen })}
              />
              <EditionChanges edition={edition} />
            </div>
            <div className={`${layout.stack2} ${layout.lead} ${styles.withAction}`}>
              <Select
                label={rules.lexicon}
                hint={<Raised text={rules.lexiconHint(inForce, isOther)} />}
                value={chosen?.hash ?? ''}
                options={lexicons.map(({ hash, name }) => ({ value: hash, label: name }))}
                onChange={(hash) => change({ lexicon: hash === inForce?.hash ? undefined : hash })}
              />
              {!isFree && <Button onClick={() => setImporting(true)}>{home.lexicon.action}</Button>}
            </div>
          </div>
        </details>
        <p className={styles.taken}>
          <Raised text={rules.taken(EDITIONS[edition].title, chosen?.name)} />
        </p>
        {isFree && <FreeLexicon onImport={() => setImporting(true)} />}
      </Panel>
      <SettingsFields settings={draft.settings} edition={edition} onChange={(settings) => change({ settings })} />
      {isImporting && (
        <LexiconDialog
          {...(club === undefined ? {} : { club })}
          onAdded={({ hash }) => change({ lexicon: hash })}
          onClose={() => setImporting(false)}
        />
      )}
    </Form>
  );
}
