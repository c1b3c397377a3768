import { z } from 'zod';
import { GROUPINGS } from './answers/results.ts';
import { id } from './ids.ts';
import { count, flag, turnNumber } from './route.ts';

/** What a tournament leaves on paper and in files, and the formats of each, the usual one first. */
export const DOCUMENTS = {
  results: ['xlsx', 'csv', 'html', 'json', 'lines'],
  /** A record, Eliot's own format, or a page to look at it again. */
  game: ['txt', 'xml', 'html'],
  'game-sheet': ['pdf'],
  ranking: ['pdf'],
  'player-sheets': ['pdf'],
  'starting-list': ['pdf'],
  'table-list': ['pdf'],
  'blank-slips': ['pdf'],
  'second-referee-sheet': ['pdf'],
  'correction-slips': ['pdf'],
  /** What the commission of the federation is given about a slip. */
  'appeal-file': ['pdf', 'json'],
} as const satisfies Readonly<Record<string, readonly string[]>>;

export type DocumentName = keyof typeof DOCUMENTS;
export type DocumentFormat = (typeof DOCUMENTS)[DocumentName][number];

export const DOCUMENT_NAMES = Object.keys(DOCUMENTS) as readonly DocumentName[];
export const FORMATS: readonly DocumentFormat[] = [...new Set(Object.values(DOCUMENTS).flat())];
export const PAPERS = ['A4', 'Letter'] as const;

/** What a document may be asked to be about; each one heeds what concerns it. */
export const documentQuery = z.object({
  format: z.enum(FORMATS as [DocumentFormat]).optional(),
  paper: z.enum(PAPERS).optional(),
  game: id.optional(),
  turn: turnNumber.optional(),
  entrant: id.optional(),
  centre: id.optional(),
  /** The tables from this one on, up to that one. */
  from: count(1e6).optional(),
  to: count(1e6).optional(),
  by: z.enum(GROUPINGS).optional(),
  /** Blank slips for each table. */
  copies: count(100).optional(),
  /** Correction slips: those of that printing or, without it, those due that are on paper already, or not yet. */
  printing: id.optional(),
  printed: flag.optional(),
  /** Those that need not be sent, in the place of those due. */
  optional: flag.optional(),
});
