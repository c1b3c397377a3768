import { EDITION_2023 } from '../../editions/2023/index.ts';
import type { Edition } from '../../editions/edition.ts';
import { treatedBy } from '../../editions/rows.ts';
import { ROWS } from './rows.ts';

const { ledger, game, decisions } = EDITION_2023;

/** An edition to come, invented: too few link letters are worth nothing, a penalty costs ten, the third warning costs. */
export const EDITION_2027: Edition = {
  ...EDITION_2023,
  name: '2027',
  title: 'Règlement international en vigueur au 1er janvier 2027',
  inForceFrom: '2027-01-01',
  ...treatedBy('acceptable-solutions', ROWS),
  penalty: 10,
  ledger: {
    ...ledger,
    firstCostly: { ordinary: 3, blitz: 5, original: 7 },
    costOfWarning: 12,
    average: { ...ledger.average, rounding: 'nearest' },
  },
  game: { ...game, solo: { ...game.solo, players: 24, bonus: 15 } },
  decisions: { ...decisions, appeals: { ...decisions.appeals, minutesAfterLastGame: 40 } },
};
