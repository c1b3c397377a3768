import { execFileSync } from 'node:child_process';
import { closeSync, mkdirSync, openSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';

/** A disk that can be full. */
export interface Disk {
  readonly directory: string;
  /** @param pids of those that write to it. */
  fill(pids: readonly number[]): void;
  empty(pids: readonly number[]): void;
  remove(): void;
}

const MEGABYTES = 400;
const PIECE = Buffer.alloc(1 << 20);

/** A file system of its own where that is allowed; else files that those who write to them may not make longer. */
export function makeDisk(directory: string): Disk {
  mkdirSync(directory, { recursive: true });
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${MEGABYTES}m`, 'raccord', directory], { stdio: 'ignore' });
  } catch {
    return limitedDisk(directory);
  }
  const ballast = join(directory, 'ballast');
  return {
    directory,
    fill: () => {
      const file = openSync(ballast, 'w');
      try {
        for (const size of [PIECE.length, 4096, 1]) while (written(file, PIECE.subarray(0, size)));
      } finally {
        closeSync(file);
      }
    },
    empty: () => rmSync(ballast, { force: true }),
    remove: () => {
      execFileSync('umount', ['-l', directory]);
      rmSync(directory, { recursive: true, force: true });
    },
  };
}

function written(file: number, bytes: Buffer): boolean {
  try {
    return writeSync(file, bytes) === bytes.length;
  } catch {
    return false;
  }
}

function limitedDisk(directory: string): Disk {
  const limit = (pids: readonly number[], most: string): void => {
    for (const pid of pids) {
      try {
        execFileSync('prlimit', [`--pid=${pid}`, `--fsize=${most}:unlimited`]);
      } catch {
        // It ended meanwhile.
      }
    }
  };
  return {
    directory,
    fill: (pids) => limit(pids, '1'),
    empty: (pids) => limit(pids, 'unlimited'),
    remove: () => rmSync(directory, { recursive: true, force: true }),
  };
}
