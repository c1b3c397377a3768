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

test('a withheld name stays so where its bearer took the place, the licence or the part of another one', () => {
  const desk = openSmallClub();
  desk.add('d', { familyName: 'DELTA', firstName: 'Denis', category: 'Cadet', licence: '444' });
  desk.add('f', { familyName: 'DELTA', firstName: 'Denis', category: 'Senior', licence: '555' }, true);
  desk.tell('describe-club', { name: 'Club', withheldCategories: ['Cadet'] });
  desk.evening('e1', '2026-10-01', { p: 'b', q: null, r: 'f' });
  const at = (entrant: string, name: string, licence?: string) => {
    const person = { name, ...(licence === undefined ? {} : { licence }) };
    return nameOfPlayer(desk.journal, 'e1', { entrant, place: 0 }, person, 'public');
  };
  // Identified as an adult, or as a visitor, then somebody else sat there.
  expect([at('p', 'BETA Bruno'), at('p', 'DELTA Denis'), at('q', 'ZETA Zoé', '444')]).toEqual([
    ...['BETA Bruno', 'D. D.', 'Z. Z.'],
  ]);
  // A namesake of whom it was said that he is another member is named; one with his own licence too, a visitor or not.
  expect([at('r', 'DELTA Denis'), at('x', 'DELTA Denis', '555'), at('q', 'DELTA Denis', '666')]).toEqual([
    ...['DELTA Denis', 'DELTA Denis', 'DELTA Denis'],
  ]);
  // The place of a visitor may have been given to a child: without a licence, nothing tells who bears the name.
  expect([at('q', 'DELTA Denis'), at('q', 'DELTO Denis')]).toEqual(['D. D.', 'DELTO Denis']);
  // The licence of another one.
  desk.tell('withhold-name', { member: 'a', isWithheld: true });
  expect(at('x', 'ALPHA Anne', '555')).toBe('A. A.');
});
