/** Rankings, sheets and figures. */
export * from './columns.ts';
export * from './groupings.ts';
export { type GroupRow, rankBy, rankClubs, rankPairs, rankTeams } from './groups.ts';
export { type Standings, sheetsOf, standingsOf } from './lines.ts';
export { closedTurns, finishedTurns, isFinishedEverywhere, isFinishedIn, isPlayedIn } from './published.ts';
export {
  gameSoFar,
  isCounted,
  lastTurnOf,
  type RankingRow,
  rankGame,
  rankOverall,
  type TurnsOver,
} from './ranking.ts';
export { entrantSearch } from './search.ts';
export * from './statistics.ts';
export { describeTies } from './ties.ts';
