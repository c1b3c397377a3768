import type { Revisions } from '@raccord/contract';
import { type Query, QueryClient } from '@tanstack/react-query';
import { beforeEach, expect, test } from 'vitest';
import { changedFor, newestOf, noteAsked, noteBrought, noteNews, recount } from './freshness.ts';
import { isViewBrought, viewKey } from './views.ts';

const NONE: Revisions = { play: 0, people: 0, slips: 0, results: 0, published: 0, links: 0 };
const KEY = ['view', 't', 'seeHall', undefined, {}];

let queries: QueryClient;
let hall: Query;

beforeEach(() => {
  queries = new QueryClient();
  queries.setQueryData(KEY, {});
  hall = queries.getQueryCache().find({ queryKey: KEY, exact: true }) as Query;
});

const tell = (news: Partial<Revisions>) => noteNews(queries, 't', { sequence: 0, revisions: { ...NONE, ...news } });
const changed = () => changedFor(queries, hall, 't', 'screen');

test('a view is old once what it is made of has changed, and that only', () => {
  tell({ play: 3 });
  noteAsked(queries, 't', KEY);
  tell({ play: 3, slips: 9 });
  expect(changed()).toEqual([]);
  tell({ play: 4, slips: 9 });
  expect(changed()).toEqual(['play']);
});

test('a server started again counts anew: what was fresh stays so, what was old is not taken for fresh', () => {
  tell({ play: 3 });
  noteAsked(queries, 't', KEY);
  tell({ play: 3, slips: 9 });
  recount(queries, [hall], 't', 'screen', { sequence: 0, revisions: NONE });
  expect(changed()).toEqual([]);
  tell({ play: 1 });
  expect(changed()).toEqual(['play']);
  recount(queries, [hall], 't', 'screen', { sequence: 0, revisions: NONE });
  expect(changed()).toEqual(['play', 'people']);
});

test('what the feed brought is fresh, and stays when an older answer comes after it', () => {
  noteAsked(queries, 't', KEY);
  tell({ play: 3 });
  noteBrought(queries, 't', hall, { sequence: 3 });
  expect(changed()).toEqual([]);
  expect(newestOf(queries, KEY, { sequence: 2 })).toEqual({ sequence: 3 });
  expect(newestOf(queries, KEY, { sequence: 4 })).toEqual({ sequence: 4 });
  // Asked again later: a tournament had back from a copy counts fewer events.
  noteAsked(queries, 't', KEY);
  expect(newestOf(queries, KEY, { sequence: 1 })).toEqual({ sequence: 1 });
});

test('what the feed brought does not take the place of a newer answer', () => {
  queries.setQueryData(KEY, { sequence: 5 });
  noteBrought(queries, 't', hall, { sequence: 4 });
  expect(hall.state.data).toEqual({ sequence: 5 });
});

test('what the feed brought is shown as what it is: the tables of that turn, the sheet of that player', () => {
  const answer = { sequence: 1, game: 'g', turn: 2, entrant: 'p1', tables: [] };
  const brings = (name: 'seeDesk' | 'seeSheet', about: object, query?: object) =>
    isViewBrought(viewKey('t', name, { tournament: 't', ...about }, query), { name, answer });
  expect(brings('seeDesk', { game: 'g', turn: 2 })).toBe(true);
  expect(brings('seeDesk', { game: 'g', turn: 1 })).toBe(false);
  expect(brings('seeDesk', { game: 'h', turn: 2 })).toBe(false);
  expect(brings('seeDesk', { game: 'g', turn: 2 }, { centre: 'c' })).toBe(false);
  expect(brings('seeSheet', { entrant: 'p1' })).toBe(true);
  expect(brings('seeSheet', { entrant: 'p2' })).toBe(false);
});
