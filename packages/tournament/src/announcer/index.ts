/** What is said before a game, of a draw and of a solution. */
export {
  type AnnouncedDraw,
  drawScript,
  type ScriptLine,
  solutionScript,
} from './script.ts';
export {
  parseSpelling,
  REGULATION_SPELLING,
  type SpellingTable,
  spellingTable,
} from './spelling.ts';
export { termsScript } from './terms.ts';
