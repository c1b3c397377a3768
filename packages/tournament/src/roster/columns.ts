import { foldAccents } from '@raccord/scrabble';
import type { Row } from './rows.ts';

/** What a column of a list may hold. */
export type Column =
  | 'name'
  | 'lastName'
  | 'firstName'
  | 'partner'
  | 'licence'
  | 'category'
  | 'series'
  | 'club'
  | 'federation'
  | 'table';

/** How people head their columns: upper case, without accents nor punctuation. */
const HEADINGS: Readonly<Record<Column, readonly string[]>> = {
  name: ['JOUEUR', 'JOUEURS', 'JOUEUR 1', 'NOM PRENOM', 'NOM ET PRENOM', 'PRENOM NOM', 'NOM COMPLET', 'PARTICIPANT'],
  lastName: ['NOM', 'NOMS', 'NOM DE FAMILLE'],
  firstName: ['PRENOM', 'PRENOMS'],
  partner: ['JOUEUR 2', 'PARTENAIRE', 'EQUIPIER', 'COEQUIPIER', 'NOM 2'],
  licence: ['LICENCE', 'N LICENCE', 'NO LICENCE', 'N DE LICENCE', 'NUMERO DE LICENCE', 'NUMERO LICENCE', 'LIC'],
  category: ['CATEGORIE', 'CATEG', 'CAT'],
  series: ['SERIE', 'SER'],
  club: ['CLUB', 'CODE CLUB'],
  federation: ['FEDERATION', 'FED', 'PAYS'],
  table: ['TABLE', 'N TABLE', 'NO TABLE', 'N DE TABLE', 'NUMERO DE TABLE'],
};

const COLUMN_OF = new Map(
  (Object.keys(HEADINGS) as Column[]).flatMap((column) =>
    HEADINGS[column].map((heading) => [heading, column] as const),
  ),
);

const NAMES: ReadonlySet<Column | undefined> = new Set(['name', 'lastName']);

/** Titles may stand above the headings of a sheet. */
const MOST_TITLES = 10;

/** The headings of a list. */
export interface Header {
  /** How many rows come before the first person. */
  readonly rows: number;
  readonly columns: readonly (Column | undefined)[];
  readonly hasNames: boolean;
}

/** Finds the headings; undefined when the list begins with people. */
export function findHeader(rows: readonly Row[]): Header | undefined {
  for (const [index, { cells }] of rows.slice(0, MOST_TITLES).entries()) {
    const columns = firstOfEach(headings(cells));
    const known = columns.filter((column) => column !== undefined).length;
    const hasNames = columns.some((column) => NAMES.has(column));
    if (hasNames || known >= 2) return { rows: index + 1, columns, hasNames };
  }
  return undefined;
}

const NUMBERED = ['JOUEUR 1', 'JOUEUR 2'];

/** « Joueur 1 » heads a column only beside « Joueur 2 »: alone, it is somebody. */
function headings(cells: readonly string[]): (Column | undefined)[] {
  const folded = cells.map((cell) =>
    foldAccents(cell)
      .replaceAll(/[^A-Z0-9]+/g, ' ')
      .trim(),
  );
  const isOfPairs = NUMBERED.every((heading) => folded.includes(heading));
  return folded.map((heading) => (isOfPairs || !NUMBERED.includes(heading) ? COLUMN_OF.get(heading) : undefined));
}

/** A heading met twice counts once; the second « Nom » of a pair is its partner. */
function firstOfEach(columns: readonly (Column | undefined)[]): (Column | undefined)[] {
  return columns.map((column, index) => {
    if (column === undefined || columns.indexOf(column) === index) return column;
    return column === 'name' && !columns.includes('partner') ? 'partner' : undefined;
  });
}

const SHAPES: readonly (readonly [Column, RegExp])[] = [
  ['licence', /^\d{5,}$/],
  ['series', /^(?:[1-7][A-D]|NC)$/i],
  ['category', /^[A-Z]$/i],
  ['club', /^(?=.*[A-Z])[A-Z0-9]{1,4}$/],
];
const LETTERS = /\p{L}{2}/u;
const SMALL_NUMBER = /^\d{1,4}$/;

/** What the cells of a line without headings look like: a table first, a name, a first name, then what is known by its shape. */
export function guessColumns(cells: readonly string[]): (Column | undefined)[] {
  const name = cells.findIndex((cell) => LETTERS.test(cell));
  const columns: (Column | undefined)[] = cells.map((cell, index) => {
    if (index === name) return 'name';
    if (index < name) return SMALL_NUMBER.test(cell) && index === 0 ? 'table' : undefined;
    const shape = SHAPES.find(([, form]) => form.test(cell));
    if (shape) return shape[0];
    if (!LETTERS.test(cell)) return undefined;
    return index === name + 1 ? 'firstName' : 'club';
  });
  if (columns.includes('firstName')) columns[name] = 'lastName';
  return columns.map((column, index) => (columns.indexOf(column) === index ? column : undefined));
}
