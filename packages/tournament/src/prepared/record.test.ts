import { FORMULA_NAMES, parseRecord, unwrap } from '@raccord/scrabble';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkPrepared } from './check.ts';
import { checkRecord, makeRecord, nameInRecord, preparedFromRecord } from './record.ts';
import { brief, gameOf, RULES, recordOf, WORDBOOK, wordbookOf } from './testing/given.ts';

const JOKER = '# formule: joker';
const WORDS = wordbookOf('KIF KAKI TEST TES');

const found = (...lines: readonly string[]) =>
  brief(checkRecord(recordOf(...lines), 'Essai', WORDS, RULES).checked.findings).filter(
    (finding) => !/unfinished|not-top|joker-wasted/.test(finding),
  );

describe('a game record becomes a prepared game', () => {
  it('with its draws as written and its jokers in lower case', () => {
    const record = recordOf(JOKER, 'KIF?SUP KIF H6 30', 'PSU?+AIE KAkI 6H 12');
    expect(preparedFromRecord(record, 'Essai', WORDS)).toEqual({
      name: 'Essai',
      formula: 'joker',
      turns: [
        { draw: 'KIF?SUP', word: 'KIF', reference: 'H6' },
        { draw: 'PSU?+AIE', word: 'KAkI', reference: '6H' },
      ],
    });
    const replaced = preparedFromRecord(recordOf(JOKER, 'TES?OUP TEST H7 6'), 'Essai', WORDS);
    expect(replaced.turns[0].word).toBe('tEST');
  });

  it('a turn that cannot be replayed stays as written, and is a fault', () => {
    const record = recordOf('TESOUPL TES H7 6', 'LOPU+ABC KIF 7H 30', 'LOPU+ABC TES A1 3');
    expect(preparedFromRecord(record, 'Essai', WORDS).turns.map(({ word }) => word)).toEqual(['TES', 'KIF', 'TES']);
    expect(brief(checkRecord(record, 'Essai', WORDS, RULES).checked.findings)).toEqual(['2 impossible-placement']);
  });
});

describe('what the record alone says', () => {
  it.each([
    ['a wrong score', ['TESOUPL TES H7 7'], '1 wrong-score'],
    ['a joker in upper case', ['TE?OUPL TES H7 4'], '1 joker-miswritten'],
    ['a joker of a joker game that stays', [JOKER, 'KIF?SUP KIF H6 30', 'PSU?+AIE KAKI 6H 12'], '2 joker-miswritten'],
    ['a joker of a joker game that does not stay', [JOKER, 'TES?OUP TESt H7 6'], '1 joker-miswritten'],
  ])('%s', (_, lines, finding) => {
    expect(found(...lines)).toEqual([finding]);
  });

  it('is told in the order of the turns', () => {
    const { findings } = checkRecord(recordOf('TESOUPL TES H7 7', 'LOPU+AKF TEST H7 4'), 'Essai', WORDS, RULES).checked;
    expect(brief(findings)).toEqual(['1 wrong-score', '2 letters-not-in-draw']);
    expect(findings[0].text).toBe('Score 7 annoncé, 6 calculé.');
  });
});

describe('a prepared game as a record', () => {
  it('has its name, its formula and one turn a line', () => {
    const { game, checked } = checkRecord(recordOf(JOKER, 'TES?OUP TEST H7 6'), 'Grande finale', WORDS, RULES);
    const text = makeRecord(game, checked.turns);
    expect(text).toBe('# nom: Grande finale\n# formule: joker\nTES?OUP  TEST  H7  6\n');
    expect(nameInRecord(text)).toBe('Grande finale');
    expect(nameInRecord('# Club\r\n# NOM :  Demi-finale \r\nTES TES H7 6')).toBe('Demi-finale');
    expect(nameInRecord('TES TES H7 6 # nom: non')).toBeUndefined();
    expect(nameInRecord('# nom:\nTES TES H7 6')).toBeUndefined();
    expect(makeRecord({ ...game, name: 'Grande\nTES TES H7 6\r# formule: normale' }, checked.turns)).toBe(
      '# nom: Grande TES TES H7 6 # formule: normale\n# formule: joker\nTES?OUP  TEST  H7  6\n',
    );
  });

  it('is read again as the same game, whatever the formula', () => {
    fc.assert(
      fc.property(fc.constantFrom(...FORMULA_NAMES), fc.nat(2 ** 32 - 1), (formula, seed) => {
        const game = gameOf(formula, seed);
        const record = unwrap(parseRecord(makeRecord(game, checkPrepared(game, WORDBOOK, RULES).turns)));
        const again = checkRecord(record, game.name, WORDBOOK, RULES);
        expect(again.game).toEqual(game);
        expect(again.checked.findings.filter(({ severity }) => severity === 'fault')).toEqual([]);
      }),
      { numRuns: 30 },
    );
  });
});
