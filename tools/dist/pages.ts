import { execFileSync } from 'node:child_process';
import { makeZip } from './archive/zip.ts';
import { type DistOrder, writePackage } from './order.ts';
import { filesOf } from './program.ts';
import { ROOT, VERSION } from './root.ts';

const PAGES = 'apps/web/dist-static';

/** « Raccord sans serveur »: files for any web host. */
export function buildPages(order: DistOrder): void {
  execFileSync('npm', ['run', '-s', 'build:static'], { cwd: ROOT, stdio: 'inherit' });
  const pages = filesOf(PAGES).map((file) => ({ ...file, path: file.path.slice(PAGES.length + 1) }));
  writePackage(order, `raccord-${VERSION}-sans-serveur.zip`, makeZip(pages, order.date));
}
