import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { askChanged } from './askchanged.ts';
import { noteAsked, noteNews } from './freshness.ts';
import { viewKey } from './views.ts';

const BEFORE = { play: 1, people: 1, slips: 1, faults: 1, results: 1, published: 1, links: 1, relay: 1 };

/** The page of a chief referee with two views, and how often each was asked for. */
async function look() {
  const queries = new QueryClient();
  const asked: string[] = [];
  noteNews(queries, 't', { sequence: 4, revisions: BEFORE });
  const views = ['seePeople', 'seeSolutions'] as const;
  for (const name of views) {
    const queryKey = viewKey('t', name, {});
    const queryFn = async () => {
      noteAsked(queries, 't', queryKey);
      asked.push(name);
      return { sequence: 4 };
    };
    new QueryObserver(queries, { queryKey, queryFn, staleTime: Number.POSITIVE_INFINITY }).subscribe(() => {});
  }
  await expect.poll(() => queries.isFetching()).toBe(0);
  asked.length = 0;
  return { queries, asked };
}

test('asks for what an action has changed once the feed has told of it, and for no more', async () => {
  const { queries, asked } = await look();
  const isDone = askChanged(queries, 't', 'chief', 5);
  expect(asked).toEqual([]);
  noteNews(queries, 't', { sequence: 5, revisions: { ...BEFORE, play: 2 } });
  await isDone;
  expect(asked).toEqual(['seeSolutions']);
  await askChanged(queries, 't', 'chief', 5);
  expect(asked).toEqual(['seeSolutions']);
});

test('asks for everything where the feed does not tell of it', async () => {
  const { queries, asked } = await look();
  await askChanged(queries, 't', 'chief', 5);
  expect(asked).toEqual(['seePeople', 'seeSolutions']);
});

test('waits for what is on its way already, and does not ask for it twice', async () => {
  const { queries, asked } = await look();
  const queryKey = viewKey('t', 'seeSolutions', {});
  noteNews(queries, 't', { sequence: 5, revisions: { ...BEFORE, play: 2 } });
  void queries.invalidateQueries({ queryKey, exact: true });
  await askChanged(queries, 't', 'chief', 5);
  expect(queries.isFetching()).toBe(0);
  expect(asked).toEqual(['seeSolutions']);
});
