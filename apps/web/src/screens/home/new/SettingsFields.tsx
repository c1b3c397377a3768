import { withCapital } from '@raccord/french';
import { EDITIONS, type EditionName } from '@raccord/regulation';
import { defaultSettings, parseSpelling, SETTINGS, type Settings, settingsOf } from '@raccord/tournament';
import { useState } from 'react';
import { Check, Panel, Select, TextArea, TextField } from '../../../design/controls.tsx';
import layout from '../../../design/layout.module.css';
import { homeTexts } from '../../../texts/home.ts';
import { typesetTexts } from '../../../texts/typeset.ts';
import styles from '../home.module.css';
import { spellingWords } from './spelling.ts';
import { TieBreakFields } from './TieBreakFields.tsx';

const { rules } = homeTexts;

/** The settings chosen that are not right, of those that the edition leaves to choose. */
export function faultsIn(settings: Partial<Settings>, edition: EditionName): readonly (keyof Settings)[] {
  const defaults = defaultSettings(edition);
  return settingsOf(edition).filter((name) => !SETTINGS[name].accepts(settings[name] ?? defaults[name]));
}

interface Props {
  readonly settings: Partial<Settings>;
  readonly edition: EditionName;
  onChange(settings: Partial<Settings>): void;
}

/** Where the default of a setting comes from, as a sentence. */
export const hintOn = (name: keyof Settings, edition: EditionName): string =>
  `${typesetTexts(withCapital(SETTINGS[name].citation(EDITIONS[edition]))).replace(/\.$/, '')}.`;

/** Each setting but the one beside the rhythm, with its label and where its default comes from, folded: few tournaments touch them. */
export function SettingsFields({ settings, edition, onChange }: Props) {
  const defaults = defaultSettings(edition);
  const hasFaults = faultsIn(settings, edition).length > 0;
  // What a fault has unfolded stays so once it is mended: somebody is typing there.
  const [isUnfolded, setUnfolded] = useState(false);
  return (
    <Panel>
      <details open={isUnfolded || hasFaults} onToggle={({ currentTarget }) => setUnfolded(currentTarget.open)}>
        <summary className={styles.summary}>{rules.settings}</summary>
        <p className={layout.soft}>{rules.settingsHint}</p>
        <div className={`${layout.panels} ${styles.fields}`}>
          {settingsOf(edition)
            .filter((name) => name !== 'playersWriteSlips')
            .map((name) => (
              <SettingField
                key={name}
                {...{ name, edition }}
                value={settings[name] ?? defaults[name]}
                onChange={(value) => onChange({ ...settings, [name]: value })}
              />
            ))}
        </div>
      </details>
    </Panel>
  );
}

interface FieldProps {
  readonly name: keyof Settings;
  readonly edition: EditionName;
  readonly value: Settings[keyof Settings];
  onChange(value: Settings[keyof Settings]): void;
}

function SettingField({ name, edition, value, onChange }: FieldProps) {
  const { label, expected, accepts } = SETTINGS[name];
  const hint = hintOn(name, edition);
  switch (name) {
    case 'soloThreshold':
    case 'soloBonus':
      return (
        <TextField
          label={label}
          {...(name === 'soloThreshold' ? { hint } : {})}
          error={accepts(value) ? undefined : rules.expected(expected)}
          type="number"
          value={String(value)}
          onChange={(text) => onChange(text === '' ? Number.NaN : Number(text))}
        />
      );
    case 'provisional':
    case 'referredByHand':
    case 'plausible':
    case 'averageRounding':
      return (
        <Select
          label={label}
          hint={hint}
          value={String(value)}
          options={optionsOf(rules.choices[name])}
          onChange={(chosen) => onChange(chosen as Settings[typeof name])}
        />
      );
    case 'tieBreaks':
      return <TieBreakFields {...{ label, hint, onChange }} chosen={value as Settings['tieBreaks']} />;
    case 'playersWriteSlips':
    case 'longSuddenDeath':
      return <Check label={label} hint={hint} value={value === true} onChange={onChange} />;
    case 'spelling':
      return <Spelling {...{ label, hint }} words={value as Settings['spelling']} onChange={onChange} />;
  }
}

interface SpellingProps {
  readonly label: string;
  readonly hint: string;
  readonly words: Settings['spelling'];
  onChange(words: Settings['spelling']): void;
}

/** Twenty-six words, one a line or between commas; what is wrong stays as typed until it is mended. */
function Spelling({ label, hint, words, onChange }: SpellingProps) {
  const [text, setText] = useState(() => words.join('\n'));
  const read = parseSpelling(text);
  return (
    <TextArea
      label={label}
      hint={rules.spellingHint(hint)}
      error={read.ok ? undefined : typesetTexts(read.fault.text)}
      rows={4}
      spellCheck={false}
      value={text}
      onChange={(text) => {
        setText(text);
        onChange(spellingWords(text));
      }}
    />
  );
}

const optionsOf = (choices: Readonly<Record<string, string>>) =>
  Object.entries(choices).map(([value, label]) => ({ value, label }));
