import { list } from '@raccord/french';
import { FORMULA_NAMES, FORMULAS, type Formula, formulaNamed, LARGEST_SEED } from '@raccord/scrabble';
import { type Call, CliFault, type OptionSpec } from './command.ts';
import { nearest, printable, quote } from './text.ts';

/** The options that several commands share. */
export const OPTIONS = {
  grille: {
    value: 'FICHIER',
    summary:
      'la grille, 15 lignes de 15 : « . » vide, A–Z, a–z joker ; « - » : entrée standard ; sans elle, la grille vide',
  },
  tirage: { value: 'LETTRES', summary: 'les lettres du tirage ; « ? » est un joker' },
  coup: { value: 'N', summary: 'le numéro du coup, pour vérifier le tirage' },
  formule: { value: 'FORMULE', summary: `${FORMULA_NAMES.join(', ')} (normale par défaut)` },
  lexique: {
    value: 'FICHIER',
    summary: 'dictionnaire compilé, liste de mots ou .dawg d’Eliot (le dictionnaire libre par défaut)',
  },
  json: { summary: 'écrit du JSON, pour les programmes' },
} as const satisfies Record<string, OptionSpec>;

const LONGEST_NAME = 100;
const SHOWN = 20;

export function required({ values }: Call, name: string, what: string): string {
  const value = values[name];
  if (value === undefined) throw new CliFault(`Option « --${name} » manquante : donnez ${what}.`);
  return value;
}

export function formulaOption({ values }: Call): Formula {
  if (values.formule === undefined) return FORMULAS.normale;
  const formula = formulaNamed(values.formule);
  if (formula) return formula;
  const meant = nearest(values.formule.replaceAll(/\s/g, ''), FORMULA_NAMES);
  throw new CliFault(
    `Formule ${quote(values.formule)} inconnue (--formule) : ${meant ? `vouliez-vous dire « ${meant} » ? ` : ''}` +
      `${meant ? 'Les formules sont' : 'choisissez'} ${list(FORMULA_NAMES, meant ? 'et' : 'ou')}.`,
  );
}

/** A name that screens show on one line; `where` says which argument it is. */
export function nameOption(text: string, where: string): string {
  if (text.length <= LONGEST_NAME && printable(text) === text) return text;
  throw new CliFault(
    `Nom ${quote(text.slice(0, SHOWN))} refusé (${where}) : il faut ${LONGEST_NAME} caractères au plus, sur une ligne.`,
  );
}

/** A whole number given as an option, at least `least`. */
export function wholeNumberOption({ values }: Call, name: string, least: number, most?: number): number | undefined {
  const text = values[name];
  if (text === undefined) return undefined;
  const value = /^\d+$/.test(text) ? Number(text) : -1;
  if (value >= least && value <= (most ?? Number.MAX_SAFE_INTEGER)) return value;
  const range = most === undefined ? `, ${least} au moins` : ` de ${least} à ${most}`;
  throw new CliFault(`Valeur ${quote(text)} refusée après « --${name} » : il faut un nombre entier${range}.`);
}

const SEEDS_FROM_CLOCK = 1_000_000;

/** The seed that somebody asks for, or one that he can type again. */
export const seedOption = (call: Call): number =>
  wholeNumberOption(call, 'graine', 0, LARGEST_SEED) ?? Date.now() % SEEDS_FROM_CLOCK;

/** The address of a server, as links begin with it. */
export function originOf(adresse: string): string {
  const url = URL.canParse(adresse) ? new URL(adresse) : undefined;
  if (url && /^https?:$/.test(url.protocol) && url.pathname === '/') return url.origin;
  throw new CliFault(`Adresse ${quote(adresse)} refusée (--adresse) : écrivez-la https://MACHINE, sans rien après.`);
}
