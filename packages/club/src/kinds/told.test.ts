import { expect, test } from 'vitest';
import { openSmallClub } from '../testing/desk.ts';
import { seasonOf } from '../testing/results.ts';
import { CLUB_KINDS, describeClubEvent } from './index.ts';

test('the history of a club, in French', () => {
  const desk = openSmallClub();
  desk.tell('describe-club', { name: 'Club', withheldCategories: [] });
  desk.tell('correct-member', { member: 'b', card: { familyName: 'OMEGA' }, salt: desk.salt() });
  desk.tell('note-leaving', { member: 'c', on: '2026-10-01' });
  desk.tell('note-return', { member: 'c', on: '2026-10-08' });
  desk.evening('e1', '2026-10-01', { p: 'a' });
  desk.close('e1');
  desk.tell('plan-season', seasonOf());
  desk.tell('adopt-lexicon', { hash: 'h', name: 'Liste', from: '2027-01-01' });
  desk.tell('withhold-name', { member: 'c', isWithheld: true });
  desk.tell('merge-members', { kept: 'a', merged: 'b', reason: desk.reason() });
  desk.tell('undo', {});
  desk.tell('redo', {});
  const members = [{ id: 'd', card: { familyName: 'DELTA' }, salt: desk.salt(), since: '2026-09-01' }];
  desk.tell('import-members', { members, corrections: [] });
  desk.tell('erase-person', { person: 'c' });
  const { events, state, disclosures } = desk.journal;
  expect(events.map((event) => describeClubEvent(event, state, disclosures))).toEqual([
    'création du club « Club d’essai »',
    'ajout de « ALPHA Anne »',
    'ajout de « OMEGA »',
    'ajout de « Membre effacé »',
    'réglages du club « Club »',
    'correction de la fiche de « OMEGA »',
    'départ de « Membre effacé »',
    'retour de « Membre effacé »',
    'ajout de la soirée « Soirée e1 »',
    'joueurs reconnus dans la soirée « Soirée e1 » : 1',
    'clôture de la soirée « Soirée e1 »',
    'réglages de la saison « Saison »',
    'dictionnaire du club à partir du 1er janvier 2027 : « Liste »',
    'nom masqué : « Membre effacé »',
    'réunion de la fiche « OMEGA » à celle de « ALPHA Anne »',
    'annulation d’une action',
    'rétablissement d’une action',
    'liste importée : 1\u00a0membre ajouté, 0\u00a0fiche corrigée',
    'effacement d’une personne, à sa demande',
  ]);
  expect(new Set(events.map(({ type }) => type))).toEqual(new Set(Object.keys(CLUB_KINDS)));
});
