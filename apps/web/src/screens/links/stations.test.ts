import { stationKey } from '@raccord/contract';
import { describe, expect, it } from 'vitest';
import { labelOf, matching, stationsOf, tonightOf } from './stations.ts';

const person = (name: string) => ({ members: [{ name }], isPresent: true, presence: 'present' as const });
const PEOPLE = {
  sequence: 1,
  game: 0,
  centres: [{ id: 'c', name: 'Salle' }],
  officials: [
    { id: 'a1', name: 'Renard', office: 'referee' as const, centre: 'c', tables: [] },
    { id: 'd1', name: 'Ours', office: 'second-referee' as const, centre: 'c', tables: [] },
  ],
  entrants: [
    { id: 'j2', centre: 'c', table: 2, ...person('Loup') },
    { id: 'j1', centre: 'c', table: 1, ...person('Chat') },
  ],
  teams: [],
};
const labels = (stations: readonly { label: string }[]) => stations.map(({ label }) => label);

describe('the stations of a tournament', () => {
  it('are its officials, its players by table, a screen and the chief referee', () => {
    const { referees, offices, screens, centres, players } = stationsOf(PEOPLE, undefined);
    expect(referees).toEqual([{ label: 'Renard', role: 'referee', subject: 'a1' }]);
    expect(offices).toEqual([{ label: 'Ours', role: 'second-referee', subject: 'd1' }]);
    expect(screens.map(({ role }) => role)).toEqual(['screen', 'spectator', 'chief']);
    expect(centres).toEqual([]);
    expect(labels(players)).toEqual(['Table 1 · Chat', 'Table 2 · Loup']);
  });

  it('are also the chief, the relay and the screen of each centre, where there are several', () => {
    const two = { ...PEOPLE, centres: [...PEOPLE.centres, { id: 'e', name: 'Annexe' }] };
    const { screens, centres } = stationsOf(two, undefined);
    expect(centres).toEqual([
      { label: 'Responsable · Salle', role: 'chief', centre: 'c' },
      { label: 'Relais · Salle', role: 'relay', centre: 'c' },
      { label: 'Responsable · Annexe', role: 'chief', centre: 'e' },
      { label: 'Relais · Annexe', role: 'relay', centre: 'e' },
    ]);
    const halls = ['Écran de la salle', 'Écran · Salle', 'Écran · Annexe'];
    expect(labels(screens)).toEqual([...halls, 'Spectateurs', 'Juge-arbitre']);
  });

  it('are those of one centre when it is chosen', () => {
    const two = {
      ...PEOPLE,
      centres: [...PEOPLE.centres, { id: 'e', name: 'Annexe' }],
      entrants: [...PEOPLE.entrants, { id: 'j3', centre: 'e', table: 1, ...person('Pie') }],
    };
    const { screens, centres, players, referees } = stationsOf(two, undefined, 'e');
    expect(labels(players)).toEqual(['Table 1 · Pie']);
    expect(referees).toEqual([]);
    expect(labels(screens)).toEqual(['Écran · Annexe']);
    expect(labels(centres)).toEqual(['Responsable · Annexe', 'Relais · Annexe']);
  });

  it('are found by words in any order, whatever the accents', () => {
    const { players } = stationsOf(PEOPLE, undefined);
    expect(labels(matching(players, 'CHÂT 1'))).toEqual(['Table 1 · Chat']);
    expect(labels(matching(players, 'table'))).toHaveLength(2);
    expect(labels(matching(players, ' '))).toHaveLength(2);
    expect(labels(matching(players, 'loup 1'))).toEqual([]);
  });

  it('are those of his centre for its chief, who makes no other chief nor a link to the commission', () => {
    const commission = { id: 'k1', name: 'Loutre', office: 'commission' as const, centre: 'c', tables: [] };
    const people = { ...PEOPLE, officials: [...PEOPLE.officials, commission] };
    const { screens, centres, offices } = stationsOf(people, 'c');
    expect(labels(offices)).toEqual(['Ours']);
    expect(labels(stationsOf(people, undefined).offices)).toEqual(['Ours', 'Loutre']);
    expect(screens).toEqual([{ label: 'Écran · Salle', role: 'screen', centre: 'c' }]);
    expect(centres).toEqual([]);
  });
});

describe('a link', () => {
  it('is made for an evening for everybody but a second chief', () => {
    const parts = (hasSpectators: boolean) =>
      tonightOf(stationsOf(PEOPLE, undefined), hasSpectators).map(({ name, stations }) => [name, ...labels(stations)]);
    const own = [
      ['officials', 'Renard', 'Ours'],
      ['screens', 'Écran de la salle'],
      ['players', 'Table 1 · Chat', 'Table 2 · Loup'],
    ];
    expect(parts(false)).toEqual(own);
    expect(parts(true)).toEqual([...own, ['spectators', 'Spectateurs']]);
  });

  it('is counted with those of its station', () => {
    expect(stationKey({ role: 'player', subject: 'j1' })).toBe('player j1');
    expect(stationKey({ role: 'screen', centre: 'c' })).toBe('screen c');
    expect(stationKey({ role: 'chief' })).toBe('chief');
  });

  it('has a label that the contract takes, however long the names', () => {
    expect(labelOf({ label: 'Qui\u00a0?  Moi', role: 'screen' })).toBe('Qui ? Moi');
    expect(labelOf({ label: 'x'.repeat(300), role: 'screen' })).toHaveLength(200);
  });
});
