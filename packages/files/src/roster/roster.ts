import type { ToldOfMember } from '@raccord/club';
import { number } from '@raccord/french';
import { accept, foldAccents, type Result, refuse } from '@raccord/scrabble';
import { LAST_TABLE, type Person, tidy } from '@raccord/tournament';
import { type Columns, findHeader, guessColumns, type ListColumn, repeatsHeader } from './columns.ts';
import { type DoubtfulLine, doubtLine, LONGEST_CELL, type RefusedLine, refuseLine } from './faults.ts';
import { Met } from './namesakes.ts';
import { type ListRow, parseRows } from './rows.ts';
import { isTotal } from './total.ts';

/** A player or a pair, as a line of a list tells. */
export interface ListedEntrant {
  readonly line: number;
  readonly members: readonly Person[];
  /** Where the list says one. */
  readonly table?: number;
  /** Of somebody alone on his line, what the list of a club tells besides: names in columns of their own, days as they are written. */
  readonly told?: ToldOfMember;
}

export interface Roster {
  readonly entrants: readonly ListedEntrant[];
  readonly refused: readonly RefusedLine[];
  readonly doubtful: readonly DoubtfulLine[];
}

export type RosterFault = 'no-name-column' | 'too-many-lines';

const MOST_LINES = 10_000;
/** What is known of somebody beside his name, and all that is written of him. */
const DETAILS = ['licence', 'category', 'series', 'club', 'federation'] as const satisfies readonly ListColumn[];

/** How results programs write a table where nobody sits. */
const EMPTY_TABLE = /^-+\s*table vide\s*-+$/i;

/** A cell that stands for nothing. */
const NOTHING = /^[-–—]+$/;
const FORMULA = /^(?:[=+@]|-\S)/;

/** Reads a list that somebody pasted or that comes from a file. */
export function parseRoster(text: string, most = MOST_LINES): Result<Roster, RosterFault> {
  const given = parseRows(text, most + 1);
  if (given.length > most) {
    return refuse(
      'too-many-lines',
      `Cette liste a plus de ${number(most)} lignes : gardez celles des joueurs de ce tournoi.`,
    );
  }
  const rows = given.map(({ line, cells }) => ({ line, cells: cells.map(tidyCell) }));
  const header = findHeader(rows);
  if (header && !header.hasNames) {
    return refuse(
      'no-name-column',
      'Aucune colonne ne donne les noms : ajoutez « joueur », ou « nom » et « prénom », sur la ligne des titres.',
    );
  }
  const reader = new RosterReader();
  for (const row of rows.slice(header?.rows ?? 0)) {
    if (isTotal(row.cells) || (header && repeatsHeader(header, row.cells))) continue;
    reader.take(row, header?.columns ?? guessColumns(row.cells), header?.partnerColumns ?? []);
  }
  const { entrants, refused, doubtful } = reader;
  return accept({ entrants, refused, doubtful });
}

type Cells = Partial<Record<ListColumn, string>>;

/** Goes through the lines, and remembers who and what was met before. */
class RosterReader {
  readonly entrants: ListedEntrant[] = [];
  readonly refused: RefusedLine[] = [];
  readonly doubtful: DoubtfulLine[] = [];
  readonly #met = new Met<number>();
  readonly #lineOfTable = new Map<number, number>();

  take({ line, cells: texts }: ListRow, columns: Columns, partnerColumns: Columns): void {
    const cells = cellsOf(texts, columns);
    const { number, name } = numbered(withoutMarks(nameOf(cells)));
    if (EMPTY_TABLE.test(name)) return;
    const table = cells.table ?? number;
    const fault = this.#add(line, name, { ...cells, ...(table && { table }) }, cellsOf(texts, partnerColumns));
    if (fault) this.refused.push(fault);
  }

