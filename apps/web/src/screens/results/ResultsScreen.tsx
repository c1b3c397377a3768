import { useDeferredValue, useMemo, useRef, useState } from 'react';
import { useSearchParams } from 'wouter';
import { useShortcuts } from '../../app/shortcuts.tsx';
import { AwaitedView } from '../../design/AwaitedView.tsx';
import layout from '../../design/layout.module.css';
import type { HallView, RankingView } from '../../server/answers.ts';
import { useTournament } from '../../server/station.tsx';
import { useView } from '../../server/views.ts';
import { resultsTexts } from '../../texts/results.ts';
import { PAGE_ROWS, Pager } from './Pager.tsx';
import { ProvisionalNotice } from './ProvisionalNotice.tsx';
import { RankingChoices } from './RankingChoices.tsx';
import { RankingTable } from './RankingTable.tsx';
import { Report } from './Report.tsx';
import { linesOfRanking, PRESENTATIONS, type Presentation } from './ranking.ts';

const { ranking: words } = resultsTexts;
/** The rankings: overall or of a game, of everybody or by groups. */
export function ResultsScreen() {
  const [address, setAddress] = useSearchParams();
  const [typed, setTyped] = useState('');
  const sought = useDeferredValue(typed);
  const searchField = useRef<HTMLInputElement>(null);
  const { session } = useTournament();
  const [from, setFrom] = useState(0);
  const { data: hall } = useView('seeHall', {});
  const game = hall?.games.find(({ id }) => id === address.get('partie'));
  const by = PRESENTATIONS.find((grouping) => grouping === address.get('par')) ?? '';
  // Phones are sent what they show: others search and scroll through all of it.
  const isPaged = session.role === 'player' || session.role === 'spectator';
  const page = { from, count: PAGE_ROWS, ...(sought === '' ? {} : { search: sought }) };
  const query = { ...(game ? { game: game.id } : {}), ...(by === '' ? {} : { by }) };
  const shownPart = isPaged ? { part: page } : {};
  const { data: ranking, error, isOlder, refetch } = useView('seeRanking', {}, { query, ...shownPart });
  useShortcuts([{ keys: '/', label: words.focusSearch, run: () => searchField.current?.focus() }]);

  const choose = (name: string, value: string): void => {
    setFrom(0);
    setAddress((before) => {
      const after = new URLSearchParams(before);
      if (value === '') after.delete(name);
      else after.set(name, value);
      return after;
    });
  };
  const search = isPaged ? '' : sought;
  const lines = useMemo(() => (ranking ? linesOfRanking(ranking, search) : []), [ranking, search]);
  const after = ranking?.last && hall && afterTurnOf(ranking.last, hall.games);
  return (
    <Report title={words.titleOf(game?.name)}>
      <RankingChoices
        games={hall?.games ?? []}
        game={game?.id ?? ''}
        by={by}
        rows={ranking?.rows ?? []}
        search={typed}
        searchField={searchField}
        onGame={(id) => choose('partie', id)}
        onBy={(value) => choose('par', value)}
        onSearch={(text) => {
          setFrom(0);
          setTyped(text);
        }}
      />
      <ProvisionalNotice ranking={ranking} />
      {ranking?.ties !== undefined && <p className={layout.soft}>{ranking.ties}</p>}
      <AwaitedView data={ranking} error={error} onRetry={refetch} />
      {ranking && (
        <div className={layout.answer} aria-busy={isOlder}>
          {ranking.rows.length > 0 && !ranking.last && <p>{words.notYet}</p>}
          {lines.length === 0 && !isOlder && <p>{emptyText(by, sought)}</p>}
          {hall && ranking.last && lines.length > 0 && (
            <RankingTable {...{ lines, hall, by, after }} count={ranking.count} />
          )}
        </div>
      )}
      {isPaged && <Pager from={from} count={ranking?.count ?? 0} onFrom={setFrom} />}
    </Report>
  );
}

/** « Après le coup 6 », with its game where there are several. */
function afterTurnOf({ game, turn }: NonNullable<RankingView['last']>, games: HallView['games']): string {
  const of = games.length > 1 ? games.find(({ id }) => id === game)?.name : undefined;
  return words.after(turn, of);
}

function emptyText(by: Presentation, search: string): string {
  if (search !== '') return words.notFound(search);
  return by === 'teams' || by === 'pairs' ? words.noGroups[by] : words.empty;
}
