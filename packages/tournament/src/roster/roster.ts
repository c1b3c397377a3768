import { accept, foldAccents, type Result, refuse } from '@raccord/scrabble';
import type { Person } from '../people.ts';
import { type Column, findHeader, guessColumns } from './columns.ts';
import { parseRows, type Row, tidy } from './rows.ts';

/** A player or a pair, as a line of a list tells. */
export interface ListedEntrant {
  readonly line: number;
  readonly members: readonly Person[];
  /** Where the list says one. */
  readonly table?: number;
}

/** A line that nobody can be made of, and why. */
export interface RefusedLine {
  readonly line: number;
  readonly code: LineFault;
  readonly text: string;
}

export interface Roster {
  readonly entrants: readonly ListedEntrant[];
  readonly refused: readonly RefusedLine[];
}

export type RosterFault = 'no-name-column' | 'too-many-lines';

const MOST_LINES = 10_000;
const LONGEST_NAME = 100;
const LAST_TABLE = 20_000;
/** How results programs write a table where nobody sits. */
const EMPTY_TABLE = /^-+\s*table vide\s*-+$/i;

const REASONS = {
  'no-name': () => 'il n’y a pas de nom : écrivez-le, ou effacez la ligne',
  'name-too-long': () => `le nom dépasse ${LONGEST_NAME} caractères : raccourcissez-le`,
  'too-many-names': (name: string) => `« ${name} » nomme plus de deux personnes : une paire en a deux`,
  'name-twice': (name: string, line: number) =>
    `« ${name} » est déjà à la ligne ${line} : effacez l’une des deux ou, si ce sont deux personnes, donnez leur licence ou leur club`,
  'licence-twice': (licence: string, line: number) =>
    `la licence ${licence} est déjà à la ligne ${line} : effacez l’une des deux, ou corrigez le numéro`,
  'bad-table': (table: string) =>
    `« ${table} » n’est pas un numéro de table : il faut un nombre entier de 1 à ${LAST_TABLE}`,
  'table-twice': (table: number, line: number) =>
    `la table ${table} est déjà celle de la ligne ${line} : changez-en une`,
} as const;

export type LineFault = keyof typeof REASONS;

/** Reads a list that somebody pasted or that comes from a file of text. */
export const parseRoster = (text: string): Result<Roster, RosterFault> => readRoster(parseRows(text));

/** Reads the rows of a list: those of a text or those of a sheet. */
export function readRoster(given: readonly Row[]): Result<Roster, RosterFault> {
  if (given.length > MOST_LINES) {
    return refuse('too-many-lines', `Cette liste a ${given.length} lignes : Raccord en lit ${MOST_LINES} au plus.`);
  }
  const rows = given.map(({ line, cells }) => ({ line, cells: cells.map(tidy) }));
  const header = findHeader(rows);
  if (header && !header.hasNames) {
    return refuse(
      'no-name-column',
      'Aucune colonne ne donne les noms : ajoutez « joueur », ou « nom » et « prénom », sur la ligne des titres.',
    );
  }
  const reader = new RosterReader();
  for (const row of rows.slice(header?.rows ?? 0)) reader.take(row, header?.columns ?? guessColumns(row.cells));
  return accept({ entrants: reader.entrants, refused: reader.refused });
}

type Cells = Partial<Record<Column, string>>;

/** Goes through the lines, and remembers who and what was met before. */
class RosterReader {
  readonly entrants: ListedEntrant[] = [];
  readonly refused: RefusedLine[] = [];
  readonly #lineOfName = new Map<string, number>();
  readonly #lineOfLicence = new Map<string, number>();
  readonly #lineOfTable = new Map<number, number>();

