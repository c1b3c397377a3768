import type { RefObject } from 'react';
import { Select, TextField } from '../../design/controls.tsx';
import layout from '../../design/layout.module.css';
import type { SeenRankingRow } from '../../server/answers.ts';
import { resultsTexts } from '../../texts/results.ts';
import styles from './ranking.module.css';
import { type Presentation, presentationsFor } from './ranking.ts';

const { ranking: words } = resultsTexts;

interface RankingChoicesProps {
  readonly games: readonly { readonly id: string; readonly name: string }[];
  readonly game: string;
  readonly by: Presentation;
  readonly rows: readonly SeenRankingRow[];
  readonly search: string;
  readonly searchField: RefObject<HTMLInputElement | null>;
  onGame(id: string): void;
  onBy(by: Presentation): void;
  onSearch(text: string): void;
}

export function RankingChoices(props: RankingChoicesProps) {
  const { games, game, by, rows, search, searchField, onGame, onBy, onSearch } = props;
  const presentations = presentationsFor(rows);
  return (
    <div className={`${layout.fields} ${styles.choices} screen-only`}>
      {games.length > 1 && (
        <Select
          label={resultsTexts.game}
          value={game}
          options={[{ value: '', label: words.overall }, ...games.map(({ id, name }) => ({ value: id, label: name }))]}
          onChange={onGame}
        />
      )}
      <Select
        label={words.by}
        value={by}
        options={(presentations.includes(by) ? presentations : [...presentations, by]).map((value) => ({
          value,
          label: words.groupings(value),
        }))}
        onChange={onBy}
      />
      <TextField
        ref={searchField}
        type="search"
        label={words.search}
        placeholder={words.searchHint}
        value={search}
        onChange={onSearch}
      />
    </div>
  );
}
