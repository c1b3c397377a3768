/** What is printed: PDF, page by page. */

export { appealFilePaper } from './appealfile.ts';
export { blankSlipsPaper, type SlipTable } from './blankslips.ts';
export { certificatesPaper, type PrintedSitting } from './certificates.ts';
export { conformityPaper } from './conformity.ts';
export { correctionsPaper } from './corrections.ts';
export { examSubject } from './exam.ts';
export { examKeyPaper } from './examkey.ts';
export { gameSheetPaper } from './gamesheet.ts';
export { type LexiconChange, lexiconChangePaper } from './lexiconchange.ts';
export { type LinkCard, linkCardsPaper } from './linkcards.ts';
export { memberPagePaper } from './memberpage.ts';
export type { Paper } from './page.ts';
export { type PhaseOrder, phasePaper } from './phase.ts';
export { playerSheetsPaper } from './playersheet.ts';
export { type Fonts, type PrintOrder, print } from './press.ts';
export { rankingPaper } from './ranking.ts';
export { type SeasonOrder, seasonPaper } from './season.ts';
export { seatingPaper } from './seating.ts';
export { secondRefereePaper } from './secondreferee.ts';
export { sittingResultsPaper } from './sittingresults.ts';
export { startingListPaper } from './startinglist.ts';
