import type { QueryOf } from '@raccord/contract';
import {
  describeTies,
  entrantSearch,
  type GameState,
  type GroupRow,
  gameSoFar,
  isSuddenDeath,
  type Journal,
  type Ledger,
  lastTurnOf,
  type Person,
  type Provisional,
  provisionalOf,
  type RankingRow,
  rankBy,
  rankClubs,
  rankGame,
  rankOverall,
  rankPairs,
  rankTeams,
  type TournamentState,
  type TurnsOver,
  whyProvisional,
} from '@raccord/tournament';
import { isPublishedTo, membersFor, teamNameFor } from './publication.ts';
import { lastSeatOf } from './remit.ts';
import { closedIn, seesOpenTurns, sightFromOutside, sightOf, turnsKnown, turnsRanked } from './sight.ts';
import type { Viewer } from './viewer.ts';

type Asked = Omit<QueryOf<'seeRanking'>, keyof Page>;

/** The ranking of a game or overall, and by groups if asked, over the turns that the station ranks by. */
export function seeRanking(journal: Journal, session: Viewer, { game, by, published = false }: Asked) {
  const { state, ledger, events } = journal;
  const asked = game === undefined ? undefined : state.games.get(game);
  if ((game !== undefined && !asked) || !isPublishedTo(state, session, 'ranking')) return undefined;
  const known = published ? closedIn(journal) : turnsRanked(journal, session);
  const rank = (over: TurnsOver) =>
    game === undefined ? rankOverall(state, ledger, over) : rankGame(state, ledger, game, over);
  const rows = rank(known);
  const columns = game === undefined ? columnsOf(state, ledger, known) : undefined;
  const games = asked ? [asked] : [...state.games.values()];
  const show = (row: RankingRow, before?: readonly number[]) =>
    showRow(row, membersFor(session, row.entrant, published), columns, before);
  const last = lastTurnOf(games, known);
  const ties = asked && isSuddenDeath(asked) ? undefined : describeTies(state, rows);
  const before = last?.before && ranksOf(rank(last.before));
  return {
    sequence: events.length,
    ...(asked ? { turns: known(asked) } : {}),
    ...(last ? { last: { game: last.game, turn: last.turn } } : {}),
    ...openIn(journal, session, games, published),
    ...(ties === undefined ? {} : { ties }),
    rows: rows.map((row) => show(row, before)),
    ...(by === undefined
      ? {}
      : {
          groups: groupsOf(state, session, rows, by).map((group) => ({
            ...group,
            rows: group.rows.map((row) => show(row)),
          })),
        }),
  };
}

/** What may still change a ranking of these games, as far as the station knows them. */
export function openIn(
  journal: Journal,
  session: Viewer,
  games: readonly GameState[],
  published = false,
): { readonly provisional?: Provisional & { readonly why: string } } {
  const { state, ledger } = journal;
  const turns = published
    ? { turnsOver: closedIn(journal), ranked: closedIn(journal) }
    : { turnsOver: turnsKnown(journal, session), ranked: turnsRanked(journal, session) };
  const { isFinished } = seesOpenTurns(session) && !published ? sightOf(state, session) : sightFromOutside(state);
  const open = provisionalOf(state, ledger, games, { ...turns, isFinished });
  return open ? { provisional: { why: whyProvisional(state, open), ...open } } : {};
}

/** The row of somebody, those that are searched for, or so many rows of a ranking, from one of them on; with groups, of all their rows in turn. */
export function pageOfRanking(ranking: Ranking, page: Page): Ranking & { readonly count?: number } {
  const { from = 0, count = Number.POSITIVE_INFINITY, entrant, search = '' } = page;
  if (Object.values(page).every((asked) => asked === undefined)) return ranking;
  const { rows, groups } = ranking;
  const isFound = entrantSearch(search);
  const found = rows.filter((row) => (entrant === undefined || row.entrant === entrant) && isFound(row));
  const among = search === '' ? rows.length : found.length;
  const paged = { ...ranking, count: among, rows: found.slice(from, from + count) };
  if (!groups) return paged;
  const shown = pageOfGroups(
    groups.map((group) => ({ ...group, rows: group.rows.filter(isFound) })),
    from,
    count,
  );
  return { ...paged, ...shown };
}

type ShownGroup = NonNullable<Ranking['groups']>[number];

function pageOfGroups(groups: readonly ShownGroup[], from: number, count: number) {
  let before = 0;
  const shown = groups.flatMap((group) => {
    const [start, end] = [from, from + count].map((at) => Math.max(0, at - before));
    before += group.rows.length;
    const rows = group.rows.slice(start, end);
    return rows.length === 0 ? [] : [{ ...group, rows }];
  });
  return { count: before, groups: shown };
}

type Ranking = NonNullable<ReturnType<typeof seeRanking>>;

interface Page {
  readonly from?: number | undefined;
  readonly count?: number | undefined;
  readonly entrant?: string | undefined;
  readonly search?: string | undefined;
}

/** The totals of a game, by index of the entrant. */
interface GameColumn {
  readonly game: string;
  readonly totals: readonly number[];
}

/** Of the games begun that count. */
const columnsOf = (state: TournamentState, ledger: Ledger, known: TurnsOver): GameColumn[] =>
  [...state.games.values()]
    .filter(({ plan, turns }) => !plan.separatesTies && turns.length > 0)
    .map((game) => ({ game: game.plan.id, totals: gameSoFar(ledger, game, known(game)).totals }));

/** By index of the entrant. */
function ranksOf(rows: readonly RankingRow[]): readonly number[] {
  const ranks: number[] = [];
  for (const { entrant, rank } of rows) ranks[entrant.index] = rank;
  return ranks;
}

const showRow = (
  { rank, entrant, total, top, negative, percent }: RankingRow,
  members: readonly Person[],
  columns: readonly GameColumn[] | undefined,
  before?: readonly number[],
) => ({
  rank,
  ...(before?.[entrant.index] === undefined ? {} : { before: before[entrant.index] }),
  entrant: entrant.id,
  members,
  ...lastSeatOf(entrant),
  total,
  top,
  negative,
  ...(percent === undefined ? {} : { percent }),
  ...(columns ? { games: columns.map(({ game, totals }) => ({ game, total: totals[entrant.index] ?? 0 })) } : {}),
});

interface Group {
  readonly name: string;
  readonly rank?: number;
  readonly total?: number;
  readonly rows: readonly RankingRow[];
}

function groupsOf(
  state: TournamentState,
  session: Viewer,
  rows: readonly RankingRow[],
  by: NonNullable<Asked['by']>,
): Group[] {
  switch (by) {
    case 'pairs':
      return [{ name: 'Paires', rows: rankPairs(rows) }];
    case 'teams':
      return rankTeams(state, rows).map((row) => ({ ...ranked(row), name: teamNameFor(state, session, row.name) }));
    case 'clubs':
      return rankClubs(rows).map(ranked);
    default:
      return [...rankBy(rows, by)].map(([name, members]) => ({ name, rows: members }));
  }
}

const ranked = ({ rank, name, total, counted }: GroupRow): Group => ({ rank, name, total, rows: counted });
