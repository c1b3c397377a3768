import { atOnce } from '@raccord/stream';
import type { Person } from '@raccord/tournament';
import { expect, test } from 'vitest';
import { ClubJournal } from '../journal.ts';
import { openSmallClub } from '../testing/desk.ts';
import { cardOfPerson } from './card.ts';
import { recognisePlayers } from './identification.ts';
import { reviewPeople } from './review.ts';

test('somebody is known by his licence, then by his name; what is doubtful is asked', () => {
  const desk = openSmallClub();
  desk.add('c2', { familyName: 'GAMMA', firstName: 'Cléa' }, true);
  const { directory } = desk.journal;
  expect(directory.recognise({ name: 'Quelqu’un d’autre', licence: ' 111' })).toEqual({
    ...{ kind: 'known', member: 'a', by: 'licence' },
  });
  expect(directory.recognise({ name: 'bruno béta' })).toEqual({ kind: 'known', member: 'b', by: 'name' });
  expect(directory.recognise({ name: 'BETA Bruno', licence: '999' })).toEqual({ kind: 'doubtful', candidates: ['b'] });
  expect(directory.recognise({ name: 'GAMMA Clea' })).toEqual({ kind: 'doubtful', candidates: ['c', 'c2'] });
  expect(directory.recognise({ name: 'ALPHA Ane' })).toEqual({ kind: 'doubtful', candidates: ['a'] });
  expect(directory.recognise({ name: 'ZETA Zoé' })).toEqual({ kind: 'unknown' });
});

test('a licence of mere signs is none, whoever typed one', () => {
  const desk = openSmallClub();
  desk.add('y', { familyName: 'GAMMA', licence: '-' });
  desk.add('z', { familyName: 'DELTA', licence: '–' });
  const { directory } = desk.journal;
  expect(directory.cardOf('y')).toEqual({ familyName: 'GAMMA' });
  expect(directory.recognise({ name: 'ZETA Zoé', licence: '-' })).toEqual({ kind: 'unknown' });
  expect(directory.recognise({ name: 'BETA Bruno', licence: '-' })).toMatchObject({ kind: 'known', member: 'b' });
});

test('a merged record leads to the one kept, by its licence and its name; somebody erased is found no more', () => {
  const desk = openSmallClub();
  desk.tell('merge-members', { kept: 'a', merged: 'b', reason: desk.reason() });
  expect(desk.journal.directory.recognise({ name: 'BETA Bruno' })).toMatchObject({ member: 'a', by: 'name' });
  expect(desk.journal.directory.recognise({ name: 'x', licence: '222' })).toMatchObject({ member: 'a', by: 'licence' });
  desk.tell('erase-person', { person: 'a' });
  expect(desk.journal.directory.recognise({ name: 'BETA Bruno', licence: '222' })).toEqual({ kind: 'unknown' });
});

test('two players taken for one member by their names are asked', () => {
  const { directory } = openSmallClub().journal;
  const players = atOnce(
    recognisePlayers(
      [
        { id: 'p', members: [{ name: 'ALPHA Anne' }, { name: 'BETA Bruno' }] },
        { id: 'q', members: [{ name: 'Anne Alpha' }] },
      ],
      directory,
    ),
  );
  expect(players.map(({ entrant, place, recognition }) => [entrant, place, recognition.kind])).toEqual([
    ['p', 0, 'doubtful'],
    ['p', 1, 'known'],
    ['q', 0, 'doubtful'],
  ]);
});

test('a list is looked through before anything is added', () => {
  const { directory } = openSmallClub().journal;
  const reviewed = atOnce(
    reviewPeople(
      [
        { name: 'ALPHA Anne', licence: '111', series: '4B' },
        { name: 'BETA Bruno' },
        { name: 'ZETA Zoé', licence: '333' },
        { name: 'Zoé ZETA', licence: '333' },
        { name: 'GAMA Cléa' },
      ],
      directory,
    ),
  );
  expect(reviewed.map(({ recognition, sameAs }) => [recognition.kind, sameAs])).toEqual([
    ['known', undefined],
    ['known', undefined],
    ['unknown', undefined],
    ['unknown', { line: 2, by: 'licence' }],
    ['doubtful', undefined],
  ]);
  expect(reviewed[0].update).toEqual({ familyName: 'ALPHA', firstName: 'Anne', licence: '111', series: '4B' });
  expect(reviewed[1].update).toBeUndefined();
});

