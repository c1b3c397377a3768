import { describe, expect, it } from 'vitest';
import { LAST_TURN, playBlocked, playComb } from '../testing/endofbag.ts';
import { type Hall, openHall, outcomeOf, playTurn, wordbookOf } from '../testing/hall.ts';

const typed = (letters: string) => ({ game: 'g', source: { kind: 'typed', letters } }) as const;
const reject = (hall: Hall, letters: string) => outcomeOf(hall.ask('reject-draw', { game: 'g', letters }));

/** SALE is laid, N, T and U are left. */
function withLeftover(edition: '2019' | '2023' = '2023'): Hall {
  const hall = openHall({ edition });
  playTurn(hall, 'SALETUN', 1);
  hall.tell('lay-solution', { game: 'g', turn: 1, word: 'SALE', reference: 'H8' });
  return hall;
}

describe('letters put back (3.2, 3.6)', () => {
  it('are kept in their order after the leftover, with the reason', () => {
    const hall = withLeftover();
    expect(reject(hall, 'NTU+RSTL')).toEqual({
      type: 'draw-rejected',
      data: { game: 'g', turn: 2, letters: 'NTURSTL', cause: 'invalid' },
    });
    expect(reject(hall, 'BCDFGHJ')).toMatchObject({ data: { letters: 'BCDFGHJ', cause: 'invalid' } });
    hall.tell('make-draw', typed('SEAIRLO'));
    expect(hall.journal.state.games.get('g')?.turns[1]).toMatchObject({
      drawn: 'SEAIRLO',
      isWhole: true,
      rejected: [
        { letters: 'NTURSTL', cause: 'invalid' },
        { letters: 'BCDFGHJ', cause: 'invalid' },
      ],
    });
  });

  it('because nothing can be played with them, on the first turn as on any', () => {
    const hall = openHall({ edition: '2023' });
    expect(outcomeOf(hall.ask('make-draw', typed('BBCCOOH')))).toBe('nothing-playable');
    expect(reject(hall, 'BBCCOOH')).toMatchObject({ data: { turn: 1, cause: 'nothing-playable' } });
  });

  it('because the chief referee counts a Y or a joker the other way, under 2023 alone', () => {
    const draw = 'NTUR+YSL'.replace('R+', '+R');
    expect(reject(withLeftover('2023'), draw)).toMatchObject({ data: { cause: 'choice' } });
    expect(reject(withLeftover('2019'), draw)).toBe('draw-stands');
  });

  it.each([
    ['a draw that stands', 'NTU+EIRS', 'draw-stands'],
    ['too few letters', 'NTU+EIR', 'invalid-draw'],
    ['letters without the leftover', 'EIRSLAO', 'leftover-missing'],
    ['letters that the bag has not', 'NTU+ZZEA', 'draw-not-in-bag'],
    ['what is no draw', 'NTU+12', 'draw-unreadable'],
  ])('not for %s', (_, letters, code) => {
    expect(reject(withLeftover(), letters)).toBe(code);
  });

  it('not while a turn is being played, nor where no other draw is left', () => {
    const hall = openHall();
    hall.tell('make-draw', typed('MENERAI'));
    expect(reject(hall, 'AEIOUAE')).toBe('turn-not-over');
    expect(reject(playComb(LAST_TURN), '?')).toBe('bag-exhausted');
  });

  it('can be taken back until the next draw', () => {
    const hall = withLeftover();
    const before = structuredClone(hall.journal.state);
    reject(hall, 'NTU+RSTL');
    hall.tell('undo', {});
    expect(hall.journal.state).toEqual(before);
  });

  it('by chance are kept with the draw that follows them', () => {
    const hall = openHall({ wordbook: wordbookOf(['WU']), edition: '2023' });
    const answer = hall.ask('make-draw', { game: 'g', source: { kind: 'random', seed: 3 } });
    if (!answer.ok || answer.value.type !== 'draw-made') throw new Error('no draw');
    const { rejected, drawn, draw } = answer.value.data;
    expect(rejected.length).toBeGreaterThan(0);
    expect(rejected.map(({ cause }) => cause)).toContain('nothing-playable');
    expect(
      [...drawn]
        .sort()
        .join('')
        .replace(/^(\?+)(.*)$/, '$2$1'),
    ).toBe(draw);
    expect(draw).toMatch(/\?|WU|U.*W/);
  });

  it('by chance on a blocked board end in a refusal that says what to do', () => {
    const hall = playBlocked();
    expect(outcomeOf(hall.ask('make-draw', { game: 'g', source: { kind: 'random', seed: 1 } }))).toBe(
      'nothing-left-playable',
    );
  });
});
