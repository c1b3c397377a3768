/** What the command line uses. What only some commands need is read when it is called: the others start sooner. */
export { type BellAnswer, ringBell } from './access/bell.ts';
export type { EveningNews } from './live/evening.ts';
export { type BrokenEvent, type CheckedStore, checkStore, checkTournamentFile, isSound } from './maintenance/check.ts';
export type { ExportOrder } from './maintenance/document.ts';
export type { FiledGameOrder, GameImported } from './maintenance/game.ts';
export { lexiconsIn } from './maintenance/lexicon.ts';
export { hasData, isBackup, openExisting, withBackup } from './maintenance/open.ts';
export type { SeatedList } from './maintenance/players.ts';
export { type Restored, restoreBackup } from './maintenance/restore.ts';
export { findTournament } from './maintenance/tournaments.ts';
export type { Imported } from './maintenance/transfer.ts';
export { DEFAULT_PORT, type ServerOptions } from './options.ts';
export { RelayFault } from './relay/faults.ts';
export type { RunningServer } from './start.ts';
export { openStore, type StorePlace } from './store/open.ts';
export { StoreFault } from './store/store.ts';

/** The function of a file that is read at the first call. */
const onCall = <F extends (...given: never[]) => Promise<unknown>>(read: () => Promise<F>): F =>
  (async (...given: never[]) => (await read())(...given)) as F;

export const addDemoTo = onCall(async () => (await import('./maintenance/demo.ts')).addDemoTo);
export const printConformity = onCall(async () => (await import('./documents/conformity.ts')).printConformity);
export const printExam = onCall(async () => (await import('./documents/exam.ts')).printExam);
export const exportDocument = onCall(async () => (await import('./maintenance/document.ts')).exportDocument);
export const exportSite = onCall(async () => (await import('./maintenance/document.ts')).exportSite);
export const exportSeasonSite = onCall(async () => (await import('./maintenance/seasonsite.ts')).exportSeasonSite);
export const importGameTo = onCall(async () => (await import('./maintenance/game.ts')).importGameTo);
export const withHall = onCall(async () => (await import('./maintenance/withhall.ts')).withHall);
export const listInstallationLinks = onCall(async () => (await import('./maintenance/links.ts')).listInstallationLinks);
export const revokeInstallationLink = onCall(
  async () => (await import('./maintenance/links.ts')).revokeInstallationLink,
);
export const checkNoRelay = onCall(async () => (await import('./maintenance/players.ts')).checkNoRelay);
export const registerPlayers = onCall(async () => (await import('./maintenance/players.ts')).registerPlayers);
export const seatPlayers = onCall(async () => (await import('./maintenance/players.ts')).seatPlayers);
export const exportTournament = onCall(async () => (await import('./maintenance/transfer.ts')).exportTournament);
export const importTournament = onCall(async () => (await import('./maintenance/transfer.ts')).importTournament);
export const startServer = onCall(async () => (await import('./start.ts')).startServer);
export const planErasure = onCall(async () => (await import('./maintenance/erasing.ts')).planErasure);
export const leaveDisk = onCall(async () => (await import('./maintenance/erasing.ts')).leaveDisk);
export const eraseFrom = onCall(async () => (await import('./maintenance/erasing.ts')).eraseFrom);
export const toldVersion = onCall(async () => (await import('./newversion.ts')).toldVersion);
export const createClub = onCall(async () => (await import('./maintenance/clubs.ts')).createClub);
export const listClubs = onCall(async () => (await import('./maintenance/clubs.ts')).listClubs);
export const findClub = onCall(async () => (await import('./maintenance/clubs.ts')).findClub);
export const homeOfClub = onCall(async () => (await import('./maintenance/clubs.ts')).homeOfClub);
export const addLexiconToClub = onCall(async () => (await import('./maintenance/clubs.ts')).addLexiconToClub);
export const linkToClub = onCall(async () => (await import('./maintenance/clubs.ts')).linkToClub);
export const exportClub = onCall(async () => (await import('./maintenance/clubtransfer.ts')).exportClub);
export const importClub = onCall(async () => (await import('./maintenance/clubtransfer.ts')).importClub);
export const removeClub = onCall(async () => (await import('./maintenance/clubremoval.ts')).removeClub);
export const isClubFile = onCall(async () => {
  const { isClubFile } = await import('./maintenance/clubfile.ts');
  return async (text: string) => isClubFile(text);
});
export const readClubFile = onCall(async () => (await import('./maintenance/clubfile.ts')).readClubFile);
