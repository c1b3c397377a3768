import { EDITION_2015 } from './2015/index.ts';
import { EDITION_2016 } from './2016/index.ts';
import { EDITION_2019 } from './2019/index.ts';
import { EDITION_2023 } from './2023/index.ts';
import type { Edition } from './edition.ts';
import { EDITION_NAMES, type EditionName } from './names.ts';

export { EDITION_NAMES, type EditionName } from './names.ts';

/** Every edition that a slip can be judged by. */
export const EDITIONS: Readonly<Record<EditionName, Edition>> = {
  '2015': EDITION_2015,
  '2016': EDITION_2016,
  '2019': EDITION_2019,
  '2023': EDITION_2023,
};

/** The edition in force on a day such as `2026-11-15`; of a day before all of them, the first; of what is no day, the last. */
export function editionInForce(day: string): EditionName {
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(day);
  const later = EDITION_NAMES.findIndex((name) => isDay && EDITIONS[name].inForceFrom > day);
  return EDITION_NAMES[later < 0 ? EDITION_NAMES.length - 1 : Math.max(0, later - 1)];
}
