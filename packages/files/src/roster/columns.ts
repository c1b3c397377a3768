import { foldAccents } from '@raccord/scrabble';
import type { ListRow } from './rows.ts';

/** What a column of a list may hold. */
export type ListColumn =
  | 'name'
  | 'lastName'
  | 'firstName'
  | 'licence'
  | 'category'
  | 'series'
  | 'club'
  | 'federation'
  | 'table'
  | 'since'
  | 'until';

/** How people head their columns: upper case, without accents nor punctuation. */
const HEADINGS: Readonly<Record<ListColumn, readonly string[]>> = {
  name: [
    'JOUEUR',
    'JOUEURS',
    'NOM PRENOM',
    'NOM ET PRENOM',
    'PRENOM NOM',
    'PRENOM ET NOM',
    'NOM COMPLET',
    'PARTICIPANT',
  ],
  lastName: ['NOM', 'NOMS', 'NOM DE FAMILLE'],
  firstName: ['PRENOM', 'PRENOMS'],
  licence: [
    ...['LICENCE', 'LICENCE N', 'LICENCE NO', 'NUMERO DE LICENCE', 'NUMERO LICENCE', 'NUM LICENCE'],
    ...['N LICENCE', 'NO LICENCE', 'N DE LICENCE', 'NO DE LICENCE', 'LIC', 'LIC N', 'N LIC', 'NO LIC', 'N DE LIC'],
  ],
  category: ['CATEGORIE', 'CATEG', 'CAT'],
  series: ['SERIE', 'SER'],
  club: ['CLUB', 'CODE CLUB'],
  federation: ['FEDERATION', 'FED', 'PAYS'],
  since: ['MEMBRE DEPUIS', 'MEMBRE DEPUIS LE', 'DEPUIS', 'DEPUIS LE', 'DATE D ADHESION'],
  until: ['JUSQU AU', 'PARTI LE', 'DATE DE DEPART'],
  table: ['TABLE', 'N TABLE', 'NO TABLE', 'N DE TABLE', 'NUMERO DE TABLE'],
};

const COLUMN_OF = new Map(
  (Object.keys(HEADINGS) as ListColumn[]).flatMap((column) =>
    HEADINGS[column].map((heading) => [heading, column] as const),
  ),
);

const NAMES: ReadonlySet<ListColumn | undefined> = new Set(['name', 'lastName']);

/** Titles may stand above the headings of a sheet. */
const MOST_TITLES = 10;

/** What each cell of a row holds. */
export type Columns = readonly (ListColumn | undefined)[];

/** The headings of a list. */
export interface Header {
  /** How many rows come before the first person. */
  readonly rows: number;
  readonly columns: Columns;
  /** What is told of the second player of a pair; nothing in a list of players. */
  readonly partnerColumns: Columns;
  readonly hasNames: boolean;
}

/** Finds the headings; undefined when the list begins with people. */
export function findHeader(rows: readonly ListRow[]): Header | undefined {
  for (const [index, { cells }] of rows.slice(0, MOST_TITLES).entries()) {
    const header = readHeadings(cells);
    const known = header.columns.filter((column) => column !== undefined).length;
    const hasNames = hasName(header.columns);
    if (hasNames || known >= 2) return { rows: index + 1, ...header, hasNames };
  }
  return undefined;
}

/** Are these the headings once more, as at the top of each page, or under themselves where cells are merged? */
export const repeatsHeader = ({ columns }: Header, cells: readonly string[]): boolean =>
  columns.some((column, index) => NAMES.has(column) && NAMES.has(COLUMN_OF.get(foldHeading(cells[index] ?? ''))));

const hasName = (columns: Columns): boolean => columns.some((column) => NAMES.has(column));

const LONGEST_HEADING = 60;

/** « Joueur (NOM Prénom) » is headed « Joueur ». */
const foldHeading = (cell: string): string =>
  foldAccents(cell.length > LONGEST_HEADING ? '' : cell)
    .replaceAll(/\(([^)]*)\)/g, (whole, inside: string) => (/[A-Z]{2}/.test(inside) ? ' ' : whole))
    .replaceAll(/[^A-Z0-9]+/g, ' ')
    .trim();

interface Heading {
  readonly column: ListColumn | undefined;
  /** Which of a pair it says that it is of. */
  readonly member?: 1 | 2;
}

/** « Nom 2 », « Licence du joueur B », « Club J1 »; « Partenaire » and « Prénom du partenaire ». */
const OF_MEMBER = /^(.+?) (?:(?:DU )?(?:JOUEUR|J) ?)?(?:N )?([12AB])$/;
const OF_PARTNER = /^(?:(.+?) (?:DU )?)?(?:PARTENAIRE|EQUIPIER|COEQUIPIER)$/;

function readHeading(cell: string): Heading {
  const heading = foldHeading(cell);
  const [, ofMember, mark] = OF_MEMBER.exec(heading) ?? [];
  if (ofMember !== undefined) return { column: COLUMN_OF.get(ofMember), member: '1A'.includes(mark) ? 1 : 2 };
  const partner = OF_PARTNER.exec(heading);
  if (partner) return { column: partner[1] === undefined ? 'name' : COLUMN_OF.get(partner[1]), member: 2 };
  return { column: COLUMN_OF.get(heading) };
}

/** « Joueur 1 » heads a column only beside « Joueur 2 »: alone, it is somebody. */
function readHeadings(cells: readonly string[]): Pick<Header, 'columns' | 'partnerColumns'> {
  const headings = cells.map(readHeading);
  const of = (...members: readonly (number | undefined)[]): Columns =>
    headings.map(({ column, member }) => (members.includes(member) ? column : undefined));
  const [first, second] = [of(undefined, 1), of(2)];
  if (hasName(first) && hasName(second)) return { columns: once(first), partnerColumns: once(second) };
  const plain = of(undefined);
  const columns = once(plain);
  const again = once(plain.map((column, index) => (columns[index] ? undefined : column)));
  return { columns, partnerColumns: isSomebody(again) ? again : [] };
}

/** A heading met twice counts once. */
const once = (columns: Columns): Columns =>
  columns.map((column, index) => (columns.indexOf(column) === index ? column : undefined));

/** The headings of a player, met a second time, are those of his partner; « Nom » alone may be anything. */
const isSomebody = (columns: Columns): boolean =>
  columns.includes('name') || (columns.includes('lastName') && columns.includes('firstName'));

const SHAPES: readonly (readonly [ListColumn, RegExp])[] = [
  ['licence', /^\d{5,}$/],
  ['series', /^(?:[1-7][A-D]|NC)$/i],
  ['category', /^[A-Z]$/i],
  ['club', /^(?=.*[A-Z])[A-Z0-9]{1,4}$/],
];
const LETTERS = /\p{L}{2}/u;
const SMALL_NUMBER = /^\d{1,4}$/;

/** What the cells of a line without headings look like: a table first, a name, a first name, then what is known by its shape. */
export function guessColumns(cells: readonly string[]): (ListColumn | undefined)[] {
  const name = cells.findIndex((cell) => LETTERS.test(cell));
  const columns: (ListColumn | undefined)[] = cells.map((cell, index) => {
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