test('two of a name with different licences are two people, on a first list as beside a member', () => {
  const review = (people: readonly Person[], journal = new ClubJournal()) =>
    atOnce(reviewPeople(people, journal.directory)).map(({ recognition, sameAs, isNamesake, update }) => ({
      ...{ kind: recognition.kind, sameAs, isNamesake, update: update !== undefined },
    }));
  const none = { kind: 'unknown', sameAs: undefined, isNamesake: undefined, update: false };
  const twins = [
    { name: 'ZETA Zoé', licence: '1' },
    { name: 'Zoé Zeta', licence: '2' },
    { name: 'ZETA Zoé' },
    { name: 'ZETA Zoé', licence: '2' },
  ];
  expect(review(twins)).toEqual([
    none,
    { ...none, isNamesake: true },
    { ...none, sameAs: { line: 0, by: 'name' } },
    { ...none, sameAs: { line: 1, by: 'licence' } },
  ]);
  // ALPHA Anne has the licence 111, GAMMA Cléa none: she is the first of the two, and the other one is somebody else.
  const { journal } = openSmallClub();
  expect(
    review(
      [
        { name: 'ALPHA Anne', licence: '999' },
        { name: 'GAMMA Cléa', licence: '5' },
        { name: 'GAMMA Cléa', licence: '6' },
      ],
      journal,
    ),
  ).toEqual([
    { ...none, kind: 'doubtful', isNamesake: true },
    { ...none, kind: 'known', update: true },
    { ...none, kind: 'doubtful', isNamesake: true },
  ]);
  // Both are members: the same list again adds nobody.
  const both = openSmallClub();
  both.add('z1', { familyName: 'ZETA', firstName: 'Zoé', licence: '1' });
  both.add('z2', { familyName: 'ZETA', firstName: 'Zoé', licence: '2' }, true);
  expect(review(twins.slice(0, 2), both.journal)).toEqual([
    { ...none, kind: 'known' },
    { ...none, kind: 'known' },
  ]);
});

test('a list that lost letters recognises people, and never writes over a better name', () => {
  const desk = openSmallClub();
  desk.add('l', { familyName: 'ŁĄCKA', firstName: 'Łucja', licence: '77' });
  const { directory } = desk.journal;
  const [plain, marks, garbled, better] = atOnce(
    reviewPeople(
      [
        { name: 'LACKA Lucja' },
        { name: '??CKA ?ucja', licence: '77', series: '4B' },
        { name: 'ÅÄCKA Åucja', licence: '77' },
        { name: 'ALPHA Ânne', licence: '111' },
      ],
      directory,
    ),
  );
  expect([plain.recognition, plain.update]).toEqual([{ kind: 'known', member: 'l', by: 'name' }, undefined]);
  expect(marks.update).toEqual({ familyName: 'ŁĄCKA', firstName: 'Łucja', licence: '77', series: '4B' });
  expect(garbled.update).toBeUndefined();
  // One that has more of its letters is taken.
  expect(better.update).toMatchObject({ firstName: 'Ânne' });
});

test('the family name of a list is what is in capitals, else the first word', () => {
  const named = (name: string) => Object.values(cardOfPerson({ name }));
  expect(named('DE LA TOUR Anne-Marie')).toEqual(['DE LA TOUR', 'Anne-Marie']);
  expect(named('Anne-Marie DE LA TOUR')).toEqual(['DE LA TOUR', 'Anne-Marie']);
  expect(named('Tour Anne')).toEqual(['Tour', 'Anne']);
  expect(named('TOUR ANNE')).toEqual(['TOUR ANNE']);
  expect(named('Tour')).toEqual(['Tour']);
});
