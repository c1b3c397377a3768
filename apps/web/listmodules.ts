import { writeFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import type { Plugin, Rolldown } from 'vite';

const ROOT = join(import.meta.dirname, '../..');

/** What the pages and their workers are made of, beside their folder: for the notices of what is handed on. */
export function listModules(): { inPages: Plugin; inWorkers: Plugin } {
  const modules = new Set<string>();
  const note = {
    generateBundle: (_: unknown, bundle: Rolldown.OutputBundle) => {
      for (const piece of Object.values(bundle)) {
        const sources = piece.type === 'chunk' ? piece.moduleIds : piece.originalFileNames;
        for (const id of sources) modules.add(relative(ROOT, resolve(import.meta.dirname, id)));
      }
    },
  };
  return {
    inWorkers: { name: 'list-modules-of-workers', ...note },
    inPages: {
      name: 'list-modules',
      ...note,
      writeBundle: ({ dir = '' }) => writeFileSync(`${dir}-modules.json`, JSON.stringify([...modules].sort(), null, 1)),
    },
  };
}
