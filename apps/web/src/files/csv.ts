/** Apart, so that the page loads it with the first list that somebody takes away. */
export { makeCsvTable, makePhaseCsv } from '@raccord/files';
