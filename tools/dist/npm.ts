import { execFileSync } from 'node:child_process';
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { type Tree, textFile } from './archive/tree.ts';
import { inTemporaryFolder, textNamed, writeTree } from './files.ts';
import { type DistOrder, megabytes } from './order.ts';
import { programTree } from './program.ts';

export interface NpmPackage {
  readonly filename: string;
  readonly files: readonly { readonly path: string }[];
}

export const npmTree = (): Tree => [...programTree(), textFile('README.md', textNamed('README-npm.md'))];

/** What `npm publish` would send, for `npx raccord` and `npm install --global`. */
export function packNpm({ directory, date }: Pick<DistOrder, 'directory' | 'date'>): NpmPackage {
  return inTemporaryFolder((stage) => {
    writeTree(npmTree(), stage, date);
    const words = ['pack', '--json', '--silent', '--ignore-scripts', '--pack-destination', directory];
    const told = execFileSync('npm', words, { cwd: stage, encoding: 'utf8' });
    const [made] = JSON.parse(told) as NpmPackage[];
    return made;
  });
}

export function buildNpm(order: DistOrder): void {
  const { filename } = packNpm(order);
  order.tell(`${filename} : ${megabytes(statSync(join(order.directory, filename)).size)}`);
}
