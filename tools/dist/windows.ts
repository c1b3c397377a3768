import { inFolder, type Tree, textFile } from './archive/tree.ts';
import { makeZip } from './archive/zip.ts';
import { forWindows, textNamed } from './files.ts';
import { iconIco } from './icon/icon.ts';
import { buildInstaller, ICON } from './installer.ts';
import { type DistOrder, writePackage } from './order.ts';
import { programTree } from './program.ts';
import { VERSION } from './root.ts';
import { nodeFor, packagedNode } from './runtimes.ts';

/** A folder to put anywhere, and an installer for one user of the machine. */
export function buildWindows(order: DistOrder): void {
  const tree = windowsTree();
  writePackage(order, `raccord-${VERSION}-windows-x64.zip`, makeZip(inFolder('Raccord', tree), order.date));
  buildInstaller(order, tree);
}

/** The node.exe that OpenJS signed, as it is: a program made of ours and of it would have no signature. */
const windowsTree = (): Tree => [
  ...programTree(packagedNode()),
  { path: 'node.exe', content: nodeFor('windows-x64') },
  { path: ICON, content: iconIco() },
  textFile('Raccord.cmd', forWindows(textNamed('Raccord.cmd'))),
  textFile('LISEZMOI.txt', `\uFEFF${forWindows(textNamed('LISEZMOI-windows.txt'))}`),
];
