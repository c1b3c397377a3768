import { unwrap } from '@raccord/scrabble';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sealGame } from '../prepared/seal.ts';
import { drawComb, LAST_TURN, playComb } from '../testing/endofbag.ts';
import {
  chiefOf,
  type Hall,
  type HallSetup,
  layTop,
  missingIn,
  openHall,
  outcomeOf,
  playTurn,
  slipOf,
} from '../testing/hall.ts';

const typed = (letters: string) => ({ game: 'g', source: { kind: 'typed', letters } }) as const;
const random = (seed: number) => ({ game: 'g', source: { kind: 'random', seed } }) as const;
const PREPARED = { game: 'g', source: { kind: 'prepared' } } as const;

/** SALE is laid and leaves NTU. */
function withLeftover(): Hall {
  const hall = openHall();
  playTurn(hall, 'SALETUN', 1);
  hall.tell('lay-solution', { game: 'g', turn: 1, word: 'SALE', reference: 'H5' });
  return hall;
}

describe('a draw typed by hand (3.2)', () => {
  it('opens a turn with its letters in order and the best score that they make', () => {
    const hall = openHall();
    expect(outcomeOf(hall.ask('make-draw', typed('MENERAI')))).toEqual({
      type: 'draw-made',
      data: {
        game: 'g',
        turn: 1,
        draw: 'AEEIMNR',
        drawn: 'MENERAI',
        rejected: [],
        isWhole: false,
        source: { kind: 'typed' },
        topScore: 70,
      },
    });
    expect(hall.journal.state.games.get('g')?.turns).toMatchObject([{ number: 1, topScore: 70, solution: undefined }]);
  });

  it.each(['NTU+RASE', 'TUN+RASE', 'NTURASE', 'RNATSUE', 'ntu+rase', 'ntu+rasé', ' N T U + R A S E ', '+NTURASE'])(
    '« %s » completes the leftover NTU',
    (letters) => {
      const answer = withLeftover().ask('make-draw', typed(letters));
      expect(outcomeOf(answer)).toMatchObject({
        type: 'draw-made',
        data: { turn: 2, draw: 'AENRSTU', isWhole: false },
      });
    },
  );

  it.each(['-RASEMIL', ' -rasémil', '-RAS+EMIL'])('« %s » replaces the leftover, put back in the bag', (letters) => {
    expect(outcomeOf(withLeftover().ask('make-draw', typed(letters)))).toMatchObject({
      data: { draw: 'AEILMRS', isWhole: true },
    });
  });

  it('with a needless « - » on the first turn puts nothing back', () => {
    expect(outcomeOf(openHall().ask('make-draw', typed('-MENERAI')))).toMatchObject({ data: { isWhole: false } });
  });

  it.each([
    ['RASEMIL', 'leftover-missing', 'NTU is not there'],
    ['NT+URASE', 'leftover-missing', 'the leftover is said to be NT'],
    ['NTU+RAS', 'invalid-draw', 'a letter is missing'],
    ['NTU+RASED', 'invalid-draw', 'a letter too many'],
    ['-RSTNLAD', 'invalid-draw', 'one vowel'],
    ['-AEIOUER', 'invalid-draw', 'one consonant'],
    ['-ZZAEIRT', 'draw-not-in-bag', 'there is one Z'],
    ['-SSSSSSA', 'draw-not-in-bag', 'SALE took an S: five are left'],
    ['NTU+RA5E', 'draw-unreadable', 'a digit'],
    ['NTU+RA-E', 'draw-unreadable', 'a dash in the middle'],
    ['N+TU+RASE', 'draw-unreadable', 'two marks'],
    ['', 'draw-unreadable', 'nothing'],
    ['NTURASEEEE', 'draw-unreadable', 'ten letters'],
  ])('« %s » is refused, %s: %s', (letters, code) => {
    expect(outcomeOf(withLeftover().ask('make-draw', typed(letters)))).toBe(code);
  });

  it('has nothing before a « + » on the first turn, where nothing is left over', () => {
    expect(outcomeOf(openHall().ask('make-draw', typed('ME+NERAI')))).toBe('leftover-missing');
  });

  it('opens no turn on which nothing can be played', () => {
    expect(outcomeOf(openHall().ask('make-draw', typed('BBCCOOH')))).toBe('nothing-playable');
  });

  it('takes a Y or a joker for a vowel as well as for a consonant', () => {
    expect(openHall().ask('make-draw', typed('RSTLEN?')).ok).toBe(true);
    expect(openHall().ask('make-draw', typed('RSTLENY')).ok).toBe(true);
    expect(openHall().ask('make-draw', typed('AEIOLU?')).ok).toBe(true);
    expect(outcomeOf(openHall().ask('make-draw', typed('RSTLENB')))).toBe('invalid-draw');
  });
});

