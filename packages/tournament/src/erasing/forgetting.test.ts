import { describe, expect, it } from 'vitest';
import { Forgetting } from './forgetting.ts';

const JEAN = new Forgetting(['DUPONT Jean-Éric']);
const OF_THE_TOWER = new Forgetting(['de La Tour Ève', 'MAËL-LA TOUR Ève']);

describe('in what is told of people, any word of the name goes', () => {
  it.each([
    ['DUPONT Jean-Éric est parti', 'Joueur effacé est parti'],
    ['M. Dupont, malade', 'M. Joueur effacé, malade'],
    ['vu par jean eric DUPONT (table 3)', 'vu par Joueur effacé (table 3)'],
    ['Jean-Eric et Paul', 'Joueur effacé et Paul'],
    ['Dupond et Jeanne', 'Dupond et Jeanne'],
    ['Joueur effacé et Dupont', 'Joueur effacé et Joueur effacé'],
    ['', ''],
  ])('%s → %s', (text, left) => {
    expect(JEAN.inWords(text)).toBe(left);
  });

  it.each([
    ['a quitté la salle', 'a quitté la salle'],
    ['Mme de La Tour', 'Mme Joueur effacé'],
    ['Maël', 'Joueur effacé'],
  ])('short words say nothing by themselves: %s → %s', (text, left) => {
    expect(OF_THE_TOWER.inWords(text)).toBe(left);
  });

  it('a name of short words is known whole', () => {
    const li = new Forgetting(['LI Bo']);
    expect(li.inWords('Bo Li, puis Li')).toBe('Joueur effacé, puis Li');
  });
});

describe('in what somebody or something is called, the whole name goes', () => {
  it.each([
    ['Jean-Éric Dupont', 'Joueur effacé'],
    ['Mémorial Éric Jean DUPONT 2026', 'Mémorial Joueur effacé 2026'],
    ['DUPONT Jean', 'DUPONT Jean'],
    ['Salle Dupont', 'Salle Dupont'],
    ['DUPONT Jean-Éric et MARTIN Anne', 'Joueur effacé et MARTIN Anne'],
  ])('%s → %s', (text, left) => {
    expect(JEAN.inName(text)).toBe(left);
  });
});

it('nobody’s name takes nothing away', () => {
  expect(new Forgetting([]).inWords('Jean')).toBe('Jean');
  expect(new Forgetting(['', ' – ']).inName('Jean –')).toBe('Jean –');
});
