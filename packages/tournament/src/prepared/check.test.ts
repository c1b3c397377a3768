import type { FormulaName } from '@raccord/scrabble';
import { describe, expect, it } from 'vitest';
import { checkPrepared } from './check.ts';
import { brief, RULES, wordbookOf } from './testing/given.ts';

const SMALL = wordbookOf('MENERAI MENERAIS GAMIN GAMINS TAS TES KIF KAKI TEST');

/** A game as lines: draw, word, reference. */
function check(lines: readonly string[], formula: FormulaName = 'normale', wordbook = SMALL) {
  const turns = lines.map((line) => {
    const [draw, word, reference] = line.split(' ');
    return { draw, word, reference };
  });
  return checkPrepared({ name: 'Essai', formula, turns }, wordbook, RULES);
}

/** What is found, but for the alert that the bag is not empty yet. */
const found = (...given: Parameters<typeof check>) =>
  brief(check(...given).findings).filter((finding) => !finding.endsWith('unfinished'));

const MENERAI = 'MENERAI MENERAI H4';
const GAMIN = 'GAMNOUT GAMIN 10E';
const TAS = 'OTU+ASEL TAS J8';

describe('a game without fault', () => {
  it('has its scores, its tops and what lies on the board', () => {
    const { turns, total } = check([MENERAI, GAMIN, TAS]);
    expect(found([MENERAI, GAMIN, TAS])).toEqual([]);
    expect(total).toBe(94);
    expect(turns.map(({ word, score, top, onBoard }) => [word, score, top, onBoard])).toEqual([
      ['MENERAI', 70, 70, 'MENERAI'],
      ['GAMIN', 9, 9, 'GAMIN'],
      ['TAS', 15, 15, 'TAS'],
    ]);
    expect(turns[1].laid).toEqual([0, 1, 2, 4]);
  });

  it('may put the leftover back, or write a draw without marks', () => {
    expect(found([MENERAI, GAMIN, '-TASPLNE TAS J8'])).toEqual([]);
    expect(found([MENERAI, GAMIN, 'TASOUEL TAS J8'])).toEqual([]);
  });

  it('is told unfinished while letters are left to draw', () => {
    expect(check([MENERAI]).findings).toEqual([
      { turn: 1, severity: 'alert', code: 'unfinished', text: expect.stringContaining('encore un tirage') },
    ]);
    expect(brief(check([]).findings)).toEqual(['0 unfinished']);
  });
});

describe('faults', () => {
  it.each([
    ['a draw that cannot be read', [MENERAI, 'GA1NOUT GAMIN 10E'], '2 draw-unreadable'],
    ['two + in a draw', [MENERAI, 'GA+NO+UT GAMIN 10E'], '2 draw-unreadable'],
    ['more letters than there are', ['TESKKOU TES H7'], '1 bag-exceeded'],
    ['a leftover that is not there', ['ME+NERAI MENERAI H4'], '1 wrong-leftover'],
    ['another leftover before the +', [MENERAI, GAMIN, 'OT+UASEL TAS J8'], '3 wrong-leftover'],
    ['a draw without the leftover', [MENERAI, GAMIN, 'TASELNO TAS J8'], '3 wrong-leftover'],
    ['a draw too short', ['TASOUE TAS H7'], '1 wrong-size'],
    ['a draw too long', ['TASOUELE TAS H7'], '1 wrong-size'],
    ['too few vowels', ['TASKPLN TAS H7'], '1 too-few-vowels'],
    ['too few consonants', ['TASEEOU TAS H7', 'EEOU+AIO TAS 7H'], '2 too-few-consonants'],
    ['a word that cannot be read', ['TASOUEL T-S H7'], '1 word-unreadable'],
    ['a reference that cannot be read', ['TASOUEL TAS P7'], '1 reference-unreadable'],
    ['a word off the board', ['TASOUEL TAS H14'], '1 impossible-placement'],
    ['a first word down', ['TASOUEL TAS 8H'], '1 vertical-opening'],
    ['a word that touches nothing', ['TASOUEL TAS A1'], '1 impossible-placement'],
    ['a word that is longer on the board', [MENERAI, 'TESOUPL TES H11'], '2 impossible-placement'],
    ['a letter that the draw lacks', [MENERAI, 'GAMOUTS GAMIN 10E'], '2 letters-not-in-draw'],
    ['a joker in upper case', ['MENER?I MENERAI H4'], '1 joker-not-marked'],
    ['a joker that the draw has not', ['MENERAI MENERaI H4'], '1 joker-not-marked'],
    ['a word not admitted', ['TASOUEL SOULE H4'], '1 word-not-admitted'],
  ])('%s', (_, lines, finding) => {
    expect(found(lines)[0]).toBe(finding);
    const fault = check(lines).findings[0];
    expect(fault.severity).toBe('fault');
    expect(fault.text).toMatch(/^[A-ZÀ-Ý«].*\.$/);
  });

  it('a joker game without its joker', () => {
    expect(found(['TASOUEL TAS H7'], 'joker')).toEqual(['1 joker-count']);
  });

  it('the rest is checked when the move can be laid', () => {
    expect(found([MENERAI, GAMIN, 'OT+UASEL TAS J8', 'ELOU+VTS TAK 8J'])).toEqual([
      '3 wrong-leftover',
      '4 letters-not-in-draw',
    ]);
  });

  it('ends the check when the move cannot be laid', () => {
    const { turns, findings } = check([MENERAI, 'GAMOUTS GAMIN 10E', TAS]);
    expect(turns).toHaveLength(1);
    expect(brief(findings)).toEqual(['2 letters-not-in-draw']);
  });

  it('the words not admitted are named', () => {
    expect(check(['TASOUEL SOULE H4']).findings[0].text).toBe('Mot non admis : SOULE.');
  });
});

describe('alerts', () => {
  it('a solution that is not a top', () => {
    const lines = [MENERAI, GAMIN, 'OTU+ASEL TAS F9'];
    expect(found(lines)).toEqual(['3 not-top']);
    expect(check(lines).findings[0].text).toBe('La solution retenue vaut 3\u00a0points, le top 15.');
  });

  it('a top that lays a joker which another top keeps', () => {
    const words = wordbookOf('LES LA');
    expect(found(['AELOU?T LEs H7'], 'normale', words)).toEqual(['1 joker-wasted']);
    expect(found(['AELOU?T LA H7'], 'normale', words)).toEqual([]);
    expect(found(['EIOLU?T LEs H7'], 'normale', words)).toEqual([]);
  });
});

describe('a joker game', () => {
  it('has the real letter on the board while the bag has one', () => {
    const { turns } = check(['KIF?SUP KIF H6', 'PSU?+AIE KAkI 6H'], 'joker');
    expect(turns.map(({ word, onBoard }) => [word, onBoard])).toEqual([
      ['KIF', 'KIF'],
      ['KAkI', 'KAkI'],
    ]);
    expect(check(['TES?OUP TESt H7'], 'joker').turns[0]).toMatchObject({ word: 'TESt', onBoard: 'TEST' });
  });

  it('counts that letter from the next turn on', () => {
    const lines = ['TES?OUP TESt H7', 'OPU?+RIM TESTs H7'];
    const { turns } = check(lines, 'joker', wordbookOf('TEST TESTS'));
    expect(turns[1]).toMatchObject({ word: 'TESTs', score: 4 });
  });
});
