import { alphabetical } from '@raccord/french';
import { tellingApart } from '@raccord/tournament';
import { Select, TextField } from '../../design/controls.tsx';
import layout from '../../design/layout.module.css';
import { bindTo } from '../../design/useform.ts';
import type { HallView, PeopleView } from '../../server/answers.ts';
import { documentsTexts } from '../../texts/documents.ts';
import { resultsTexts } from '../../texts/results.ts';
import { PRESENTATIONS } from '../results/ranking.ts';
import styles from './documents.module.css';
import type { DocumentChoices, Option } from './entries.ts';

const { options: words } = documentsTexts;

interface OptionsProps {
  readonly options: readonly Option[];
  readonly choices: DocumentChoices;
  readonly games: HallView['games'];
  readonly people: PeopleView | undefined;
  onChange(change: Partial<DocumentChoices>): void;
}

/** What somebody may choose about a document, side by side. */
export function DocumentOptions({ options, choices, games, people, onChange }: OptionsProps) {
  const field = bindTo(choices, onChange);
  const named = games.map(({ id, name }) => ({ value: id, label: name }));
  const turns = games.find(({ id }) => id === choices.game)?.turns ?? 0;
  const number = (key: 'from' | 'to' | 'copies') => (
    <TextField
      key={key}
      label={words[key]}
      inputMode="numeric"
      autoComplete="off"
      placeholder={words.placeholders[key]}
      className={styles.number}
      value={choices[key]}
      onChange={(text) => onChange({ [key]: text.replaceAll(/^0+|\D/g, '') })}
    />
  );
  const shown: Readonly<Record<Option, () => React.ReactNode>> = {
    game: () =>
      games.length > 1 && (
        <Select
          key="game"
          label={words.game}
          value={choices.game}
          options={named}
          onChange={(game) => onChange({ game, turn: '' })}
        />
      ),
    scope: () =>
      games.length > 1 && (
        <Select
          key="scope"
          label={words.scope}
          options={[{ value: '', label: words.overall }, ...named]}
          {...field('scope')}
        />
      ),
    by: () => (
      <Select
        key="by"
        label={words.by}
        options={PRESENTATIONS.map((value) => ({ value, label: resultsTexts.ranking.groupings(value) }))}
        {...field('by')}
      />
    ),
    wall: () => (
      <Select
        key="wall"
        label={words.reading}
        options={[
          { value: '', label: words.near },
          { value: 'true', label: words.afar },
        ]}
        {...field('wall')}
      />
    ),
    turn: () => (
      <Select
        key="turn"
        label={words.turn}
        options={Array.from({ length: turns }, (_, index) => ({
          value: String(turns - index),
          label: String(turns - index),
        }))}
        {...field('turn')}
      />
    ),
    entrant: () => (
      <Select
        key="entrant"
        label={words.entrant}
        options={[{ value: '', label: words.everybody }, ...entrantsOf(people)]}
        {...field('entrant')}
      />
    ),
    tables: () => [number('from'), number('to')],
    copies: () => number('copies'),
  };
  return (
    <div className={`${layout.row} ${layout.end} ${styles.options}`}>{options.map((option) => shown[option]())}</div>
  );
}

function entrantsOf({ entrants }: Pick<PeopleView, 'entrants'> = { entrants: [] }) {
  const told = tellingApart(entrants, ({ members }) => members);
  return entrants
    .map((entrant) => ({ value: entrant.id, label: told(entrant) }))
    .sort((a, b) => alphabetical(a.label, b.label));
}
