import type { DocumentName } from '@raccord/contract';
import type { DocumentMaker } from '../document.ts';
import { makeBlankSlips, makeStartingList, makeTableList } from './people.ts';
import { makeCorrectionSlips, makeSecondRefereeSheet } from './refereeing.ts';
import { makeGameSheet, makePlayerSheets, makeRanking } from './results.ts';

/** Everything that is printed. */
export const PAPERS = {
  'starting-list': makeStartingList,
  'table-list': makeTableList,
  'blank-slips': makeBlankSlips,
  'correction-slips': makeCorrectionSlips,
  'second-referee-sheet': makeSecondRefereeSheet,
  ranking: makeRanking,
  'game-sheet': makeGameSheet,
  'player-sheets': makePlayerSheets,
} as const satisfies Partial<Readonly<Record<DocumentName, DocumentMaker>>>;
