import { createHash } from 'node:crypto';
import { FORMULA_NAMES, type Result, unwrap } from '@raccord/scrabble';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { PreparedGame } from './prepared.ts';
import { makeSealedGame, openGame, parseSealedGame, type SealedGame, sealGame } from './seal.ts';

const SALT = Uint8Array.from({ length: 16 }, (_, i) => i);
const NONCE = Uint8Array.from({ length: 24 }, (_, i) => 255 - i);
const PHRASE = 'Où est le cœur ?';
const GAME: PreparedGame = {
  name: 'Finale',
  formula: 'normale',
  turns: [
    { draw: 'MENERAI', word: 'MENERAI', reference: 'H4' },
    { draw: 'GAMNOUT', word: 'GAMIN', reference: '10E' },
  ],
};

const seal = (game: PreparedGame = GAME, phrase = PHRASE) => sealGame(game, phrase, { salt: SALT, nonce: NONCE });
const SEALED = unwrap(seal());

function codeOf<Code extends string>(result: Result<unknown, Code>): Code | 'opened' {
  return result.ok ? 'opened' : result.fault.code;
}

const names = fc.string({ unit: 'binary', minLength: 1, maxLength: 30 }).filter((name) => name.trim() !== '');
const turns = fc.array(fc.record({ draw: fc.string(), word: fc.string(), reference: fc.string() }), { maxLength: 40 });
const games: fc.Arbitrary<PreparedGame> = fc.record({ name: names, formula: fc.constantFrom(...FORMULA_NAMES), turns });

describe('a sealed game', () => {
  it('opens as the same game, through its file', () => {
    fc.assert(
      fc.property(
        games,
        fc.string({ unit: 'grapheme', minLength: 8 }).filter((phrase) => phrase.trim().length >= 16),
        fc.uint8Array({ minLength: 16, maxLength: 16 }),
        fc.uint8Array({ minLength: 24, maxLength: 24 }),
        (game, phrase, salt, nonce) => {
          const file = makeSealedGame(unwrap(sealGame(game, phrase, { salt, nonce })));
          expect(unwrap(openGame(unwrap(parseSealedGame(file)), phrase))).toEqual(game);
        },
      ),
      { numRuns: 10 },
    );
  });

  it('is refused when a byte of its salt, nonce or content is changed', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('salt' as const, 'nonce' as const, 'content' as const),
        fc.nat(),
        fc.integer({ min: 1, max: 255 }),
        (field, at, change) => {
          const bytes = Buffer.from(SEALED[field], 'hex');
          bytes[at % bytes.length] ^= change;
          expect(codeOf(openGame({ ...SEALED, [field]: bytes.toString('hex') }, PHRASE))).toBe('wrong-passphrase');
        },
      ),
      { numRuns: 15 },
    );
  });

  it('is refused, or the same, when any character of its file is changed', () => {
    const file = makeSealedGame(SEALED);
    fc.assert(
      fc.property(
        fc.nat(file.length - 1),
        fc.string({ unit: 'binary-ascii', minLength: 1, maxLength: 1 }),
        (at, by) => {
          const read = parseSealedGame(file.slice(0, at) + by + file.slice(at + 1));
          const opened = read.ok ? openGame(read.value, PHRASE) : read;
          if (opened.ok) expect(opened.value).toEqual(GAME);
          else expect(['sealed-foreign', 'sealed-damaged', 'wrong-passphrase']).toContain(opened.fault.code);
        },
      ),
      { numRuns: 30 },
    );
  });

  it.each([
    ['name', { name: 'Demi-finale' }],
    ['formula', { formula: '7sur8' as const }],
  ])('does not open under another %s', (_, change) => {
    expect(codeOf(openGame({ ...SEALED, ...change }, PHRASE))).toBe('wrong-passphrase');
  });

  it('shows its name and formula, not its turns nor how many they are', () => {
    const file = makeSealedGame(SEALED);
    expect(file).toContain('Finale');
    expect(file).not.toMatch(/GAMIN|H4/);
    const long = unwrap(seal({ ...GAME, turns: new Array(25).fill(GAME.turns[0]) }));
    expect(long.content.length).toBe(SEALED.content.length);
  });

  it('is written as it always was', () => {
    expect(createHash('sha256').update(makeSealedGame(SEALED)).digest('hex')).toBe(
      'c267d683036d44d1777727d0b771e4afc6ef0e1481bfbf56a81a3105ba2f510c',
    );
  });
});

describe('the passphrase', () => {
  it('another one does not open, and the sentence says what to do', () => {
    const result = openGame(SEALED, 'ou est le coeur ?');
    expect(codeOf(result)).toBe('wrong-passphrase');
    expect(!result.ok && result.fault.text).toContain('n’ouvre pas la partie « Finale »');
  });

  it('may have its accents written apart, and blanks around', () => {
    expect(codeOf(openGame(SEALED, ` ${PHRASE.normalize('NFD')}\n`))).toBe('opened');
  });

  it.each(['', 'courte', '  1234567  ', '🙂🙂🙂🙂🙂🙂🙂'])('%o is too short to seal', (phrase) => {
    const result = seal(GAME, phrase);
    expect(codeOf(result)).toBe('passphrase-too-short');
    expect(!result.ok && result.fault.text).toContain('8 caractères');
  });
});

describe('the file of a sealed game', () => {
  const read = (change: object) => parseSealedGame(JSON.stringify({ ...SEALED, ...change }));

  it.each([
    ['nothing', ''],
    ['a game record', 'TASOUEL TAS H7 6'],
    ['a number', '42'],
    ['null', 'null'],
    ['another JSON', '{"format":"autre"}'],
    ['a later format', JSON.stringify({ ...SEALED, format: 'raccord-sealed-game-2' })],
  ])('%s is foreign', (_, text) => {
    expect(codeOf(parseSealedGame(text))).toBe('sealed-foreign');
  });

  it.each([
    ['name', ''],
    ['name', 3],
    ['formula', 'blitz'],
    ['salt', SEALED.salt.slice(2)],
    ['nonce', `${SEALED.nonce}00`],
    ['content', 'ab'],
    ['content', SEALED.content.slice(1)],
    ['content', 'AB'.repeat(40)],
    ['content', 'ab'.repeat(10_000_000)],
    ['content', undefined],
  ])('a damaged %s is named', (field, value) => {
    const result = read({ [field]: value });
    expect(codeOf(result)).toBe('sealed-damaged');
    expect(!result.ok && result.fault.text).toContain(`(${field})`);
    expect(codeOf(openGame({ ...SEALED, [field]: value } as SealedGame, PHRASE))).toBe('sealed-damaged');
  });

  it('cut short, it is damaged', () => {
    expect(codeOf(parseSealedGame(makeSealedGame(SEALED).slice(0, 300)))).toBe('sealed-damaged');
  });

  it('forgives a byte order mark and what else stands in it', () => {
    expect(unwrap(parseSealedGame(`\uFEFF${JSON.stringify({ ...SEALED, note: 'x' })}`))).toEqual(SEALED);
  });
});
