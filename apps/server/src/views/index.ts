/** What each role sees of a tournament: what is not in these answers does not leave the server. */
export { seeAppeals } from './appeals.ts';
export { seeAudit } from './audit.ts';
export { seeConsequences } from './consequences.ts';
export { seeDesk, seeOpenDesk } from './desk.ts';
export { seeGame } from './game.ts';
export { seeHall } from './hall.ts';
export { seeOwnSlip } from './ownslip.ts';
export { seeCorrections, seeReferred } from './pending.ts';
export { seePeople } from './people.ts';
export { seeProgress } from './progress.ts';
export { pageOfRanking, seeRanking } from './ranking.ts';
export { seeSheet, seeSheets, seeStandings } from './results.ts';
export { pageOfRoster, seeRoster } from './roster.ts';
export { seeSlipFile } from './slipfile.ts';
export { seeSolutions } from './solutions.ts';
export { seeStatistics } from './statistics.ts';
