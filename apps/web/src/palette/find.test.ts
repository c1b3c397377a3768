import { expect, it } from 'vitest';
import { findByName, otherWordOf } from './find.ts';

const NAMES = ['Annuler le coup', 'Annonce', 'Règlement', 'Écran de la salle', 'Rejouer ce coup', 'Fin de partie'];
const ALSO: Readonly<Record<string, string>> = {
  Règlement: 'article texte',
  'Écran de la salle': 'texte projeté',
  'Rejouer ce coup': 'annuler',
};
const found = (typed: string) => findByName(NAMES, typed, (name) => ({ name, also: ALSO[name] ?? '' }));

it('finds a name by the beginning of its words, whatever accents, capitals and order', () => {
  expect(found('regl')).toEqual(['Règlement']);
  expect(found('ÉCRAN')).toEqual(['Écran de la salle']);
  expect(found('salle ecran')).toEqual(['Écran de la salle']);
  expect(found('coup')).toEqual(['Annuler le coup', 'Rejouer ce coup']);
});

it('has first what begins so, last what is only called so otherwise', () => {
  expect(found('ann')).toEqual(['Annuler le coup', 'Annonce', 'Rejouer ce coup']);
  expect(found('article')).toEqual(['Règlement']);
  expect(found('artie')).toEqual(['Fin de partie']);
  expect(found('tex')).toEqual(['Écran de la salle', 'Règlement']);
});

it('says by which other word a thing was found, where its name does not have what was typed', () => {
  expect(otherWordOf('impr', 'Documents', 'papier imprimer PDF')).toBe('imprimer');
  expect(otherWordOf('doc impr', 'Documents', 'papier imprimer PDF')).toBe('imprimer');
  expect(otherWordOf('regl', 'Règlement', 'règle texte')).toBeUndefined();
  expect(otherWordOf('', 'Règlement', 'règle texte')).toBeUndefined();
});

it('has all of them as long as nothing is typed, in their order; nothing for what nobody calls so', () => {
  expect(found('')).toEqual(NAMES);
  expect(found(' ')).toEqual(NAMES);
  expect(found('(.*')).toEqual([]);
});
