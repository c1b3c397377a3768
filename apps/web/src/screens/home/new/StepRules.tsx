import { EDITIONS } from '@raccord/regulation';
import { type FormEvent, useState } from 'react';
import { noteOnRhythm, rhythmOptions } from '../../../clock/rhythms.ts';
import { Button, Notice, Panel, Select, TextField } from '../../../design/controls.tsx';
import layout from '../../../design/layout.module.css';
import { homeTexts as home } from '../../../texts/home.ts';
import styles from '../home.module.css';
import { LexiconDialog } from '../LexiconDialog.tsx';
import { useLexicons } from '../queries.ts';
import { Advance } from './Advance.tsx';
import { type Draft, editionOf, formulaOf } from './draft.ts';
import { EditionChanges, EditionField } from './EditionField.tsx';
import { faultsIn, SettingsFields } from './SettingsFields.tsx';

const { rules } = home;

interface Props {
  readonly draft: Draft;
  change(part: Partial<Draft>): void;
  onNext(): void;
}

/** What is played, and by which text. */
export function StepRules({ draft, change, onNext }: Props) {
  const { data, error } = useLexicons();
  const [isImporting, setImporting] = useState(false);
  const lexicons = data?.lexicons ?? [];
  const isNameless = draft.name.trim() === '';
  const edition = editionOf(draft);
  const isMistaken = faultsIn(draft.settings, edition).length > 0;
  const why = isNameless ? rules.nameMissing : isMistaken ? home.missing.settings : undefined;
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (why === undefined) onNext();
  };
  return (
    <form onSubmit={submit} className={layout.stack4}>
      <Panel className={`${layout.panels} ${styles.fields}`}>
        <TextField
          label={rules.name}
          error={isNameless ? rules.nameMissing : undefined}
          maxLength={120}
          value={draft.name}
          onChange={(text) => change({ name: text })}
        />
        <TextField
          label={rules.place}
          hint={rules.placeHint}
          maxLength={120}
          value={draft.place}
          onChange={(text) => change({ place: text })}
        />
        <TextField
          label={rules.date}
          type="date"
          required
          value={draft.date}
          onChange={(text) => change({ date: text })}
        />
        <div className={`${layout.stack2} ${layout.lead} ${styles.withAction}`}>
          <EditionField date={draft.date} chosen={draft.edition} onChange={(chosen) => change({ edition: chosen })} />
          <EditionChanges edition={edition} />
        </div>
        <Select
          label={rules.formula}
          value={formulaOf(draft)}
          options={EDITIONS[edition].game.formulas.map((value) => ({ value, label: rules.formulas[value] }))}
          onChange={(formula) => change({ formula })}
        />
        <Select
          label={rules.rhythm}
          hint={noteOnRhythm(draft.rhythm, edition)}
          value={draft.rhythm}
          options={rhythmOptions(edition)}
          onChange={(rhythm) => change({ rhythm })}
        />
        <div className={`${layout.stack2} ${layout.lead} ${styles.withAction}`}>
          <Select
            label={rules.lexicon}
            hint={rules.pinned}
            value={draft.lexicon ?? lexicons[0]?.hash ?? ''}
            options={lexicons.map(({ hash, name }) => ({ value: hash, label: name }))}
            onChange={(lexicon) => change({ lexicon })}
          />
          <Button onClick={() => setImporting(true)}>{home.lexicon.action}</Button>
        </div>
      </Panel>
      {error && <Notice kind="bad">{error.message}</Notice>}
      <SettingsFields settings={draft.settings} edition={edition} onChange={(settings) => change({ settings })} />
      <div className={layout.row3}>
        <Advance type="submit" label={home.next} why={why} />
      </div>
      {isImporting && (
        <LexiconDialog onAdded={({ hash }) => change({ lexicon: hash })} onClose={() => setImporting(false)} />
      )}
    </form>
  );
}
