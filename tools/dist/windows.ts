import { inFolder, type PackedFile, type Tree, textFile } from './archive/tree.ts';
import { makeZip } from './archive/zip.ts';
import { forWindows, textNamed } from './files.ts';
import { buildInstaller } from './installer.ts';
import { type DistOrder, writePackage } from './order.ts';
import { ENTRY, programTree } from './program.ts';
import { VERSION } from './root.ts';
import { nodeFor, nodeLicence } from './runtimes.ts';
import { makeShortcut } from './shortcut.ts';

/** A folder to put anywhere, and an installer for one user of the machine. */
export function buildWindows(order: DistOrder): void {
  const tree = windowsTree();
  const folder = inFolder('Raccord', [...tree, shortcut()]);
  writePackage(order, `raccord-${VERSION}-windows-x64.zip`, makeZip(folder, order.date));
  buildInstaller(order, tree);
}

/** Node stands beside what starts it: a shortcut then needs to know no place but its own. */
const windowsTree = (): Tree => [
  ...programTree(nodeLicence()),
  { path: 'node.exe', content: nodeFor('windows-x64') },
  textFile('Raccord.cmd', forWindows(textNamed('Raccord.cmd'))),
  textFile('LISEZMOI.txt', `\uFEFF${forWindows(textNamed('LISEZMOI-windows.txt'))}`),
];

const shortcut = (): PackedFile => ({
  path: 'Raccord.lnk',
  content: makeShortcut({
    name: 'Arbitre le Scrabble duplicate',
    target: '.\\node.exe',
    words: `${ENTRY.replaceAll('/', '\\')} servir --ouvrir`,
  }),
});
