import { describe, expect, it } from 'vitest';
import { makeDraw } from '../draw.ts';
import { makeReference } from '../reference.ts';
import { accepted, refused } from '../testing/given.ts';
import { parseRecord } from './record.ts';

const read = (text: string) => accepted(parseRecord(text));

describe('reading a game record', () => {
  it('takes one turn a line: draw, word, reference, score', () => {
    const [turn, next] = read('MENERAI MENERAI H4 70\nGAMNOUT GAMIN 10E 9\n').turns;
    expect(turn).toMatchObject({ line: 1, drawText: 'MENERAI', word: 'MENERAI', score: 70, isRejected: false });
    expect(makeDraw(turn.draw)).toBe('AEEIMNR');
    expect(makeReference(next.start)).toBe('10E');
  });

  it.each([
    ['tabs', 'TASOUEL\tTAS\tH7\t6'],
    ['several blanks', '  TASOUEL   TAS  H7 6  '],
    ['a draw with blanks', 'TAS O U EL TAS H7 6'],
    ['a draw in lower case', 'tasouel TAS H7 6'],
    ['a comment behind', 'TASOUEL TAS H7 6 # facile'],
    ['comments and blank lines around', '# Club\n\nTASOUEL TAS H7 6\n\n# fin'],
    ['line ends of Windows', 'TASOUEL TAS H7 6\r\n'],
    ['a byte order mark', '\uFEFFTASOUEL TAS H7 6'],
  ])('forgives %s', (_, text) => {
    const { turns } = read(text);
    expect(turns).toHaveLength(1);
    expect(turns[0]).toMatchObject({ word: 'TAS', score: 6 });
    expect(makeDraw(turns[0].draw)).toBe('AELOSTU');
  });

  it.each([
    ['TASOUEL', 'AELOSTU', undefined, false],
    ['OTU+ASEL', 'AELOSTU', 'OTU', false],
    ['FFN?+EEN', 'EEFFNN?', 'FFN?', false],
    ['+TASOUEL', 'AELOSTU', undefined, false],
    ['-TASOUEL', 'AELOSTU', undefined, true],
    ['RU', 'RU', undefined, false],
  ])('the draw %s has the letters %s, of which %s were kept', (drawText, letters, kept, isRejected) => {
    const [turn] = read(`${drawText} TAS H7 6`).turns;
    expect(makeDraw(turn.draw)).toBe(letters);
    expect(turn.kept && makeDraw(turn.kept)).toBe(kept);
    expect(turn.isRejected).toBe(isRejected);
    expect(turn.drawText).toBe(drawText);
  });

  it.each([
    ['', 'normale'],
    ['# formule: joker', 'joker'],
    ['# Formule : 7 sur 8', '7sur8'],
    ['#formule:7et8JOKER', '7et8joker'],
    ['# formule: 789', '789'],
    ['# formule: 7, 8 et 9 joker', '789joker'],
    ['# une formule comme une autre', 'normale'],
  ])('the header %o sets the formula %s', (header, name) => {
    expect(read(`${header}\nTASOUEL TAS H7 6`).formula.name).toBe(name);
  });
});

describe('a turn as clubs publish it', () => {
  it.each([
    ['accents', 'TÂS', 'TAS', false],
    ['accents in two pieces', 'TA\u0302S', 'TAS', false],
    ['a ligature', 'CŒUR', 'COEUR', false],
    ['a joker in lower case', 'Tas', 'Tas', false],
    ['a joker with an accent', 'TâS', 'TaS', false],
    ['a joker in brackets', 'T(A)S', 'TaS', false],
    ['a joker in square brackets', 'T[Â]S', 'TaS', false],
    ['two jokers in brackets', '(TA)S', 'taS', false],
    ['two jokers, each in brackets', '(T)A(S)', 'tAs', false],
    ['a joker marked by a star', 'T*AS', 'tAS', false],
    ['a joker somewhere', 'TAS*', 'TAS', true],
  ])('has %s: %s', (_, written, word, hasStar) => {
    expect(read(`TASOUE? ${written} H7 6`).turns[0]).toMatchObject({ word, hasStar });
  });

  it.each(['H 7', 'h7', 'H07', 'H7'])('has its reference %s', (reference) => {
    for (const rest of ['6', '6 96', '6\t96']) {
      const [turn] = read(`TAS+OUEL\tTAS\t${reference}\t${rest}`).turns;
      expect(turn).toMatchObject({ word: 'TAS', score: 6, start: { row: 7, column: 6, direction: 'horizontal' } });
    }
  });

  it('has a reference of a column in two pieces', () => {
    expect(read('TASOUEL TAS 8 G 6').turns[0].start).toEqual({ row: 6, column: 7, direction: 'vertical' });
  });

  it.each(['-TASOUEL', '- TASOUEL', '–TASOUEL', '− TASOUEL'])('has a draw made anew: %s', (draw) => {
    expect(read(`${draw} TAS H7 6`).turns[0].isRejected).toBe(true);
  });
});

describe('a malformed record', () => {
  const GOOD = 'TASOUEL TAS H7 6';

  it.each([
    ['a field missing', 'TASOUEL TAS H7', 'quatre champs'],
    ['a score in letters', 'TASOUEL TAS H7 six', 'score « six »'],
    ['a negative score', 'TASOUEL TAS H7 -6', 'score « -6 »'],
    ['no such reference', 'TASOUEL TAS P7 6', '« P7 » n’est pas une référence'],
    ['a sign in the word', 'TASOUEL T-AS H7 6', 'mot « T-AS »'],
    ['a bracket that nothing closes', 'TASOUEL T(AS H7 6', 'mot « T(AS »'],
    ['a star alone', 'TASOUEL * H7 6', 'mot « * »'],
    ['a word of one letter', 'TASOUEL T H7 6', 'mot « T »'],
    ['a digit in the draw', 'TAS0UEL TAS H7 6', '« 0 »'],
    ['a draw too long', 'TASOUELTAS TAS H7 6', '10 lettres'],
    ['two + in a draw', 'TA+SO+UEL TAS H7 6', 'un seul « + »'],
    ['a draw of a mark only', '- TAS H7 6', 'tirage est vide'],
  ])('%s is told with its line', (_, line, sentence) => {
    const fault = refused(parseRecord(`# Club\n${GOOD}\n${line}\n${GOOD}`));
    expect(fault.code).toBe('record-line');
    expect(fault.text).toContain('Ligne 3 :');
    expect(fault.text).toContain(sentence);
  });

  it('names the formulas when one is unknown', () => {
    const fault = refused(parseRecord(`\n# formule: blitz\n${GOOD}`));
    expect(fault.code).toBe('record-formula');
    expect(fault.text).toContain('Ligne 2 : formule « blitz »');
    expect(fault.text).toContain('normale, 7sur8, 7et8, 789');
  });

  it.each(['', '\n\n', '# formule: joker\n# rien'])('%o has no turn', (text) => {
    expect(refused(parseRecord(text)).code).toBe('record-empty');
  });
});
