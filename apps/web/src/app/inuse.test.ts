import { expect, it } from 'vitest';
import { screensInUse } from './inuse.ts';

const ALONE = { hasSecond: false, hasCommission: false };
const paths = (...order: Parameters<typeof screensInUse>) => screensInUse(...order).map(({ path }) => path);

it('has the screens of one referee alone, and those of the people who work with him', () => {
  const chief = { role: 'chief', name: '' } as const;
  const alone = paths(chief, ALONE);
  expect(alone).toEqual(expect.arrayContaining(['/conduite', '/saisie', '/classements', '/documents', '/postes']));
  for (const path of ['/double', '/commission', '/statistiques', '/essai']) expect(alone).not.toContain(path);
  expect(paths(chief, { ...ALONE, hasSecond: true })).toContain('/double');
  expect(paths(chief, { ...ALONE, hasCommission: true })).toContain('/commission');
});

it('never takes from a station the screen that it is for', () => {
  expect(paths({ role: 'second-referee', name: '' }, ALONE)).toContain('/double');
  expect(paths({ role: 'commission', name: '' }, ALONE)).toContain('/commission');
  expect(paths({ role: 'player', name: '' }, ALONE)).toContain('/statistiques');
});
