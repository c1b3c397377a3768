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

it('shows each station what it may see, and nobody else’s', () => {
  const shown = Object.fromEntries(ROLES.map((role) => [role, paths({ role })]));
  const results = ['/classements', '/statistiques', '/partie/:game?'];
  const ofReferees = [...results, '/feuille/:entrant', '/documents', '/reglement', '/essai'];
  expect(shown).toEqual({
    chief: [
      ...['/conduite', '/annonce', '/saisie', '/double', '/commission', '/ecran'],
      ...[...results, '/feuille/:entrant', '/documents', '/postes', '/historique', '/reglement', '/essai'],
    ],
    referee: ['/saisie', ...ofReferees],
    'second-referee': ['/double', ...ofReferees],
    commission: ['/commission', ...ofReferees],
    screen: ['/ecran', ...results, '/reglement'],
    player: ['/joueur', ...results, '/feuille/:entrant', '/entrainement/*?', '/reglement'],
    spectator: ['/direct', '/joueurs', '/classements', '/partie/:game?', '/feuille/:entrant'],
    relay: [],
  });
});
