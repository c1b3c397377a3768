/** Numbers, counts, dates, lists, letters and spaces as French people write them, for screens, pages and paper alike. */
export { withCapital, withoutCapital } from './capitals.ts';
export { cardinal, nth, plural } from './counting.ts';
export {
  calendarDay,
  day,
  dayAfter,
  dayOf,
  duration,
  exactMoment,
  exactTime,
  isDay,
  longDay,
  moment,
  period,
  readDay,
  shortDay,
  timeOfDay,
} from './dates.ts';
export { of, that } from './elision.ts';
export { cutTo, graphemes } from './graphemes.ts';
export { late } from './late.ts';
export { alphabetical, list } from './lists.ts';
export { type CellKind, cell, hundredths, megabytes, number, percent, tenths, upToHundredths } from './numbers.ts';
export { raisedParts } from './ordinals.ts';
export { typeset } from './typeset.ts';
