import { expect, test } from 'vitest';
import { openSmallClub } from '../testing/desk.ts';
import { nameOfMember, nameOfPlayer } from './names.ts';

test('a name is withheld from the public when its bearer asked, or by its category; the club reads it', () => {
  const desk = openSmallClub();
  desk.add('d', { familyName: 'DELTA', firstName: 'Denis', category: 'cadet' });
  desk.tell('describe-club', { name: 'Club', withheldCategories: ['Cadet', 'Junior'] });
  desk.tell('withhold-name', { member: 'a', isWithheld: true });
  const { state, disclosures } = desk.journal;
  const shown = (id: string) => nameOfMember(state, disclosures, id, 'public');
  expect(['a', 'b', 'd'].map(shown)).toEqual(['A. A.', 'BETA Bruno', 'D. D.']);
  expect(nameOfMember(state, disclosures, 'a')).toBe('ALPHA Anne');
});

test('what a merged record asked for holds for the person', () => {
  const desk = openSmallClub();
  desk.tell('withhold-name', { member: 'b', isWithheld: true });
  desk.tell('merge-members', { kept: 'a', merged: 'b', reason: desk.reason() });
  const { state, disclosures } = desk.journal;
  expect(nameOfMember(state, disclosures, 'b', 'public')).toBe('A. A.');
});

test('an evening has the names under which one played; a visitor of a withheld category has initials', () => {
  const desk = openSmallClub();
  desk.tell('describe-club', { name: 'Club', withheldCategories: ['Cadet'] });
  desk.evening('e1', '2026-10-01', { p: 'a', q: null });
  desk.tell('correct-member', { member: 'a', card: { familyName: 'OMEGA' }, salt: desk.salt() });
  const at = (entrant: string, name: string, category = 'Senior') =>
    nameOfPlayer(desk.journal, 'e1', { entrant, place: 0 }, { name, category }, 'public');
  expect(at('p', 'ALPHA Anne')).toBe('ALPHA Anne');
  expect(at('q', 'ZETA Zoé', 'CADET')).toBe('Z. Z.');
  desk.tell('erase-person', { person: 'a' });
  expect(at('p', 'ALPHA Anne')).toBe('Membre effacé');
});

test('a minor is one on evenings that did not say so, and who is withheld by a tournament is so for the club', () => {
  const desk = openSmallClub();
  desk.tell('describe-club', { name: 'Club', withheldCategories: ['Cadet'] });
  desk.tell('correct-member', {
    member: 'a',
    card: { familyName: 'ALPHA', firstName: 'Anne', category: 'cadet' },
    salt: desk.salt(),
  });
  desk.evening('e1', '2026-10-01', { p: 'a', q: 'b' });
  const at = (entrant: string, person: { name: string; isWithheld?: true }) =>
    nameOfPlayer(desk.journal, 'e1', { entrant, place: 0 }, person, 'public');
  expect(at('p', { name: 'ALPHA Anne' })).toBe('A. A.');
  expect([at('q', { name: 'BETA Bruno' }), at('q', { name: 'BETA Bruno', isWithheld: true })]).toEqual([
    'BETA Bruno',
    'B. B.',
  ]);
});
