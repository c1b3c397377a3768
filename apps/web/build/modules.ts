import { join, relative, resolve } from 'node:path';
import type { Plugin, ResolvedConfig, Rolldown } from 'vite';

const REPOSITORY = join(import.meta.dirname, '../../..');

/** What the pages and their workers are made of: for the notices of what is handed on. */
export function listModules(): { inPages: Plugin; inWorkers: Plugin; list(): string[] } {
  const modules = new Set<string>();
  let root = '';
  const listing = {
    configResolved: (config: ResolvedConfig) => {
      root = config.root;
    },
    generateBundle: (_: unknown, bundle: Rolldown.OutputBundle) => {
      for (const piece of Object.values(bundle)) {
        const sources = piece.type === 'chunk' ? piece.moduleIds : piece.originalFileNames;
        for (const id of sources) modules.add(relative(REPOSITORY, resolve(root, id)));
      }
    },
  };
  const list = (): string[] => [...modules].sort();
  return {
    list,
    inWorkers: { name: 'list-modules-of-workers', ...listing },
    inPages: { name: 'list-modules', ...listing },
  };
}
