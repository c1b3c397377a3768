/** A duplicate tournament, without I/O: commands in, events out, state, ledger and rankings from events. */
export * from './announcer/script.ts';
export {
  parseSpelling,
  REGULATION_SPELLING,
  type SpellingFaultCode,
  type SpellingTable,
  spellingTable,
} from './announcer/spelling.ts';
export { appealDeadline, isAppealPending } from './appeals.ts';
export { type Clock, type Phase, type Reading, readClock, type Signal, signalsOf } from './clock.ts';
export type { Command, CommandBody, CommandData, CommandType, DrawSource } from './commands.ts';
export { EXPLAINED_ENDS, MID_TURN_ENDS } from './decide/ends.ts';
export { type Before as BeforeDraw, type GameTerms, readLetters, termsOf as drawTermsOf } from './decide/letters.ts';
export { PERMISSIONS } from './decide/permissions.ts';
export { REFUSAL_CODES, type RefusalCode } from './decide/refusals.ts';
export { isSameActor } from './decide/rulings.ts';
export { checkCharter } from './decide/setup.ts';
export { standingEvents, withReliant } from './decide/undo.ts';
export { type End, endReached } from './ending.ts';
export type * from './events.ts';
export { type AuditLine, AuditList, auditLine } from './history/audit.ts';
export { checkChain, followsOn, hashedText, NO_EVENT, type Sha256 } from './history/chain.ts';
export { linesOf, makeTournamentFile, parseTournamentFile, type TournamentFileFault } from './history/file.ts';
export { Journal } from './history/journal.ts';
export { hashPosition, positionOf } from './history/position.ts';
export { reliesOn, touches } from './history/touches.ts';
export { SLIP_EVENTS } from './history/undoing.ts';
export { type StoredEvent, upcast } from './history/upcast.ts';
export { Judging, type Wordbook, writtenRight } from './judging.ts';
export { describeCommission, describeNoTurn, ROLE_NAMES } from './labels.ts';
export { type Correction, isPrinted } from './ledger/corrections.ts';
export { type GameTotal, Ledger } from './ledger/ledger.ts';
export { type TurnResult, wasThere } from './ledger/sheet.ts';
export { hasCommissionDecided, isReferralPending, type Motive, type Standing, standingOf } from './ledger/standing.ts';
export * from './people.ts';
export * from './prepared/check.ts';
export * from './prepared/generate.ts';
export * from './prepared/prepared.ts';
export * from './prepared/record.ts';
export * from './prepared/seal.ts';
export { type Proposal, proposeSolution } from './proposal.ts';
export { type Grouping, type GroupRow, rankAmong, rankBy, rankClubs, rankPairs, rankTeams } from './ranking/groups.ts';
export { type LedgerLine, type Standings, sheetsOf, standingsOf } from './ranking/lines.ts';
export { closedTurns, finishedTurns, isFinishedIn, isPlayedIn } from './ranking/published.ts';
export {
  gameSoFar,
  isCounted,
  type RankingRow,
  rankGame,
  rankOverall,
  type TurnsOver,
} from './ranking/ranking.ts';
export { type Curve, curvesOf, type OutcomeKind, type TurnStatistics, turnStatistics } from './ranking/statistics.ts';
export { RHYTHM_NAMES, type RhythmName, type Times, timesOf } from './rhythms.ts';
export type { DoubtfulLine, LineFault, RefusedLine } from './roster/faults.ts';
export { type RegisteredEntrant, takenTables, withoutRegistered } from './roster/registered.ts';
export { type ListedEntrant, parseRoster, type Roster, type RosterFault } from './roster/roster.ts';
export { type Row as RosterRow, tidy } from './roster/rows.ts';
export { type SeatedEntrant, seatEntrants, shareTables } from './roster/seating.ts';
export { costOfWarnings, firstCostlyWarning } from './rules.ts';
export { defaultSettings, SETTING_NAMES, SETTINGS, type Settings, settingsOf, type TieBreak } from './settings.ts';
export { Desk } from './simulation/desk.ts';
export { GAME as SIMULATED_GAME } from './simulation/setup.ts';
export { type SimulationOrder, simulate, simulateTurns } from './simulation/simulate.ts';
export { type GameSummary, summarise, type TurnSummary } from './simulation/summary.ts';
export * from './state/state.ts';
export type { Judged, JudgedSlip, Ruling } from './verdicts.ts';
