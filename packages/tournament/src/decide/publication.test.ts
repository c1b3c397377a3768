import { describe, expect, it } from 'vitest';
import { publicMembers } from '../people.ts';
import { chiefOf, type Hall, openTwoCentres, outcomeOf } from '../testing/hall.ts';

const toldOf = ({ journal }: Hall) => [...journal.state.entrants.values()].map((entrant) => publicMembers(entrant)[0]);
const withhold = (hall: Hall, entrants: readonly string[], isWithheld = true, actor = chiefOf('c')) =>
  outcomeOf(hall.ask('withhold-names', { entrants, isWithheld }, actor));

describe('withhold-names', () => {
  it('leaves the public the initials, and takes that back', () => {
    const hall = openTwoCentres();
    const members = [{ name: 'Marie-Claude du Puy', licence: '1234567', club: 'PAR', category: 'J' }];
    hall.tell('amend-entrant', { entrant: 'p1', members });
    expect(toldOf(hall)[0]).toEqual({ name: 'Marie-Claude du Puy', club: 'PAR', category: 'J' });
    hall.tell('withhold-names', { entrants: ['p1'], isWithheld: true });
    const { licence: _, ...published } = members[0];
    expect(toldOf(hall)[0]).toEqual({ ...published, name: 'M.-C. d. P.' });
    expect(hall.journal.state.entrants.get('p1')?.members).toEqual(members);
    hall.tell('amend-entrant', { entrant: 'p1', members: [{ name: 'Marie Puy' }] });
    expect(toldOf(hall)[0]).toEqual({ name: 'M. P.' });
    hall.tell('withhold-names', { entrants: ['p1'], isWithheld: false });
    expect(toldOf(hall)[0]).toEqual({ name: 'Marie Puy' });
    hall.tell('undo', {});
    expect(toldOf(hall)[0]).toEqual({ name: 'M. P.' });
  });

  it('is for the chief of a centre there alone, and names those who are there once', () => {
    const hall = openTwoCentres();
    const [inC] = [...hall.journal.state.entrants.values()].filter(({ seats }) => seats[0].value.centre === 'c');
    expect(withhold(hall, [inC.id])).toMatchObject({ type: 'names-withheld' });
    expect(withhold(hall, [inC.id], true, chiefOf('d'))).toBe('not-your-centre');
    expect(withhold(hall, [])).toBe('nobody-named');
    expect(withhold(hall, ['nobody'])).toBe('unknown-entrant');
    expect(withhold(hall, [inC.id, inC.id])).toBe('named-twice');
  });
});

describe('choose-publication', () => {
  it('holds until something else is chosen, for the chief of the whole tournament alone', () => {
    const hall = openTwoCentres();
    expect(hall.journal.state.publication).toBeUndefined();
    const end = { ranking: 'end', turns: false, sheets: true } as const;
    hall.tell('choose-publication', end);
    hall.tell('choose-publication', { ...end, sheets: false });
    expect(hall.journal.state.publication).toEqual({ ...end, sheets: false });
    hall.tell('undo', {});
    expect(hall.journal.state.publication).toEqual(end);
    expect(outcomeOf(hall.ask('choose-publication', end, chiefOf('c')))).toBe('not-allowed');
  });
});
