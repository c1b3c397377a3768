import { spawnSync } from 'node:child_process';
import { statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { foldersOf, sorted, type Tree } from './archive/tree.ts';
import { DistFault } from './fault.ts';
import { inTemporaryFolder, textNamed, writeTree } from './files.ts';
import { type DistOrder, megabytes } from './order.ts';
import { ENTRY } from './program.ts';
import { VERSION } from './root.ts';

/** Of the installer, and of the shortcuts that it makes. */
export const ICON = 'raccord.ico';

/** The installer, made by NSIS of the same files as the folder; its script is `files/installer.nsi`. */
export function buildInstaller({ directory, date, tell }: DistOrder, tree: Tree): void {
  if (spawnSync('makensis', ['-VERSION']).error) {
    tell(
      'L’installeur de Windows n’est pas fait : installez NSIS (« makensis », paquet nsis de Debian), puis recommencez.',
    );
    return;
  }
  const name = `raccord-${VERSION}-installation-windows-x64.exe`;
  inTemporaryFolder((stage) => {
    writeTree(tree, join(stage, 'files'), date);
    writeFileSync(join(stage, 'files.nsh'), filesScript(tree));
    writeFileSync(join(stage, 'removal.nsh'), removalScript(tree));
    writeFileSync(join(stage, 'installer.nsi'), textNamed('installer.nsi'));
    const kilobytes = Math.ceil(tree.reduce((sum, { content }) => sum + content.length, 0) / 1024);
    const facts = { VERSION, ICON, ENTRY: windowsPath(ENTRY), KILOBYTES: kilobytes, TARGET: join(directory, name) };
    const words = Object.entries(facts).map(([fact, value]) => `-D${fact}=${value}`);
    const { status, stderr } = spawnSync('makensis', ['-V2', '-INPUTCHARSET', 'UTF8', ...words, 'installer.nsi'], {
      ...{ cwd: stage, encoding: 'utf8' },
    });
    if (status !== 0) throw new DistFault(`makensis a échoué : ${stderr.trim().split('\n').at(-1)}`);
  });
  tell(`${name} : ${megabytes(statSync(join(directory, name)).size)}`);
}

const windowsPath = (path: string): string => path.replaceAll('/', '\\');

/** Every file in its folder, in the one order: NSIS left to itself takes them as the disk has them. */
function filesScript(tree: Tree): string {
  const lines: string[] = [];
  for (const folder of ['', ...foldersOf(tree)]) {
    const inside = sorted(tree).filter(({ path }) => path.slice(0, Math.max(0, path.lastIndexOf('/'))) === folder);
    if (inside.length === 0) continue;
    lines.push(`SetOutPath "$INSTDIR${folder && `\\${windowsPath(folder)}`}"`);
    lines.push(...inside.map(({ path }) => `File "files/${path}"`));
  }
  return `${lines.join('\n')}\n`;
}

/** What is at the top of the folder, and nothing else that somebody may have put there. */
function removalScript(tree: Tree): string {
  const files = tree.filter(({ path }) => !path.includes('/')).map(({ path }) => `Delete "$INSTDIR\\${path}"`);
  const folders = foldersOf(tree).filter((folder) => !folder.includes('/'));
  return `${[...files.sort(), ...folders.map((folder) => `RMDir /r "$INSTDIR\\${folder}"`)].join('\n')}\n`;
}
