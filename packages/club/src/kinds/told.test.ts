import { expect, test } from 'vitest';
import { openSmallClub } from '../testing/desk.ts';
import { seasonOf } from '../testing/results.ts';
import { describeClubEvent } from './index.ts';

test('the history of a club, in French', () => {
  const desk = openSmallClub();
  desk.tell('describe-club', { name: 'Club', withheldCategories: [] });
  desk.tell('correct-member', { member: 'b', card: { familyName: 'OMEGA' }, salt: desk.salt() });
  desk.tell('note-leaving', { member: 'c', on: '2026-10-01' });
  desk.tell('note-return', { member: 'c', on: '2026-10-08' });
  desk.evening('e1', '2026-10-01', { p: 'a' });
  desk.close('e1');
  desk.tell('plan-season', seasonOf());
  desk.tell('withhold-name', { member: 'c', isWithheld: true });
  desk.tell('merge-members', { kept: 'a', merged: 'b', reason: desk.reason() });
  desk.tell('undo', {});
  desk.tell('erase-person', { person: 'c' });
  const { events, state, disclosures } = desk.journal;
  expect(events.map((event) => describeClubEvent(event, state, disclosures))).toEqual([
    'création du club « Club d’essai »',
    'ajout de « ALPHA Anne »',
    'ajout de « OMEGA »',
    'ajout de « Membre effacé »',
    'description du club « Club »',
    'correction de la fiche de « OMEGA »',
    'départ de « Membre effacé »',
    'retour de « Membre effacé »',
    'ajout de la soirée « Soirée e1 »',
    'joueurs reconnus dans la soirée « Soirée e1 » : 1',
    'clôture de la soirée « Soirée e1 »',
    'saison « Saison »',
    'nom tu : « Membre effacé »',
    'réunion de la fiche « OMEGA » à celle de « ALPHA Anne »',
    'annulation d’une action',
    'effacement d’une personne, à sa demande',
  ]);
});
