import { scrypt as derive, type ScryptOpts } from '../../../../node_modules/@noble/hashes/scrypt.js';

const keys = new Map<string, Uint8Array>();

/** scrypt as it is, but each key is worked out once: tests seal and open the same games again and again. */
export function scrypt(passphrase: string, salt: Uint8Array, options: ScryptOpts): Uint8Array {
  const name = JSON.stringify([passphrase, ...salt, options]);
  const key = keys.get(name) ?? derive(passphrase, salt, options);
  keys.set(name, key);
  return key;
}
