import { day, hundredths, list, number, percent } from '@raccord/french';

/** For screens that put numbers and dates into their own sentences. */
export const numbersFrench = { number, decimal: hundredths, percent, date: day, list };
