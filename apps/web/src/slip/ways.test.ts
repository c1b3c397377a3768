import type { WayEntry } from '@raccord/regulation';
import { expect, test } from 'vitest';
import { areUnlike, describeWay, whyKept } from './ways.ts';

const WAY: WayEntry = {
  ...{ kind: 'way', way: 'reference', move: 'TAS en J8', points: 12, penalty: 0, warning: true },
  ...{ isNull: false, isKept: false },
};
const REFERENCE = WAY;
const LINKS: WayEntry = { ...WAY, way: 'links', move: 'TAS en L5', points: 8 };
const SCORE: WayEntry = { ...WAY, way: 'score', move: 'TAS en 4A', points: 20, penalty: 5, warning: false };
const NULL: WayEntry = {
  ...{ kind: 'way', way: 'score', points: 0, penalty: 0, warning: false, isNull: true, isKept: false },
};
const kept = (way: WayEntry): WayEntry => ({ ...way, isKept: true });
const plain = (text: string) => text.replaceAll('\u00a0', ' ');

test.each([
  ['TAS en J8, 12 points, avertissement', REFERENCE, [kept(SCORE)]],
  ['TAS en 4A, 20 − 5 = 15 points · retenu : c’est ce qui rapporte le plus', kept(SCORE), [REFERENCE, LINKS]],
  ['TAS en J8, 1 point · retenue : rien à lui reprocher', kept({ ...REFERENCE, points: 1, warning: false }), [SCORE]],
  [
    'TAS en J8, 15 points, avertissement · retenue : prioritaire à valeur égale',
    kept({ ...REFERENCE, points: 15 }),
    [SCORE],
  ],
  ['nul · retenu', kept(NULL), [REFERENCE]],
] as const)('« %s »', (text, way, others) => {
  expect(plain(describeWay(way, [way, ...others]))).toBe(text);
});

test('of two ways without a fault, the dearer one is kept for what it brings', () => {
  const [a, b] = [REFERENCE, LINKS].map((way) => ({ ...way, warning: false }));
  expect(whyKept(kept(a), [kept(a), b])).toBe('dearest');
});

test('nothing is said of a nullity, of what the commission has to decide, of a way alone or not kept', () => {
  const referred = kept({ ...REFERENCE, points: 0, warning: false });
  expect(whyKept(referred, [referred, NULL])).toBeUndefined();
  expect(whyKept(kept(SCORE), [kept(SCORE)])).toBeUndefined();
  expect(whyKept(REFERENCE, [REFERENCE, kept(SCORE)])).toBeUndefined();
  expect(whyKept(kept(NULL), [REFERENCE, kept(NULL)])).toBeUndefined();
});

test('ways are compared where one is left aside or worth something else', () => {
  expect(areUnlike([])).toBe(false);
  expect(areUnlike([kept(REFERENCE)])).toBe(false);
  expect(areUnlike([kept(REFERENCE), kept({ ...REFERENCE, way: 'links' })])).toBe(false);
  expect(areUnlike([REFERENCE, kept(SCORE)])).toBe(true);
});
