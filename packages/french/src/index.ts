/** Numbers, counts, dates and spaces as French people write them, for screens, pages and paper alike. */
export { alphabetical, day, hundredths, list, number, percent, plural, tenths } from './numbers.ts';
export { typeset } from './typeset.ts';
