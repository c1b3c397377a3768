/** Results out: CSV, XLSX, a page, JSON, and the lines of the federation's program. */
export { makeCsv } from './csv.ts';
export { makeResultsJson } from './json.ts';
export { makeResultLines } from './lines.ts';
export { makeResultsPage } from './page.ts';
export type { AskedRanking, SeenResults } from './results.ts';
export { makeXlsx } from './xlsx.ts';