  /** Adds an entrant, or says why not. */
  #add(line: number, name: string, cells: Cells, partner: Cells): RefusedLine | undefined {
    const partnerName = nameOf(partner);
    const details = [cells, partner].flatMap((all) => DETAILS.map((column) => ({ column, text: all[column] ?? '' })));
    const formula = [
      name,
      partnerName,
      cells.firstName ?? '',
      partner.firstName ?? '',
      ...details.map(({ text }) => text),
    ].find((text) => FORMULA.test(text));
    if (formula) return refuseLine(line, 'formula', formula);
    const names = [...splitPair(name), ...(partnerName === '' ? [] : [partnerName])];
    if (names.length === 0) return refuseLine(line, 'no-name');
    if (names.length > 2) return refuseLine(line, 'too-many-names', name);
    if (names.some(({ length }) => length > LONGEST_CELL)) return refuseLine(line, 'name-too-long');
    const long = details.find(({ text }) => text.length > LONGEST_CELL);
    if (long) return refuseLine(line, 'cell-too-long', long.column);
    const members = names.map((one, index) => personOf(one, index === 0 ? cells : { ...shared(cells), ...partner }));
    if (cells.table !== undefined && !isTable(cells.table)) return refuseLine(line, 'bad-table', cells.table);
    const table = cells.table === undefined ? undefined : Number(cells.table);
    const known = this.#find(line, members, table);
    if (known) return known;
    for (const person of members) {
      const turned = this.#met.findTurned(person);
      if (turned) this.doubtful.push(doubtLine(line, 'name-turned', person.name, turned.person.name, turned.where));
      this.#met.add(person, line);
    }
    if (table !== undefined) this.#lineOfTable.set(table, line);
    const told = members.length === 1 ? toldIn(cells) : undefined;
    this.entrants.push({ line, members, ...(table === undefined ? {} : { table }), ...(told && { told }) });
    return undefined;
  }

  #find(line: number, members: readonly Person[], table: number | undefined): RefusedLine | undefined {
    const here = new Met<number>();
    for (const person of members) {
      const known = this.#met.find(person) ?? here.find(person);
      if (known?.by === 'licence') return refuseLine(line, 'licence-twice', person.licence ?? '', known.where);
      if (known) return refuseLine(line, 'name-twice', person.name, known.where);
      here.add(person, line);
    }
    const withTable = table === undefined ? undefined : this.#lineOfTable.get(table);
    return table === undefined || withTable === undefined
      ? undefined
      : refuseLine(line, 'table-twice', table, withTable);
  }
}

function cellsOf(texts: readonly string[], columns: Columns): Cells {
  const cells: Cells = {};
  for (const [index, column] of columns.entries()) if (column && texts[index]) cells[column] = texts[index];
  return cells;
}

/** Surname and first name where both are told, before a full name that repeats them. */
function nameOf({ name, lastName, firstName }: Cells): string {
  if (lastName && firstName) return `${lastName} ${firstName}`;
  if (name && firstName && !foldAccents(name).includes(foldAccents(firstName))) return `${name} ${firstName}`;
  return name ?? lastName ?? firstName ?? '';
}

function toldIn({ lastName, firstName, since, until }: Cells): ToldOfMember | undefined {
  const told = {
    ...(lastName === undefined ? {} : { lastName, ...(firstName === undefined ? {} : { firstName }) }),
    ...(since === undefined ? {} : { since }),
    ...(until === undefined ? {} : { until }),
  };
  return since === undefined && until === undefined ? undefined : told;
}

const isTable = (text: string): boolean => /^\d{1,5}$/.test(text) && Number(text) >= 1 && Number(text) <= LAST_TABLE;

function tidyCell(text: string): string {
  const cell = tidy(text);
  return NOTHING.test(cell) ? '' : cell;
}

/** A bullet in front, or a dash; semicolons wherever they are, and a comma at the end. */
const BULLET = /^(?:[•◦‣⁃●○■□▪▫►➢✓✔*·→]\s*|[-–—]\s*(?=[\p{L}\d]+[^\d+*/]))+/u;

const withoutMarks = (name: string): string =>
  name
    .replace(BULLET, '')
    .replaceAll(/\s*;[;\s]*/g, ' ')
    .replace(/(?<![\s,])[\s,]+$/, '')
    .trim();

/**
 * « 12 Nom » and « 12 : Nom »: the number is that of the table. « 12. Nom », « 12) Nom » and « (12) Nom » are how lists are
 * numbered: nobody is seated by it.
 */
function numbered(text: string): { readonly number?: string; readonly name: string } {
  const [, before, number, after, name] = /^(\(?)(\d{1,4})(\s*[.):°-]+\s*|\s+)(?=\p{L})(.*)$/u.exec(text) ?? [];
  if (number === undefined) return { name: text };
  return /[.()]/.test(before + after) ? { name } : { number, name };
}

/** « A et B », « A / B », « A & B », « A + B ». */
const splitPair = (name: string): string[] =>
  name
    .split(/\s+et\s+|\s*[/&+]\s*/iu)
    .map(tidy)
    .filter((part) => part !== '');

/** What the partner of a line has in common with the first player. */
const shared = ({ federation }: Cells): Cells => (federation === undefined ? {} : { federation });

const personOf = (name: string, cells: Cells): Person => ({
  name,
  ...Object.fromEntries(DETAILS.flatMap((column) => (cells[column] === undefined ? [] : [[column, cells[column]]]))),
});
