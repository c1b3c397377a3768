/** What is printed: PDF, page by page. */

export { type BlankSlipsOrder, blankSlipsPaper, type SlipTable } from './blankslips.ts';
export { type CorrectionsOrder, correctionsPaper } from './corrections.ts';
export { gameSheetPaper } from './gamesheet.ts';
export { PAPER_SIZES, type Paper, type PaperSize } from './page.ts';
export { type PlayerSheetsOrder, playerSheetsPaper } from './playersheet.ts';
export { type Fonts, type PrintOrder, print, type TournamentNames } from './press.ts';
export { type RankingOrder, rankingPaper } from './ranking.ts';
export { type SeatingOrder, seatingPaper } from './seating.ts';
export { type SecondRefereeOrder, secondRefereePaper } from './secondreferee.ts';
export { type StartingListOrder, startingListPaper } from './startinglist.ts';