  take({ line, cells: texts }: Row, columns: readonly (Column | undefined)[]): void {
    const cells: Cells = {};
    for (const [index, column] of columns.entries()) if (column && texts[index]) cells[column] = texts[index];
    const { number, name } = numbered([cells.name ?? cells.lastName, cells.firstName].filter(Boolean).join(' '));
    if (EMPTY_TABLE.test(name)) return;
    const fault = this.#add(line, { ...cells, name, ...(cells.table || !number ? {} : { table: number }) });
    if (fault) this.refused.push({ line, code: fault.code, text: `Ligne ${line} : ${fault.text}.` });
  }

  /** Adds an entrant, or says why not. */
  #add(line: number, cells: Cells & { readonly name: string }): Omit<RefusedLine, 'line'> | undefined {
    const names = [...splitPair(cells.name), ...(cells.partner ? [cells.partner] : [])];
    if (names.length === 0) return because('no-name');
    if (names.length > 2) return because('too-many-names', cells.name);
    if (names.some((name) => name.length > LONGEST_NAME)) return because('name-too-long');
    const members = names.map((name, index) => personOf(name, index === 0 ? cells : shared(cells)));
    if (cells.table !== undefined && !isTable(cells.table)) return because('bad-table', cells.table);
    const table = cells.table === undefined ? undefined : Number(cells.table);
    const known = this.#met(line, members, table);
    if (known) return known;
    for (const person of members) {
      this.#lineOfName.set(identityOf(person), line);
      if (person.licence !== undefined) this.#lineOfLicence.set(person.licence, line);
    }
    if (table !== undefined) this.#lineOfTable.set(table, line);
    this.entrants.push({ line, members, ...(table === undefined ? {} : { table }) });
    return undefined;
  }

  #met(line: number, members: readonly Person[], table: number | undefined): Omit<RefusedLine, 'line'> | undefined {
    for (const [index, person] of members.entries()) {
      const withLicence = person.licence === undefined ? undefined : this.#lineOfLicence.get(person.licence);
      if (withLicence !== undefined) return because('licence-twice', person.licence ?? '', withLicence);
      const identity = identityOf(person);
      const isTwiceHere = index === 1 && identityOf(members[0]) === identity;
      const withName = isTwiceHere ? line : this.#lineOfName.get(identity);
      if (withName !== undefined) return because('name-twice', person.name, withName);
    }
    const withTable = table === undefined ? undefined : this.#lineOfTable.get(table);
    return table === undefined || withTable === undefined ? undefined : because('table-twice', table, withTable);
  }
}

const isTable = (text: string): boolean => /^\d{1,5}$/.test(text) && Number(text) >= 1 && Number(text) <= LAST_TABLE;

function because<Code extends LineFault>(code: Code, ...details: Parameters<(typeof REASONS)[Code]>) {
  return { code, text: (REASONS[code] as (...details: readonly unknown[]) => string)(...details) };
}

/** Namesakes are told apart by their licence, or by their club. */
const identityOf = ({ name, licence, club }: Person): string =>
  [foldAccents(name).replaceAll(/[^A-Z0-9]+/g, ' '), licence ?? '', licence === undefined ? (club ?? '') : ''].join(
    '|',
  );

/** « 12. Nom » and « 12 Nom »: the number is that of the table. */
function numbered(text: string): { readonly number?: string; readonly name: string } {
  const [, number, name] = /^(\d{1,4})\s*[.):°-]?\s+(?=\p{L})(.*)$/u.exec(text) ?? [];
  return number === undefined ? { name: text } : { number, name };
}

/** « A et B », « A / B », « A & B », « A + B ». */
const splitPair = (name: string): string[] =>
  name
    .split(/\s+et\s+|\s*[/&+]\s*/iu)
    .map(tidy)
    .filter((part) => part !== '');

/** What the partner of a line has in common with the first player. */
const shared = ({ federation }: Cells): Cells => (federation === undefined ? {} : { federation });

function personOf(name: string, { licence, category, series, club, federation }: Cells): Person {
  const more = { licence, category, series, club, federation };
  return { name, ...Object.fromEntries(Object.entries(more).filter(([, value]) => value !== undefined)) };
}
