import { LAST_TABLE } from '@raccord/tournament';

/** The longest text of a cell that is kept. */
export const LONGEST_CELL = 100;

const SHOWN = 40;
const shown = (text: string): string => `« ${text.length > SHOWN ? `${text.slice(0, SHOWN)}…` : text} »`;

const LABELS = {
  licence: 'la licence',
  category: 'la catégorie',
  series: 'la série',
  club: 'le club',
  federation: 'la fédération',
} as const;

/** Why nobody is made of a line: what is wrong and what to do. */
const REASONS = {
  'no-name': () => 'il n’y a pas de nom : écrivez-le, ou effacez la ligne',
  'name-too-long': () => `le nom dépasse ${LONGEST_CELL} caractères : raccourcissez-le`,
  'cell-too-long': (column: keyof typeof LABELS) =>
    `${LABELS[column]} dépasse ${LONGEST_CELL} caractères : écrivez plus court, ou effacez la case`,
  formula: (text: string) => `${shown(text)} commence comme une formule de tableur : écrivez le texte seul`,
  'too-many-names': (name: string) => `${shown(name)} nomme plus de deux personnes : une paire en a deux`,
  'name-twice': (name: string, line: number) =>
    `${shown(name)} est déjà à la ligne ${line} : effacez l’une des deux ou, si ce sont deux personnes, donnez leur licence ou leur club`,
  'licence-twice': (licence: string, line: number) =>
    `la licence ${licence} est déjà à la ligne ${line} : effacez l’une des deux, ou corrigez le numéro`,
  'bad-table': (table: string) =>
    `${shown(table)} n’est pas un numéro de table : il faut un nombre entier de 1 à ${LAST_TABLE}`,
  'table-twice': (table: number, line: number) =>
    `la table ${table} est déjà celle de la ligne ${line} : changez-en une`,
  'name-registered': (name: string, table: number) =>
    `${shown(name)} est déjà inscrit, à la table ${table} : effacez la ligne ou, si ce sont deux personnes, donnez leur licence ou leur club`,
  'licence-registered': (licence: string, name: string, table: number) =>
    `la licence ${licence} est celle de ${shown(name)}, déjà inscrit à la table ${table} : effacez la ligne, ou corrigez le numéro`,
  'table-occupied': (table: number, name: string) => `la table ${table} est celle de ${shown(name)} : changez de table`,
} as const;

/** What somebody may want to look at before he goes on. */
const DOUBTS = {
  'name-turned': (name: string, other: string, line: number) =>
    `${shown(name)} ressemble à ${shown(other)} de la ligne ${line} : si c’est la même personne, effacez l’une des deux`,
  'name-turned-registered': (name: string, other: string, table: number) =>
    `${shown(name)} ressemble à ${shown(other)}, déjà inscrit à la table ${table} : si c’est la même personne, effacez la ligne`,
} as const;

export type LineDoubt = keyof typeof DOUBTS;

/** A line that is taken, though somebody may be there twice. */
export interface DoubtfulLine {
  readonly line: number;
  readonly code: LineDoubt;
  readonly text: string;
}

/** @param where the line or the table of the other one. */
export const doubtLine = (line: number, code: LineDoubt, name: string, other: string, where: number): DoubtfulLine => ({
  line,
  code,
  text: `Ligne ${line} : ${DOUBTS[code](name, other, where)}.`,
});

export type RosterLineFault = keyof typeof REASONS;

/** A line that nobody can be made of, and why. */
export interface RefusedLine {
  readonly line: number;
  readonly code: RosterLineFault;
  readonly text: string;
}

export function refuseLine<Code extends RosterLineFault>(
  line: number,
  code: Code,
  ...details: Parameters<(typeof REASONS)[Code]>
): RefusedLine {
  const reason = (REASONS[code] as (...details: readonly unknown[]) => string)(...details);
  return { line, code, text: `Ligne ${line} : ${reason}.` };
}
