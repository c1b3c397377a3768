/** What comes in and goes out as files, as bytes and texts: lists of players, games, results. */
export { makeAppealJson } from './appeals/json.ts';
export { type CalendarEntry, makeCalendarFile } from './calendar/ics.ts';
export { makeChartSvg } from './club/chartsvg.ts';
export { makeMembersCsv, makeMembersXlsx } from './club/members.ts';
export { makePageCsv, makePageXlsx } from './club/page.ts';
export { makePhaseCsv, makePhaseXlsx } from './club/phase.ts';
export { makeSeasonCsv, makeSeasonXlsx } from './club/season.ts';
export { type CsvCell, makeCsvTable } from './csvtable.ts';
export { fileNameOf } from './filename.ts';
export * from './games/index.ts';
export { type Html, html, raised, withCommas } from './html.ts';
export { isOwnPage } from './pagehead.ts';
export { encodePieces } from './pieces.ts';

export { gather } from './reading/gather.ts';
export { type ListFault, MOST_LIST_BYTES, readList } from './reading/list.ts';
export { decodeText } from './reading/text.ts';
export { type BroughtWords, readWords } from './reading/words.ts';
export * from './replay/index.ts';
export * from './results/index.ts';
export * from './roster/index.ts';
export * from './site/index.ts';
