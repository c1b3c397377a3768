import { inFolder, programFile, textFile } from './archive/tree.ts';
import { makeZip } from './archive/zip.ts';
import { textNamed } from './files.ts';
import { type DistOrder, writePackage } from './order.ts';
import { programTree } from './program.ts';
import { VERSION } from './root.ts';
import { nodeFor, packagedNode } from './runtimes.ts';

/** A folder to put anywhere, with `Raccord.command` to open; one for each processor. */
export function buildMacos(order: DistOrder): void {
  for (const processor of ['arm64', 'x64'] as const) {
    const tree = [
      ...programTree(packagedNode()),
      programFile('Raccord.command', textNamed('Raccord.command')),
      programFile('node', nodeFor(`macos-${processor}`)),
      textFile('LISEZMOI.txt', textNamed('LISEZMOI-macos.txt')),
    ];
    writePackage(order, `raccord-${VERSION}-macos-${processor}.zip`, makeZip(inFolder('Raccord', tree), order.date));
  }
}
