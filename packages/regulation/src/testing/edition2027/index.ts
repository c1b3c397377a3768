import { EDITION_2023 } from '../../editions/2023/index.ts';
import type { Edition } from '../../editions/edition.ts';
import { treatedBy } from '../../editions/rows.ts';
import { ROWS } from './rows.ts';

/** An edition to come, invented: as that of 2023, but a word that its slip places wrongly is worth nothing. */
export const EDITION_2027: Edition = {
  ...EDITION_2023,
  name: '2027',
  title: 'Règlement international en vigueur au 1er janvier 2027',
  inForceFrom: '2027-01-01',
  ...treatedBy('acceptable-solutions', ROWS),
};
