import { mkdirSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { writeTree } from '../files.ts';
import { programTree } from '../program.ts';
import { ROOT } from '../root.ts';

const require = createRequire(join(ROOT, 'apps/server/package.json'));

/** The program as it is handed on, without a Node, where nothing of the repository is above it. */
export function stageProgram(home: string): void {
  writeTree(programTree(), home, new Date());
  if (process.getBuiltinModule('node:sqlite')) return;
  // As npm does for a Node that has no SQLite.
  const place = join(home, 'node_modules/@photostructure/sqlite');
  mkdirSync(dirname(place), { recursive: true });
  symlinkSync(dirname(require.resolve('@photostructure/sqlite/package.json')), place);
}
