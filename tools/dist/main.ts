import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { dateOfSources } from './date.ts';
import { DistFault } from './fault.ts';
import { PACKAGES } from './packages.ts';
import { ROOT, VERSION } from './root.ts';

/** `npm run dist [-- NAME…]`: builds the packages, all of them or those named, into an empty `dist/`. */

const DIRECTORY = join(ROOT, 'dist');
const SUMS = 'SHA256SUMS';
/** Put beside an older version, it tells of this one (`apps/server/src/newversion.ts`). */
const NEW_VERSION = 'nouvelle-version.txt';

function build(named: readonly string[]): void {
  const names = Object.keys(PACKAGES);
  const unknown = named.find((name) => !names.includes(name));
  if (unknown !== undefined)
    throw new DistFault(`Paquet « ${unknown} » inconnu : choisissez parmi ${names.join(', ')}.`);
  if (process.platform === 'win32')
    throw new DistFault('Les paquets se font sous Linux ou macOS : lancez-y cette commande.');
  const date = dateOfSources(process.env.SOURCE_DATE_EPOCH, console.log);
  // Whatever was there is of other sources: the sums speak for what is made now.
  rmSync(DIRECTORY, { recursive: true, force: true });
  mkdirSync(DIRECTORY, { recursive: true });
  execFileSync('npm', ['run', '-s', 'build'], { cwd: ROOT, stdio: 'inherit' });
  for (const name of named.length > 0 ? named : names)
    PACKAGES[name]({ directory: DIRECTORY, date, tell: console.log });
  writeFileSync(join(DIRECTORY, NEW_VERSION), `${VERSION}\n`);
  writeFileSync(join(DIRECTORY, SUMS), sums());
}

/** As `sha256sum --check` reads them. */
const sums = (): string =>
  readdirSync(DIRECTORY)
    .filter((name) => name !== SUMS)
    .sort()
    .map(
      (name) =>
        `${createHash('sha256')
          .update(readFileSync(join(DIRECTORY, name)))
          .digest('hex')}  ${name}\n`,
    )
    .join('');

try {
  build(process.argv.slice(2));
} catch (error) {
  if (!(error instanceof DistFault)) throw error;
  process.stderr.write(`Erreur : ${error.message}\n`);
  process.exitCode = 2;
}
