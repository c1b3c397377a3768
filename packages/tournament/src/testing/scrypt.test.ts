import { expect, it } from 'vitest';
import { scrypt as ours } from '../../../../node_modules/@noble/hashes/scrypt.js';
import { scrypt } from './scrypt.ts';

it('the scrypt of tests gives the keys of the one that seals games', () => {
  const cost = { N: 2 ** 15, r: 8, p: 1, dkLen: 32 };
  const salt = Uint8Array.from({ length: 16 }, (_, index) => 7 * index);
  for (const phrase of ['Où est le cœur ?', '🎲 dés et désirs'])
    expect(scrypt(phrase, salt, cost)).toEqual(ours(phrase, salt, cost));
});
