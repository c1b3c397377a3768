import { checkShape, ROUTES } from '@raccord/contract';
import { parseRoster, seatEntrants } from '@raccord/files';
import { dayOf } from '@raccord/french';
import { describe, expect, it } from 'vitest';
import { type Draft, editionOf, emptyDraft, refereesOf } from './draft.ts';
import { isFinished, lengthOf, planCreation, tournamentId } from './plan.ts';
import { allEntrants, groupsOf, presentKey } from './present.ts';

const DRAFT = emptyDraft(dayOf(Number(new Date(2026, 10, 5, 23, 30))));
const LEXICON = { name: 'Libre', hash: 'abc' };

function plan(part: Partial<Draft>, players: string) {
  const roster = parseRoster(players);
  const entrants = seatEntrants(roster.ok ? roster.value.entrants : []);
  return planCreation({ ...DRAFT, ...part }, entrants, LEXICON, 'k3f9');
}

describe('a new tournament', () => {
  it('is today’s, under the usual rules, until somebody says otherwise', () => {
    expect(DRAFT).toMatchObject({
      name: 'Tournoi du 5 novembre 2026',
      date: '2026-11-05',
      formula: 'normale',
      rhythm: 'normal',
      settings: {},
    });
  });

  it('is under the edition in force on its date, unless another one is chosen', () => {
    expect(editionOf(DRAFT)).toBe('2023');
    expect(editionOf({ ...DRAFT, date: '2022-12-31' })).toBe('2019');
    expect(editionOf({ ...DRAFT, date: '2022-12-31', edition: '2016' })).toBe('2016');
    expect(plan({}, 'Chat').tournament.data.edition).toBe('2023');
  });

  it('keeps of its settings what its edition leaves to choose', () => {
    const settings = { soloBonus: 5, longSuddenDeath: true, plausible: 'tout' } as const;
    const chosen = (part: Partial<Draft>) => plan({ settings, ...part }, 'Chat').tournament.data.settings;
    expect(chosen({})).toEqual({ soloBonus: 5, plausible: 'tout' });
    expect(chosen({ edition: '2015' })).toEqual({ soloBonus: 5, longSuddenDeath: true });
  });

  it('has a referee for thirty tables', () => {
    expect([0, 12, 30, 31, 120].map((tables) => refereesOf(DRAFT, tables).length)).toEqual([1, 1, 1, 2, 4]);
  });

  it('is sent in order, under names made beforehand, as the contract asks', () => {
    const { tournament, steps, done } = plan(
      { place: ' Ici ', referees: [{ name: 'Renard' }, { name: 'Lynx' }], secondReferee: 'Ours', commission: 'Loup' },
      'Chat\nChien et Pie\nGeai',
    );
    expect(done).toBe(0);
    expect(tournament.id).toBe('tournoi-du-5-novembre-2026-k3f9');
    expect(checkShape(ROUTES.createTournament.body, tournament)).toMatchObject({ ok: true });
    for (const step of steps) expect(checkShape(ROUTES.sendCommand.body, step)).toMatchObject({ ok: true });
    expect(new Set(steps.map(({ id }) => id)).size).toBe(steps.length);
    expect(steps.map(({ type }) => type)).toEqual([
      'add-centre',
      'register-entrants',
      'appoint-official',
      'assign-tables',
      'appoint-official',
      'assign-tables',
      'appoint-official',
      'appoint-official',
      'plan-game',
    ]);
    expect(steps[0].data).toEqual({ id: 'salle', name: 'Ici' });
    expect(steps[1].data).toMatchObject({
      entrants: [{ table: 1 }, { table: 2, members: [{ name: 'Chien' }, { name: 'Pie' }] }, { table: 3 }],
    });
    expect(steps[3].data).toEqual({ official: 'a1', tables: [{ from: 1, to: 2 }] });
    expect(steps[5].data).toEqual({ official: 'a2', tables: [{ from: 3, to: 3 }] });
  });

  it('is an evening of its club, where those who were ticked are known', () => {
    const present = [{ member: 'm1', person: { name: 'Chat' } }, { person: { name: 'Pie' } }];
    const entrants = seatEntrants(present.map(({ person }) => ({ line: 0, members: [person] })));
    const creation = planCreation({ ...DRAFT, present }, entrants, LEXICON, 'k3f9', 'le-club');
    const { tournament, club } = creation;
    expect(tournament.club).toBe('le-club');
    for (const command of club?.commands ?? [])
      expect(checkShape(ROUTES.sendClubCommand.body, command)).toMatchObject({ ok: true });
    expect(club?.commands.map(({ data }) => data)).toEqual([
      { tournament: tournament.id, title: DRAFT.name, date: DRAFT.date },
      {
        tournament: tournament.id,
        players: [
          { entrant: 'j1', place: 0, member: 'm1' },
          { entrant: 'j2', place: 0, member: null },
        ],
      },
    ]);
    expect([lengthOf(creation) - 1, lengthOf(creation)].map((done) => isFinished({ ...creation, done }))).toEqual([
      ...[false, true],
    ]);
    expect(plan({}, 'Chat').club).toBeUndefined();
  });

  it('is an evening of pairs, whose visitors may become members', () => {
    const present = [
      { member: 'm1', person: { name: 'Chat' }, partner: 'visitor pie zoe' },
      { person: { name: 'PIE Zoé' }, partner: 'm1', joins: 'n1' },
      { person: { name: 'Geai' } },
    ];
    present[0].partner = presentKey(present[1]);
    const draft = { ...DRAFT, present, isPairs: true };
    const entrants = seatEntrants(allEntrants(groupsOf(present, true), []));
    const { steps, club } = planCreation(draft, entrants, LEXICON, 'k3f9', 'le-club');
    expect(steps[1].data).toMatchObject({
      entrants: [{ id: 'j1', members: [{ name: 'Chat' }, { name: 'PIE Zoé' }] }, { id: 'j2' }],
    });
    const commands = club?.commands ?? [];
    for (const command of commands)
      expect(checkShape(ROUTES.sendClubCommand.body, command)).toMatchObject({ ok: true });
    expect(commands.slice(1).map(({ data }) => data)).toMatchObject([
      {
        players: [
          { entrant: 'j1', place: 0, member: 'm1' },
          { entrant: 'j1', place: 1, member: null },
          { entrant: 'j2', place: 0, member: null },
        ],
      },
      { members: [{ id: 'n1', card: { familyName: 'PIE', firstName: 'Zoé' }, since: DRAFT.date }] },
      { players: [{ entrant: 'j1', place: 1, member: 'n1' }] },
    ]);
  });

  it('has an id that reads well in an address, whatever its name', () => {
    expect(tournamentId('Coupe d’Été – 3e étape !', 'x')).toBe('coupe-d-ete-3e-etape-x');
    expect(tournamentId('???', 'x')).toBe('tournoi-x');
    expect(tournamentId('a'.repeat(100), 'k3f9').length).toBeLessThanOrEqual(64);
  });
});
