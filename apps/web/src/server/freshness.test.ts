import type { Revisions } from '@raccord/contract';
import { type Query, QueryClient } from '@tanstack/react-query';
import { beforeEach, expect, test } from 'vitest';
import { changedFor, noteAsked, noteNews, recount } from './freshness.ts';

const NONE: Revisions = { play: 0, people: 0, slips: 0, results: 0, published: 0, links: 0 };
const KEY = ['view', 't', 'seeHall', undefined, {}];

let queries: QueryClient;
let hall: Query;

beforeEach(() => {
  queries = new QueryClient();
  queries.setQueryData(KEY, {});
  hall = queries.getQueryCache().find({ queryKey: KEY, exact: true }) as Query;
});

const tell = (news: Partial<Revisions>) => noteNews(queries, 't', { ...NONE, ...news });
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
  recount(queries, [hall], 't', 'screen', NONE);
  expect(changed()).toEqual([]);
  tell({ play: 1 });
  expect(changed()).toEqual(['play']);
  recount(queries, [hall], 't', 'screen', NONE);
  expect(changed()).toEqual(['play', 'people']);
});