describe('a draw by chance (3.1)', () => {
  it('is the same from the same seed, and keeps its seed', () => {
    fc.assert(
      fc.property(fc.nat(), (seed) => {
        const answer = withLeftover().ask('make-draw', random(seed));
        expect(outcomeOf(answer)).toEqual(outcomeOf(withLeftover().ask('make-draw', random(seed))));
        if (answer.ok) expect(answer.value.data).toMatchObject({ source: { kind: 'random', seed } });
      }),
      { numRuns: 40 },
    );
  });

  it('keeps the leftover, or puts all of it back', () => {
    fc.assert(
      fc.property(fc.nat(), (seed) => {
        const answer = withLeftover().ask('make-draw', random(seed));
        if (!answer.ok || answer.value.type !== 'draw-made') return;
        const { draw, isWhole } = answer.value.data;
        expect(draw).toHaveLength(7);
        if (!isWhole) expect([...'NTU'].every((letter) => draw.includes(letter))).toBe(true);
      }),
      { numRuns: 40 },
    );
  });

  it('differs from one seed to another', () => {
    const draws = [1, 2, 3, 4, 5, 6].map((seed) => outcomeOf(openHall().ask('make-draw', random(seed))));
    expect(new Set(draws.map((draw) => JSON.stringify(draw))).size).toBeGreaterThan(3);
  });
});

describe('a turn is drawn', () => {
  it('once the one before it has its solution', () => {
    const hall = openHall();
    hall.tell('make-draw', typed('MENERAI'));
    expect(outcomeOf(hall.ask('make-draw', typed('MERNIAS')))).toBe('turn-not-over');
    hall.tell('end-turn', { game: 'g', turn: 1, centre: 'c' });
    expect(outcomeOf(hall.ask('make-draw', typed('MERNIAS')))).toBe('turn-not-over');
    layTop(hall, 1);
    hall.tell('make-draw', typed('MERNIAS'));
  });

  it('in a game that is planned, that is not over, and whose forerunners are', () => {
    const hall = openHall();
    hall.tell('plan-game', { id: 'h', name: 'Partie 2', formula: 'normale', rhythm: 'normal' });
    expect(outcomeOf(hall.ask('make-draw', { ...typed('MENERAI'), game: 'z' }))).toBe('unknown-game');
    expect(outcomeOf(hall.ask('make-draw', { ...typed('MENERAI'), game: 'h' }))).toBe('earlier-game-unfinished');
    hall.tell('finish-game', { game: 'g', cause: 'decision', reason: 'panne', missing: missingIn(hall) });
    expect(outcomeOf(hall.ask('make-draw', typed('MENERAI')))).toBe('game-finished');
    hall.tell('make-draw', { ...typed('MENERAI'), game: 'h' });
  });

  it('for somebody', () => {
    const hall = openHall({ players: 1 });
    hall.tell('note-departure', { entrant: 'p1', reason: 'malade' });
    expect(outcomeOf(hall.ask('make-draw', typed('MENERAI')))).toBe('nobody-plays');
    hall.tell('note-arrival', { entrant: 'p1' });
    hall.tell('make-draw', typed('MENERAI'));
  });

  it('from a bag that still gives one: at the end all that is left, then nothing more', () => {
    const hall = playComb(LAST_TURN - 1);
    expect(drawComb(hall, LAST_TURN).data).toMatchObject({ draw: 'UU??' });
    expect(outcomeOf(playComb(LAST_TURN - 1).ask('make-draw', typed('UU?')))).toBe('invalid-draw');
    for (const source of [typed('?'), random(1)]) {
      expect(outcomeOf(playComb(LAST_TURN).ask('make-draw', source))).toBe('bag-exhausted');
    }
  });
});

