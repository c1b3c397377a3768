import { spawnSync } from 'node:child_process';
import { gzipSync } from 'node:zlib';

/** Two threads whatever the machine: the number decides how the file is cut, hence its bytes. */
const WORDS = ['--threads=2', '-6', '--stdout'];
const LARGEST = 1 << 30;

/** Packed by `xz` where the machine has it, else by gzip, a third larger. */
export function packTar(tar: Buffer, tell: (line: string) => void): { bytes: Buffer; extension: 'xz' | 'gz' } {
  const { error, status, stdout } = spawnSync('xz', WORDS, { input: tar, maxBuffer: LARGEST });
  if (!error && status === 0) return { bytes: stdout, extension: 'xz' };
  tell(
    '« xz » manque : l’archive est comprimée par gzip, et un tiers plus grande ; installez xz-utils pour la réduire.',
  );
  return { bytes: gzipSync(tar, { level: 9 }), extension: 'gz' };
}
