import { describe, expect, it } from 'vitest';
import { chiefOf, type Hall, openTwoCentres, outcomeOf, playTurn, refereeNamed } from '../testing/hall.ts';

const RANKING = { kind: 'ranking', page: 2 } as const;
const AT_C = { game: 'g', turn: 1, centre: 'c' };

const shownIn = ({ journal }: Hall) =>
  [...journal.state.centres.values()].map(({ id, screens }) => [id, screens?.show.kind]);

describe('direct-screens', () => {
  it('is for one centre, or for all of them', () => {
    const hall = openTwoCentres();
    hall.tell('direct-screens', { show: RANKING });
    expect(shownIn(hall)).toEqual([
      ['c', 'ranking'],
      ['d', 'ranking'],
    ]);
    const { at } = hall.tell('direct-screens', { centre: 'd', show: { kind: 'palmares', from: 4, isHeld: true } });
    expect(hall.journal.state.centres.get('d')?.screens).toEqual({
      show: { kind: 'palmares', from: 4, isHeld: true },
      since: at,
    });
    expect(shownIn(hall)[0]).toEqual(['c', 'ranking']);
  });

  it('is for the chief of a centre there alone', () => {
    const hall = openTwoCentres();
    hall.tell('direct-screens', { show: RANKING }, chiefOf('d'));
    expect(shownIn(hall)).toEqual([
      ['c', undefined],
      ['d', 'ranking'],
    ]);
    const ask = (centre: string, actor = chiefOf('d')) =>
      outcomeOf(hall.ask('direct-screens', { centre, show: RANKING }, actor));
    expect(ask('c')).toBe('not-your-centre');
    expect(ask('nowhere')).toBe('unknown-centre');
    expect(ask('c', refereeNamed('a'))).toBe('not-allowed');
  });

  it('shows the ranking of a game that is planned', () => {
    const hall = openTwoCentres();
    const ask = (game: string) => outcomeOf(hall.ask('direct-screens', { show: { kind: 'palmares', game } }));
    expect(ask('inconnue')).toBe('unknown-game');
    expect(ask('g')).toMatchObject({ type: 'screens-directed' });
  });

  it('holds until the next turn begins in the centre, or its end is announced', () => {
    const hall = openTwoCentres();
    playTurn(hall, 'MENERAI', 1);
    hall.tell('direct-screens', { show: RANKING });
    hall.tell('end-turn', { ...AT_C, centre: 'd' });
    expect(shownIn(hall)).toEqual([
      ['c', 'ranking'],
      ['d', undefined],
    ]);
    hall.tell('lay-solution', { game: 'g', turn: 1, word: 'MENERAI', reference: 'H4' });
    hall.tell('make-draw', { game: 'g', source: { kind: 'typed', letters: 'MERNIAS' } });
    expect(shownIn(hall)[0]).toEqual(['c', 'ranking']);
    const started = hall.tell('start-clock', { ...AT_C, turn: 2 });
    expect(shownIn(hall)[0]).toEqual(['c', undefined]);
    hall.tell('undo', { event: started.id });
    expect(shownIn(hall)[0]).toEqual(['c', 'ranking']);
  });

  it('does not stand in the way of what is taken back, nor is taken back itself', () => {
    const hall = openTwoCentres();
    const planned = hall.tell('plan-game', { id: 'h', name: 'Partie 2', formula: 'normale', rhythm: 'normal' });
    hall.tell('direct-screens', { show: { kind: 'palmares', game: 'h' } });
    expect(hall.tell('undo', {}).data).toEqual({ event: planned.id, alongside: [] });
  });
});