describe('the formula of the game says (3.8)', () => {
  const play = (formula: NonNullable<NonNullable<HallSetup['game']>['formula']>, letters: string) =>
    outcomeOf(openHall({ game: { formula }, edition: '2023' }).ask('make-draw', typed(letters)));

  it('how many letters a draw has', () => {
    expect(play('7sur8', 'MENERAIS')).toMatchObject({ data: { draw: 'AEEIMNRS' } });
    expect(play('7et8', 'MENERAIS')).toMatchObject({ data: { topScore: 135 } });
    expect(play('789', 'MENERAIST')).toMatchObject({ data: { draw: 'AEEIMNRST', topScore: 135 } });
    expect(play('7sur8', 'MENERAI')).toBe('invalid-draw');
    expect(play('7et8', 'MENERAIST')).toBe('invalid-draw');
    expect(play('789', 'MENERAIS')).toBe('invalid-draw');
    expect(play('normale', 'MENERAIS')).toBe('invalid-draw');
  });

  it.each([
    ['joker', ''],
    ['7sur8joker', 'S'],
    ['7et8joker', 'S'],
    ['789joker', 'ST'],
  ] as const)('that a draw has one joker and one only: %s', (formula, more) => {
    expect(play(formula, `MENERA?${more}`)).toMatchObject({ type: 'draw-made' });
    expect(play(formula, `MENERAI${more}`)).toBe('invalid-draw');
    expect(play(formula, `MENER??${more}`)).toBe('invalid-draw');
  });

  it('that the joker laid comes back with the next draw, the real letter in its place', () => {
    const hall = openHall({ game: { formula: 'joker' } });
    playTurn(hall, 'MENERA?', 1);
    hall.tell('lay-solution', { game: 'g', turn: 1, word: 'MENERAi', reference: 'H4' });
    expect(outcomeOf(hall.ask('make-draw', typed('MERNIAS')))).toBe('invalid-draw');
    expect(outcomeOf(hall.ask('make-draw', typed('MERNIA?')))).toMatchObject({ data: { turn: 2, draw: 'AEIMNR?' } });
  });
});

