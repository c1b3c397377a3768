import { useDeferredValue, useMemo, useRef, useState } from 'react';
import { useSearchParams } from 'wouter';
import { useShortcuts } from '../../app/shortcuts.tsx';
import { Notice } from '../../design/controls.tsx';
import { useView } from '../../server/views.ts';
import { texts } from '../../texts/index.ts';
import { ProvisionalNotice } from './ProvisionalNotice.tsx';
import { RankingChoices } from './RankingChoices.tsx';
import { RankingTable } from './RankingTable.tsx';
import { Report } from './Report.tsx';
import { linesOf, PRESENTATIONS, type Presentation } from './ranking.ts';

const { ranking: words } = texts.results;
/** The rankings: overall or of a game, of everybody or by groups. */
export function Results() {
  const [address, setAddress] = useSearchParams();
  const [search, setSearch] = useState('');
  const sought = useDeferredValue(search);
  const searchField = useRef<HTMLInputElement>(null);
  const { data: hall } = useView('seeHall', {});
  const game = hall?.games.find(({ id }) => id === address.get('partie'));
  const by = PRESENTATIONS.find((grouping) => grouping === address.get('par')) ?? '';
  const query = { ...(game ? { game: game.id } : {}), ...(by === '' ? {} : { by }) };
  const { data: ranking, error } = useView('seeRanking', {}, { query });
  useShortcuts([{ keys: '/', label: words.focusSearch, run: () => searchField.current?.focus() }]);

  const choose = (name: string, value: string): void =>
    setAddress((before) => {
      const after = new URLSearchParams(before);
      if (value === '') after.delete(name);
      else after.set(name, value);
      return after;
    });
  const lines = useMemo(() => (ranking ? linesOf(ranking, sought) : []), [ranking, sought]);
  return (
    <Report title={words.titleOf(game?.name)}>
      <RankingChoices
        games={hall?.games ?? []}
        game={game?.id ?? ''}
        by={by}
        rows={ranking?.rows ?? []}
        search={search}
        searchField={searchField}
        onGame={(id) => choose('partie', id)}
        onBy={(value) => choose('par', value)}
        onSearch={setSearch}
      />
      {hall && <ProvisionalNotice hall={hall} game={game?.id} />}
      {error && <Notice kind="bad">{error.message}</Notice>}
      {ranking && lines.length === 0 && <p>{emptyText(by, sought)}</p>}
      {hall && lines.length > 0 && <RankingTable lines={lines} hall={hall} by={by} />}
    </Report>
  );
}

function emptyText(by: Presentation, search: string): string {
  if (search !== '') return words.notFound(search);
  return by === 'teams' || by === 'pairs' ? words.noGroups[by] : words.empty;
}
