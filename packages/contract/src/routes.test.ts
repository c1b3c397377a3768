import { describe, expect, test } from 'vitest';
import { ROUTE_NAMES } from './addresses.ts';
import { ERROR_CODES, FAULT_CODES, sentenceOf, statusOf } from './errors.ts';
import { faultsOf } from './faults.ts';
import type { Route } from './route.ts';
import { ROUTES } from './routes.ts';

const FRENCH_SENTENCE = /^[A-ZÀ-Ý{«].*[.»]$/s;

describe('the table of routes', () => {
  test.each(ROUTE_NAMES)('%s', (name) => {
    const { summary, path, params, method, body }: Route = ROUTES[name];
    expect(summary).toMatch(FRENCH_SENTENCE);
    const inPath = [...path.matchAll(/:(\w+)/g)].map(([, found]) => found);
    expect(Object.keys(params?.shape ?? {}).sort()).toEqual(inPath.sort());
    expect(method === 'POST').toBe(body !== undefined);
  });

  test('each method and path once', () => {
    const known = ROUTE_NAMES.map((name) => `${ROUTES[name].method} ${ROUTES[name].path}`);
    expect(new Set(known).size).toBe(known.length);
  });

  test('whoever must be known can be told that he is not', () => {
    for (const name of ROUTE_NAMES) {
      const route: Route = ROUTES[name];
      expect(faultsOf(route).includes('no-session')).toBe(route.access !== 'anyone');
    }
  });
});

describe('errors', () => {
  test.each(FAULT_CODES)('%s says in French what is wrong', (code) => {
    expect(sentenceOf(code)).toMatch(FRENCH_SENTENCE);
    expect(statusOf(code)).toBeGreaterThanOrEqual(400);
  });

  test('no code means two things', () => {
    const shared = ERROR_CODES.filter((code, index) => ERROR_CODES.indexOf(code) !== index);
    expect(shared).toEqual([]);
  });
});
