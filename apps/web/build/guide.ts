import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { sectionsOf } from '../src/help/sections.ts';

const GUIDE = join(import.meta.dirname, '../../../docs/guide.md');
const GUIDE_MODULE = 'virtual:guide';

/**
 * The guide that people read is the help that the application shows.
 * @param titles of the pages to show; all of them unless told.
 */
export function guide(titles?: readonly string[]): Plugin {
  return {
    name: 'guide',
    resolveId: (source) => (source === GUIDE_MODULE ? GUIDE_MODULE : undefined),
    load(id) {
      if (id !== GUIDE_MODULE) return undefined;
      this.addWatchFile(GUIDE);
      const sections = sectionsOf(readFileSync(GUIDE, 'utf8'));
      const shown = titles ? sections.filter(({ title }) => titles.includes(title)) : sections;
      return `export const sections = ${JSON.stringify(shown)};`;
    },
  };
}