describe('correct-draw', () => {
  const correction = (letters: string, reason = '') => ({ game: 'g', turn: 1, letters, reason });

  it('puts the letters right before any clock is started, with the reason if one is given', () => {
    const hall = openHall();
    hall.tell('make-draw', random(1));
    expect(outcomeOf(hall.ask('correct-draw', correction('ménerai', 'jeton mal lu')))).toEqual({
      type: 'draw-corrected',
      data: {
        game: 'g',
        turn: 1,
        draw: 'AEEIMNR',
        drawn: 'MENERAI',
        rejected: [],
        isWhole: false,
        source: { kind: 'typed' },
        topScore: 70,
        reason: 'jeton mal lu',
      },
    });
    playTurnFrom(hall);
    layTop(hall, 1);
    expect(hall.journal.state.games.get('g')?.turns[0]).toMatchObject({ topScore: 70, solution: { word: 'MENERAI' } });
  });

  it('keeps to the leftover', () => {
    const hall = withLeftover();
    hall.tell('make-draw', typed('NTU+RASE'));
    const correct = (letters: string) => hall.ask('correct-draw', { ...correction(letters), turn: 2 });
    expect(outcomeOf(correct('RASEMIL'))).toBe('leftover-missing');
    expect(outcomeOf(correct('-RASEMIL'))).toMatchObject({ data: { isWhole: true } });
  });

  it.each([
    [correction('ZZAEIRT'), 'draw-not-in-bag'],
    [correction('RSTLENB'), 'invalid-draw'],
    [correction('???'), 'draw-unreadable'],
    [correction('BBCCOOH'), 'nothing-playable'],
    [{ ...correction('MENERAI'), game: 'z' }, 'unknown-game'],
    [{ ...correction('MENERAI'), turn: 2 }, 'unknown-turn'],
  ])('%j: refused, %s', (data, code) => {
    const hall = openHall();
    hall.tell('make-draw', typed('SALETUN'));
    expect(outcomeOf(hall.ask('correct-draw', data))).toBe(code);
  });

  it('is too late once a clock was started somewhere, or the end announced', () => {
    const started = openHall();
    started.tell('make-draw', typed('SALETUN'));
    started.tell('start-clock', { game: 'g', turn: 1, centre: 'c' });
    expect(outcomeOf(started.ask('correct-draw', correction('MENERAI')))).toBe('clock-already-started');
    const ended = openHall();
    ended.tell('make-draw', typed('SALETUN'));
    ended.tell('end-turn', { game: 'g', turn: 1, centre: 'c' });
    expect(outcomeOf(ended.ask('correct-draw', correction('MENERAI')))).toBe('clock-already-started');
  });

  it('never changes the letters under slips that were judged with them', () => {
    const hall = openHall();
    hall.tell('make-draw', typed('SALETUN'));
    hall.tell('record-slips', { game: 'g', turn: 1, slips: [{ entrant: 'p1', slip: slipOf('SALE', 'H5', 8) }] });
    expect(outcomeOf(hall.ask('correct-draw', correction('MENERAI')))).toBe('slips-on-draw');
    hall.tell('undo', {});
    hall.tell('correct-draw', correction('MENERAI'));
  });

  it('is too late once the next turn is drawn or the game is over', () => {
    const hall = withLeftover();
    hall.tell('make-draw', typed('NTU+RASE'));
    expect(outcomeOf(hall.ask('correct-draw', correction('MENERAI')))).toBe('next-turn-drawn');
    const over = withLeftover();
    over.tell('finish-game', { game: 'g', cause: 'decision', reason: 'panne', missing: missingIn(over) });
    expect(outcomeOf(over.ask('correct-draw', correction('MENERAI')))).toBe('game-finished');
  });
});

function playTurnFrom(hall: Hall): void {
  hall.tell('start-clock', { game: 'g', turn: 1, centre: 'c' });
  hall.tell('end-turn', { game: 'g', turn: 1, centre: 'c' });
}

