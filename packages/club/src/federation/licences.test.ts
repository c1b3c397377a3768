import { atOnce } from '@raccord/stream';
import type { Person } from '@raccord/tournament';
import { expect, test } from 'vitest';
import { type Licensee, licenseesOf, lookingUp } from './licences.ts';

const LIST: readonly Licensee[] = [
  { licence: '1234567', name: 'DUPONT Jeanne', category: 'S', series: '4A', club: 'VIC' },
  { licence: '2000001', name: 'MARTIN Paul', category: 'V' },
  { licence: '2000002', name: 'MARTIN Paul', category: 'J' },
];

const lookUp = (...people: Person[]) => atOnce(lookingUp(people, LIST));

test('somebody is found by his licence however it is written, or by his name in any order', () => {
  const [byLicence, byName] = lookUp({ name: 'X', licence: '12 345-67' }, { name: 'Jeanne Dupont' });
  expect([byLicence.licensee, byLicence.differs]).toEqual([LIST[0], ['name']]);
  expect(byName).toEqual({ licensee: LIST[0], differs: [], namesakes: [] });
});

test('what was typed otherwise is told; what was left out is not', () => {
  const [one] = lookUp({ name: 'Dupont Jeanne', licence: '1234567', category: 'V', club: 'vic' });
  expect(one.differs).toEqual(['category']);
});

test('of two of a name nobody is taken, nor somebody whose licence is another one', () => {
  const [twins, other, unknown] = lookUp(
    { name: 'Martin Paul' },
    { name: 'Dupont Jeanne', licence: '999' },
    { name: 'Personne' },
  );
  expect(twins).toEqual({ differs: [], namesakes: [LIST[1], LIST[2]] });
  expect(other).toEqual({ differs: [], namesakes: [LIST[0]] });
  expect(unknown).toEqual({ differs: [], namesakes: [] });
});

test('a list is those who have a licence, each once', () => {
  const people = [
    ...[{ name: 'A', licence: '1 2' }, { name: 'Autre', licence: '12' }, { name: 'B', licence: ' ' }, { name: 'C' }],
    { name: 'D', licence: '3', series: '1B', federation: 'F' },
  ];
  expect(atOnce(licenseesOf(people))).toEqual([
    { licence: '1 2', name: 'A' },
    { licence: '3', name: 'D', series: '1B' },
  ]);
});
