import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { sectionsOf } from '../src/help/sections.ts';

const GUIDE = join(import.meta.dirname, '../../../docs/guide.md');
const GUIDE_MODULE = 'virtual:guide';

/** Pages about what only the static edition has. */
const OF_STATIC = ['Raccord sans serveur', 'Rejouer une partie', 'Votre liste de mots'];
/** The school of referees, for whoever learns and whoever teaches. */
const OF_SCHOOL = [
  'Former des arbitres',
  'Leçons d’arbitrage',
  'Entraînement des arbitres',
  'Examen d’arbitrage',
  'Progrès en arbitrage',
  'Désaccords',
];
/** And about what it has in common with the application. */
const OF_BOTH = [
  ...['Règlement', 'Tester un bulletin', 'Chercher', 'Places d’un mot', 'Dictionnaire', 'À propos'],
  'S’entraîner',
  ...OF_SCHOOL,
];

export const ofApplication = (title: string): boolean => !OF_STATIC.includes(title);
export const ofStatic = (title: string): boolean => [...OF_STATIC, ...OF_BOTH].includes(title);

/** The guide that people read is the help that each of the two shows. */
export function guide(whose: 'application' | 'static'): Plugin {
  const isShown = whose === 'static' ? ofStatic : ofApplication;
  return {
    name: 'guide',
    resolveId: (source) => (source === GUIDE_MODULE ? GUIDE_MODULE : undefined),
    load(id) {
      if (id !== GUIDE_MODULE) return undefined;
      this.addWatchFile(GUIDE);
      const sections = sectionsOf(readFileSync(GUIDE, 'utf8')).filter(({ title }) => isShown(title));
      return `export const sections = ${JSON.stringify(sections)};`;
    },
  };
}
