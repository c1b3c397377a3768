/** What each role sees of a tournament: what is not in these answers does not leave the server. */
export { seeDesk } from './desk.ts';
export { seeHall } from './hall.ts';
export { seeAudit, seeRanking, seeSheet } from './results.ts';
export { seeSolutions } from './solutions.ts';
