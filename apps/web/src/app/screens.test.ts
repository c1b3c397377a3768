import { ROLES } from '@raccord/contract';
import { expect, it } from 'vitest';
import { screensOf, startAddressOf } from './screens.ts';

const paths = (session: Parameters<typeof screensOf>[0]) => screensOf(session).map(({ path }) => path);

it('gives each station its first screen', () => {
  expect(ROLES.map((role) => startAddressOf({ role, name: '' }))).toEqual([
    ...['/conduite', '/saisie', '/double', '/commission', '/ecran', '/joueur', '/direct', ''],
  ]);
});

it('keeps the history of all centres from the chief of one', () => {
  expect(paths({ role: 'chief' })).toContain('/historique');
  expect(paths({ role: 'chief', centre: 'c' })).not.toContain('/historique');
});
