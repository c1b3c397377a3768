import { ALPHABET } from '@raccord/scrabble';
import { describe, expect, it } from 'vitest';
import { parseSpelling, REGULATION_SPELLING, spelled, spellingTable } from './spelling.ts';

const NAMES = [
  ...['Anatole', 'Berthe', 'Célestin', 'Désiré', 'Eugène', 'François', 'Gaston', 'Henri', 'Irma', 'Joseph', 'Kléber'],
  ...['Louis', 'Marcel', 'Nicolas', 'Œdipe', 'Pierre', 'Quintal', 'Raoul', 'Suzanne', 'Thérèse', 'Ursule', 'Victor'],
  ...['William', 'Xavier', 'Yvonne', 'Zoé'],
];

const faultOf = (words: readonly string[]) => {
  const read = spellingTable(words);
  return read.ok ? undefined : read.fault;
};

it('spells by the countries of the regulation (3.1), a joker as the blank letter', () => {
  expect([...'AEZ'].map((letter) => spelled(letter, REGULATION_SPELLING))).toEqual(['Algérie', 'Égypte', 'Zambie']);
  expect(spelled('?', REGULATION_SPELLING)).toBe('Joker – Lettre blanche');
  expect(spellingTable(REGULATION_SPELLING).ok).toBe(true);
});

describe('another table', () => {
  it('has a word for each letter, accents and ligatures aside', () => {
    expect(spellingTable(NAMES)).toEqual({ ok: true, value: NAMES });
    expect(spelled('O', NAMES)).toBe('Œdipe');
  });

  it('is that of the regulation when there is none', () => {
    expect(spellingTable([])).toEqual({ ok: true, value: REGULATION_SPELLING });
    expect(parseSpelling(' \n ')).toEqual({ ok: true, value: REGULATION_SPELLING });
  });

  it('is read from lines or from words between commas, blanks put right', () => {
    expect(parseSpelling(NAMES.join('\n'))).toEqual({ ok: true, value: NAMES });
    expect(parseSpelling(`${NAMES.join(' ,  ')},\n`)).toEqual({ ok: true, value: NAMES });
    const pairs = [...ALPHABET].map((letter) => `${letter}  ${letter}`);
    expect(parseSpelling(pairs.join(';'))).toEqual({ ok: true, value: [...ALPHABET].map((at) => `${at} ${at}`) });
  });

  it.each([
    [
      'a word in the place of another letter',
      NAMES.with(4, 'Hector'),
      'spelling-letter',
      '« Hector » est à la place de la lettre E : donnez un mot qui commence par cette lettre.',
    ],
    [
      'a word forgotten in the middle: the first one out of place is named',
      NAMES.toSpliced(2, 1),
      'spelling-letter',
      '« Désiré » est à la place de la lettre C : donnez un mot qui commence par cette lettre.',
    ],
    [
      'an empty word',
      NAMES.with(25, ' '),
      'spelling-letter',
      'Le mot de la lettre Z manque : donnez-en un qui commence par cette lettre.',
    ],
    [
      'a word too few',
      NAMES.slice(0, 25),
      'spelling-count',
      'La table d’épellation a 25\u00a0mots ; il en faut 26, un par lettre, de A à Z.',
    ],
    [
      'one word',
      ['Anatole'],
      'spelling-count',
      'La table d’épellation a 1\u00a0mot ; il en faut 26, un par lettre, de A à Z.',
    ],
    [
      'a word too many',
      [...NAMES, 'Joker'],
      'spelling-count',
      'La table d’épellation a 27\u00a0mots ; il en faut 26, un par lettre, de A à Z.',
    ],
    [
      'a whole sentence',
      NAMES.with(0, 'À la bonne heure, mes amis'),
      'spelling-length',
      '« À la bonne heure, mes amis » est trop long pour être épelé : donnez un mot de 24 caractères au plus.',
    ],
  ] as const)('is refused: %s', (_, words, code, text) => {
    expect(faultOf(words)).toEqual({ code, text });
  });
});
