import type { SessionAnswer } from '@raccord/contract';
import { accept, type Result, refuse } from '@raccord/scrabble';

/** Whoever has the data of an installation at hand sees everything and may do it. */
export const COMMAND_LINE = { role: 'chief', name: 'Ligne de commande' } as const satisfies SessionAnswer;

export interface Named {
  readonly id: string;
  readonly name: string;
}

export type NameFault = 'unknown-name' | 'name-shared';

const SHOWN = 10;

/** Those of a name, however its capitals and its accents are written. */
export function withName<T extends Named>(known: readonly T[], wanted: string): readonly T[] {
  const plain = (name: string): string => name.normalize('NFC').trim().toLowerCase();
  return known.filter(({ name }) => plain(name) === plain(wanted));
}

/** The one of this id, else the one of this name; `option` is where the command line said it. */
export function findNamed<T extends Named>(known: readonly T[], wanted: string, option: string): Result<T, NameFault> {
  const found = known.find(({ id }) => id === wanted);
  if (found) return accept(found);
  const [first, ...others] = withName(known, wanted);
  if (!first) {
    const names = known.slice(0, SHOWN).map(({ name }) => `« ${name} »`);
    const more = known.length > SHOWN ? ' et d’autres' : '';
    const has = names.length === 0 ? 'rien de tel' : `${names.join(', ')}${more}`;
    return refuse('unknown-name', `« ${wanted} » n’est pas dans ce tournoi (--${option}) : il a ${has}.`);
  }
  if (others.length === 0) return accept(first);
  const ids = [first, ...others].map(({ id }) => id).join(', ');
  return refuse('name-shared', `« ${wanted} » en nomme plusieurs (--${option}) : donnez un identifiant (${ids}).`);
}
