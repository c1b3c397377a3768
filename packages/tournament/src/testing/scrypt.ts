import { scryptSync } from 'node:crypto';

const keys = new Map<string, Uint8Array>();

interface Cost {
  readonly N: number;
  readonly r: number;
  readonly p: number;
  readonly dkLen: number;
}

/** scrypt as Node has it, which takes a fifth of the time; each key is worked out once: tests seal and open the same games again and again. */
export function scrypt(passphrase: string, salt: Uint8Array, { N, r, p, dkLen }: Cost): Uint8Array {
  const name = JSON.stringify([passphrase, ...salt, N, r, p, dkLen]);
  const key = keys.get(name) ?? new Uint8Array(scryptSync(passphrase, salt, dkLen, { N, r, p, maxmem: 256 * N * r }));
  keys.set(name, key);
  return key;
}
