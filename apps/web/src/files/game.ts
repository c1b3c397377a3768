/** Apart, so that the page loads it with the first game that somebody brings. */
export { decodeText, readGame, recogniseGame } from '@raccord/files';
