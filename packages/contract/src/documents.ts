/** What a tournament leaves on paper and in files, and the formats of each, the usual one first. */
export const DOCUMENTS = {
  results: ['xlsx', 'csv', 'html', 'json', 'lines'],
  /** A record, Eliot's own format, or a page to look at it again. */
  game: ['txt', 'xml', 'html'],
  /** Plain pages for the web site of a club, in one archive: what is published, as spectators see it. */
  site: ['zip'],
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
