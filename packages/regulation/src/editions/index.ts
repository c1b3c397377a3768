import type { Edition, EditionName } from './edition.ts';
import { EDITION_2015 } from './edition2015.ts';
import { EDITION_2016 } from './edition2016.ts';
import { EDITION_2019 } from './edition2019.ts';
import { EDITION_2023 } from './edition2023.ts';

export const EDITIONS: Readonly<Record<EditionName, Edition>> = {
  '2015': EDITION_2015,
  '2016': EDITION_2016,
  '2019': EDITION_2019,
  '2023': EDITION_2023,
};

export const EDITION_NAMES = Object.keys(EDITIONS) as readonly EditionName[];

export const DEFAULT_EDITION: EditionName = '2019';
