/** What is said before a game, of a draw and of a solution. */
export {
  type AnnouncedDraw,
  type AnnouncedSolution,
  drawScript,
  type Line,
  type LineCode,
  type SignalCode,
  solutionScript,
} from './script.ts';
export {
  parseSpelling,
  REGULATION_SPELLING,
  type SpellingFaultCode,
  type SpellingTable,
  spellingTable,
} from './spelling.ts';
export { type GameAnnounced, termsScript } from './terms.ts';
