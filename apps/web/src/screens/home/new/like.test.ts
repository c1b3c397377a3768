import { defaultSettings } from '@raccord/tournament';
import { expect, test } from 'vitest';
import { draftLexicon } from './draft.ts';
import { draftLike, type EveningBefore } from './like.ts';
import { groupsOf } from './present.ts';

const entrant = (table: number, ...members: EveningBefore['people']['entrants'][number]['members']) => ({
  ...{ id: `j${table}`, members, centre: 'salle', table, isPresent: true, presence: 'present' as const },
});

const official = (id: string, name: string, office: 'referee' | 'second-referee') => ({
  ...{ id, name, office, centre: 'salle', tables: [] },
});

const BEFORE: EveningBefore = {
  hall: {
    ...{ date: '2026-11-11', place: 'Étang', edition: '2023', lexicon: { name: 'Libre', hash: 'abc' } },
    settings: { ...defaultSettings('2023'), soloBonus: 5, tieBreaks: [], spelling: [] },
    games: [{ id: 'p1', name: 'Partie 1', formula: '7sur8', rhythm: 'blitz', turns: 20, isFinished: true }],
  },
  people: {
    officials: [official('a1', 'RENARD Luc', 'referee'), official('d1', 'BLAIREAU Paul', 'second-referee')],
    entrants: [
      entrant(1, { name: 'CHAT Félix', licence: '111', series: '4B' }),
      entrant(2, { name: 'OURS Anne' }, { name: 'PIE Léo' }),
    ],
  },
};

test('settings, officials and players are those of the evening before; name and date are today’s', () => {
  const draft = draftLike(BEFORE, [], [], '2026-11-18');
  expect(draft).toMatchObject({
    ...{ name: 'Soirée du 18 novembre 2026', date: '2026-11-18', place: 'Étang', lexicon: 'abc', like: '2026-11-11' },
    ...{ formula: '7sur8', rhythm: 'blitz', settings: { soloBonus: 5 }, secondReferee: 'BLAIREAU Paul' },
    referees: [{ name: 'RENARD Luc' }],
  });
  // The text in force is chosen again by the day.
  expect(draft.edition).toBeUndefined();
  // Each is a box that is ticked, pairs as pairs, and no list is pasted.
  expect(draft.usual?.map(({ person, partner }) => [person, partner?.person.name])).toEqual([
    [{ name: 'CHAT Félix', licence: '111', series: '4B' }, undefined],
    [{ name: 'OURS Anne' }, 'PIE Léo'],
    [{ name: 'PIE Léo' }, 'OURS Anne'],
  ]);
  const isPairs = true;
  expect(groupsOf(draft.present ?? [], isPairs).map((group) => group.map(({ person }) => person.name))).toEqual([
    ...[['OURS Anne', 'PIE Léo'], ['CHAT Félix']],
  ]);
  expect(draft.players).toBe('');
});

test('the dictionary of the club, once it has one in force, is taken instead of the last one', () => {
  const adopted = [{ hash: 'new', name: 'Nouveau', from: '2026-11-18' }];
  expect(draftLike(BEFORE, [], adopted, '2026-11-17').lexicon).toBe('abc');
  const draft = draftLike(BEFORE, [], adopted, '2026-11-18');
  const lexicons = ['abc', 'new', 'other'].map((hash) => ({ hash, name: hash }));
  expect(draftLexicon(draft, { lexicons, adopted })).toMatchObject({ chosen: { hash: 'new' }, isOther: false });
  const before = { ...draft, date: '2026-11-17' };
  expect(draftLexicon(before, { lexicons, adopted })).toMatchObject({ chosen: { hash: 'abc' }, isOther: false });
  const other = { ...draft, lexicon: 'other' };
  expect(draftLexicon(other, { lexicons, adopted })).toMatchObject({ chosen: { hash: 'other' }, isOther: true });
});

test('an edition that was not the one in force stays', () => {
  const draft = draftLike({ ...BEFORE, hall: { ...BEFORE.hall, edition: '2019' } }, [], [], '2026-11-18');
  expect(draft.edition).toBe('2019');
});

test('who played without being known to have come is ticked as the club offers him', () => {
  const offered = [{ member: 'm1', person: { name: 'CHAT Félix', licence: '111' }, wasThere: false, attendance: 0 }];
  const draft = draftLike(BEFORE, offered, [], '2026-11-18');
  expect(draft.present?.map(({ member, person }) => [member, person.name])).toEqual([
    ...[
      [undefined, 'OURS Anne'],
      [undefined, 'PIE Léo'],
      ['m1', 'CHAT Félix'],
    ],
  ]);
  expect(draft.usual).toBeUndefined();
});

test('those whom the club offers are ticked, pairs as pairs, and no list is pasted', () => {
  const [anne, leo] = [{ person: { name: 'OURS Anne' } }, { person: { name: 'PIE Léo' } }];
  const offered = [
    { ...anne, wasThere: true, attendance: 3, partner: leo },
    { ...leo, wasThere: true, attendance: 2, partner: anne },
    { member: 'm1', person: { name: 'CHAT Félix' }, wasThere: true, attendance: 2 },
    { member: 'm2', person: { name: 'LOUP Élise' }, wasThere: false, attendance: 1 },
  ];
  const draft = draftLike(BEFORE, offered, [], '2026-11-18');
  expect(draft.present?.map(({ person, partner }) => [person.name, partner])).toEqual([
    ['OURS Anne', expect.stringMatching(/pie/i)],
    ['PIE Léo', expect.stringMatching(/ours/i)],
    ['CHAT Félix', undefined],
  ]);
  expect(draft.players).toBe('');
});
