import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { type PackedFile, programFile, type Tree, textFile } from './archive/tree.ts';
import { makeNotices } from './notices/notices.ts';
import { makeSbom, SBOM_FILE } from './notices/sbom.ts';
import { DESCRIPTION, ENGINES, LICENCE, ROOT, VERSION } from './root.ts';

/** What a run needs, where the repository has it: no path of the program changes. */
const PARTS = [
  'apps/cli/dist',
  'apps/web/dist',
  'apps/web/src/design/tokens.css',
  'apps/web/src/design/base.css',
  'apps/web/src/design/print.css',
  'apps/web/src/board/board.module.css',
  'packages/files/pages',
  'data/lexicon/lexicon.bin.br',
  'data/lexicon/natures.bin.br',
  'data/lexicon/NOTICE.md',
  'data/lexicon/LICENSE-MPL-2.0.txt',
  'LICENSE',
];

/** Only the checks of the repository read it. */
const LEFT_OUT = /\/tsconfig\.json$/;

export const ENTRY = 'apps/cli/bin/raccord.js';

/** SQLite for a Node that has none of its own (20): what npm brings, and the other packages need not. */
const SQLITE = '@photostructure/sqlite';
const { dependencies } = JSON.parse(readFileSync(join(ROOT, 'apps/server/package.json'), 'utf8')) as {
  readonly dependencies: Readonly<Record<string, string>>;
};

const MANIFEST = {
  name: 'raccord',
  version: VERSION,
  description: DESCRIPTION,
  license: LICENCE,
  type: 'module',
  bin: { raccord: ENTRY },
  engines: ENGINES,
  optionalDependencies: { [SQLITE]: dependencies[SQLITE] },
};

/** The program as it is handed on, without a Node. */
export const programTree = (node?: PackagedNode): Tree => [
  ...PARTS.flatMap(filesOf).filter(({ path }) => !LEFT_OUT.test(path)),
  programFile(ENTRY, readFileSync(join(ROOT, ENTRY))),
  textFile('package.json', `${JSON.stringify(MANIFEST, null, 2)}\n`),
  textFile('THIRD-PARTY.txt', makeNotices(modulesOf(...BUILDS), node?.licence)),
  textFile(
    SBOM_FILE,
    makeSbom(modulesOf(...BUILDS), node ? { node: node.version } : { optional: `node_modules/${SQLITE}` }),
  ),
];

const BUILDS = ['apps/cli/dist', 'apps/web/dist'];

/** The Node that a package brings. */
interface PackagedNode {
  readonly version: string;
  readonly licence: string;
}

/** What a build said it is made of. */
export const modulesOf = (...builds: readonly string[]): readonly string[] =>
  builds.flatMap((build) => JSON.parse(readFileSync(join(ROOT, `${build}-modules.json`), 'utf8')) as string[]);

/** A file, or all that a folder holds. */
export function filesOf(path: string): PackedFile[] {
  if (statSync(join(ROOT, path)).isFile()) return [{ path, content: readFileSync(join(ROOT, path)) }];
  return readdirSync(join(ROOT, path), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(ROOT.length).replaceAll('\\', '/'))
    .map((file) => ({ path: file, content: readFileSync(join(ROOT, file)) }));
}