describe('a prepared game', () => {
  const PASSPHRASE = 'le chat dort au soleil';
  const TURNS = [
    { draw: 'MENERAI', word: 'MENERAI', reference: 'H4' },
    { draw: 'USTEALO', word: 'SALE', reference: '11H' },
  ];
  const BYTES = { salt: new Uint8Array(16).fill(1), nonce: new Uint8Array(24).fill(2) };
  const SEALED = unwrap(sealGame({ name: 'Finale', formula: 'normale', turns: TURNS }, PASSPHRASE, BYTES));

  function opened(): Hall {
    const hall = openHall();
    hall.tell('attach-prepared-game', { game: 'g', sealed: SEALED });
    hall.tell('open-prepared-game', { game: 'g', passphrase: PASSPHRASE });
    return hall;
  }

  it('is attached sealed, opened with its passphrase, and gives the draws in turn', () => {
    const hall = openHall();
    expect(outcomeOf(hall.ask('attach-prepared-game', { game: 'g', sealed: SEALED }))).toEqual({
      type: 'prepared-game-attached',
      data: { game: 'g', sealed: SEALED },
    });
    expect(outcomeOf(hall.ask('open-prepared-game', { game: 'g', passphrase: PASSPHRASE }))).toEqual({
      type: 'prepared-game-opened',
      data: { game: 'g', turns: TURNS },
    });
    expect(outcomeOf(hall.ask('make-draw', PREPARED))).toMatchObject({
      data: { turn: 1, draw: 'AEEIMNR', source: { kind: 'prepared' } },
    });
    playTurnFrom(hall);
    layTop(hall, 1);
    expect(outcomeOf(hall.ask('make-draw', PREPARED))).toMatchObject({ data: { turn: 2, draw: 'AELOSTU' } });
  });

  it('goes on in one centre alone, whose chief draws and lays what is prepared and nothing else', () => {
    const hall = opened();
    const chief = chiefOf('c');
    const lay = (word: string, reference: string) =>
      outcomeOf(hall.ask('lay-solution', { game: 'g', turn: 1, word, reference }, chief));
    expect(outcomeOf(hall.ask('make-draw', typed('MENERAI'), chief))).toBe('not-allowed');
    expect(outcomeOf(hall.ask('make-draw', random(1), chief))).toBe('not-allowed');
    expect(outcomeOf(hall.ask('make-draw', { ...PREPARED, turn: 2 }, chief))).toBe('unknown-turn');
    hall.tell('make-draw', { ...PREPARED, turn: 1 }, chief);
    expect(lay('MENERAI', 'H4')).toBe('turn-not-ended');
    hall.tell('add-centre', { id: 'd', name: 'Annexe' });
    hall.tell('end-turn', { game: 'g', turn: 1, centre: 'd' });
    expect(lay('MENERAI', 'H4')).toBe('turn-not-ended');
    hall.tell('end-turn', { game: 'g', turn: 1, centre: 'c' });
    expect(lay('MARE', 'H5')).toBe('not-allowed');
    expect(lay('MENERAI', 'H4')).toMatchObject({ type: 'solution-laid' });
    hall.tell('make-draw', { ...PREPARED, turn: 2 }, chief);
    expect(outcomeOf(hall.ask('make-draw', { ...PREPARED, turn: 2 }, chiefOf('d')))).toBe('already-drawn');
  });

  it('never writes its passphrase in the history', () => {
    expect(JSON.stringify(opened().journal.events)).not.toContain(PASSPHRASE);
  });

  it('stays shut without its passphrase', () => {
    const hall = openHall();
    expect(outcomeOf(hall.ask('open-prepared-game', { game: 'g', passphrase: PASSPHRASE }))).toBe('no-sealed-game');
    expect(outcomeOf(hall.ask('open-prepared-game', { game: 'z', passphrase: PASSPHRASE }))).toBe('unknown-game');
    hall.tell('attach-prepared-game', { game: 'g', sealed: SEALED });
    expect(outcomeOf(hall.ask('make-draw', PREPARED))).toBe('no-prepared-game');
    expect(outcomeOf(hall.ask('open-prepared-game', { game: 'g', passphrase: 'le chien' }))).toBe('cannot-open');
  });

  it('gives way to another one attached after it: its draws wait until that one is opened', () => {
    const hall = openHall();
    hall.tell('attach-prepared-game', { game: 'g', sealed: SEALED });
    hall.tell('open-prepared-game', { game: 'g', passphrase: PASSPHRASE });
    hall.tell('attach-prepared-game', { game: 'g', sealed: SEALED });
    expect(outcomeOf(hall.ask('make-draw', PREPARED))).toBe('no-prepared-game');
  });

  it('is for a game of its formula that has not begun', () => {
    const other = openHall({ game: { formula: '7sur8' } });
    expect(outcomeOf(other.ask('attach-prepared-game', { game: 'g', sealed: SEALED }))).toBe('formula-differs');
    const begun = openHall();
    begun.tell('make-draw', typed('MENERAI'));
    expect(outcomeOf(begun.ask('attach-prepared-game', { game: 'g', sealed: SEALED }))).toBe('game-begun');
    expect(outcomeOf(begun.ask('attach-prepared-game', { game: 'z', sealed: SEALED }))).toBe('unknown-game');
  });

  it('is left as soon as the board goes its own way: the letters can still be typed', () => {
    const hall = opened();
    hall.tell('make-draw', PREPARED);
    playTurnFrom(hall);
    hall.tell('lay-solution', { game: 'g', turn: 1, word: 'MARE', reference: 'H5' });
    expect(outcomeOf(hall.ask('make-draw', PREPARED))).toBe('prepared-game-differs');
    hall.tell('make-draw', typed('EIN+ALES'));
  });

  it('has no draw after its last one', () => {
    const hall = opened();
    for (const turn of [1, 2]) {
      hall.tell('make-draw', PREPARED);
      hall.tell('end-turn', { game: 'g', turn, centre: 'c' });
      layTop(hall, turn);
    }
    expect(outcomeOf(hall.ask('make-draw', PREPARED))).toBe('prepared-game-over');
  });
});
