/** What is said of a draw and of a solution. */
export * from './script.ts';
export {
  parseSpelling,
  REGULATION_SPELLING,
  type SpellingFaultCode,
  type SpellingTable,
  spellingTable,
} from './spelling.ts';
