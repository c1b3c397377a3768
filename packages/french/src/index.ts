/** Numbers, counts, dates, letters and spaces as French people write them, for screens, pages and paper alike. */
export { withCapital, withoutCapital } from './capitals.ts';
export { cardinal, nth } from './counting.ts';
export { cutTo, graphemes } from './graphemes.ts';
export {
  alphabetical,
  type CellKind,
  cell,
  day,
  hundredths,
  list,
  number,
  percent,
  plural,
  points,
  tenths,
  timeOfDay,
} from './numbers.ts';
export { typeset } from './typeset.ts';
