import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { textFile } from './archive/tree.ts';
import { makeZip } from './archive/zip.ts';
import { makeNotices } from './notices/notices.ts';
import { type DistOrder, writePackage } from './order.ts';
import { filesOf, modulesOf } from './program.ts';
import { ROOT, VERSION } from './root.ts';

const PAGES = 'apps/web/dist-static';

/** « Raccord sans serveur »: files for any web host. */
export function buildPages(order: DistOrder): void {
  execFileSync('npm', ['run', '-s', 'build:static'], { cwd: ROOT, stdio: 'inherit' });
  const pages = filesOf(PAGES).map((file) => ({ ...file, path: file.path.slice(PAGES.length + 1) }));
  const tree = [
    ...pages,
    textFile('LICENSE.txt', readFileSync(join(ROOT, 'LICENSE'), 'utf8')),
    textFile('THIRD-PARTY.txt', makeNotices(modulesOf(PAGES))),
  ];
  writePackage(order, `raccord-${VERSION}-sans-serveur.zip`, makeZip(tree, order.date));
}
