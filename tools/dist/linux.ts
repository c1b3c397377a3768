import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeDeb } from './archive/deb.ts';
import { makeTar } from './archive/tar.ts';
import { inFolder, programFile, type Tree, textFile } from './archive/tree.ts';
import { textNamed } from './files.ts';
import { iconPng } from './icon/icon.ts';
import { type DistOrder, writePackage } from './order.ts';
import { programTree } from './program.ts';
import { DESCRIPTION, ROOT, VERSION } from './root.ts';
import { nodeFor, packagedNode } from './runtimes.ts';
import { packTar } from './xz.ts';

/** What Debian calls them. */
const PROCESSORS = { x64: 'amd64', arm64: 'arm64' } as const;

/** A folder to put anywhere, and a package for Debian and its children; one of each for each processor. */
export function buildLinux(order: DistOrder): void {
  const { date, tell } = order;
  const pack = (tar: Buffer) => packTar(tar, tell);
  for (const processor of ['x64', 'arm64'] as const) {
    const tree = [
      ...programTree(packagedNode()),
      programFile('raccord', textNamed('raccord.sh')),
      programFile('node', nodeFor(`linux-${processor}`)),
    ];
    const name = `raccord-${VERSION}-linux-${processor}`;
    const folder = inFolder(name, [...tree, textFile('LISEZMOI.txt', textNamed('LISEZMOI-linux.txt'))]);
    const { bytes, extension } = pack(makeTar(folder, date));
    writePackage(order, `${name}.tar.${extension}`, bytes);
    const architecture = PROCESSORS[processor];
    const deb = makeDeb({ tree: debianTree(tree), fields: fieldsFor(architecture), date, pack });
    writePackage(order, `raccord_${VERSION}_${architecture}.deb`, deb);
  }
}

/** Menus that draw no SVG have theirs in these. */
const ICON_SIDES = [48, 256];

/** Everything in one folder of /usr/lib, a command, an entry in the menu. */
const debianTree = (tree: Tree): Tree => [
  ...inFolder('usr/lib/raccord', tree),
  programFile('usr/bin/raccord', '#!/bin/sh\nexec /usr/lib/raccord/raccord "$@"\n'),
  textFile('usr/share/applications/raccord.desktop', textNamed('raccord.desktop')),
  textFile(
    'usr/share/icons/hicolor/scalable/apps/raccord.svg',
    readFileSync(join(ROOT, 'apps/web/public/raccord.svg'), 'utf8'),
  ),
  ...ICON_SIDES.map((side) => ({
    path: `usr/share/icons/hicolor/${side}x${side}/apps/raccord.png`,
    content: iconPng(side),
  })),
  textFile(
    'usr/share/doc/raccord/copyright',
    `${readFileSync(join(ROOT, 'LICENSE'), 'utf8')}\nWorks of others: /usr/lib/raccord/THIRD-PARTY.txt\n`,
  ),
];

const fieldsFor = (architecture: string) => ({
  Package: 'raccord',
  Version: VERSION,
  Architecture: architecture,
  Maintainer: 'The Raccord contributors',
  Section: 'games',
  Priority: 'optional',
  // Node brings its own libraries, but for these.
  Depends: 'libc6 (>= 2.28), libstdc++6',
  Recommends: 'xdg-utils',
  Description: DESCRIPTION,
});
