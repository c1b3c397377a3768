import { describe, expect, it } from 'vitest';
import { accepted, refused } from '../testing/given.ts';
import { parseWordList } from './wordlist.ts';

const read = (text: string) => accepted(parseWordList(text));

describe('reading a list of words', () => {
  it.each([
    ['any case', 'tes\nTest\nTAS', ['TAS', 'TES', 'TEST']],
    ['accents', 'été\nNOËL\ngarçon', ['ETE', 'GARCON', 'NOEL']],
    ['accents as marks of their own', 'e\u0301te\u0301', ['ETE']],
    ['ligatures', 'œuf\nex\næquo', ['AEQUO', 'EX', 'OEUF']],
    ['a byte order mark', '\uFEFFTES\nTAS', ['TAS', 'TES']],
    ['line ends of Windows', 'TES\r\nTAS\r\n', ['TAS', 'TES']],
    ['line ends of old Macs', 'TES\rTAS', ['TAS', 'TES']],
    ['blanks and blank lines', '  TES\t TAS  \n\n \nLES', ['LES', 'TAS', 'TES']],
    ['no line end at all', 'TES', ['TES']],
  ])('takes %s', (_, text, words) => {
    const list = read(text);
    expect(list.words).toEqual(words);
    expect(list.refusedCount).toBe(0);
  });

  it('counts repeats, also those that accents hid', () => {
    const list = read('cote côte côté TES tes');
    expect(list.words).toEqual(['COTE', 'TES']);
    expect(list.repeatedCount).toBe(3);
  });

  it('leaves out words that no board can hold, and counts them', () => {
    const list = read('A\nY\nTES\nHEXAKOSIOIHEXEKONTA\nINTERNATIONALES');
    expect(list.words).toEqual(['INTERNATIONALES', 'TES']);
    expect(list.tooShortCount).toBe(2);
    expect(list.tooLongCount).toBe(1);
  });

  it('measures a word once its ligatures are open', () => {
    expect(read('æ').words).toEqual(['AE']);
  });

  it('refuses what has something else than letters, with the line', () => {
    const list = read('TES\naujourd’hui\n\n4x4 TAS\r\nporte-clés');
    expect(list.words).toEqual(['TAS', 'TES']);
    expect(list.refusedCount).toBe(3);
    expect(list.firstRefused).toEqual([
      { line: 2, text: 'aujourd’hui' },
      { line: 4, text: '4x4' },
      { line: 5, text: 'porte-clés' },
    ]);
  });

  it('takes a line that begins with # for a comment, and counts it', () => {
    const list = read('# Liste de 2026\nTES\n  #TAS SES\nRAT #\n');
    expect(list).toMatchObject({ words: ['RAT', 'TES'], commentCount: 2, refusedCount: 1 });
  });

  it('shows the first ten refusals only, and not more than 40 characters of each', () => {
    const list = read(`TES\n${'1\n'.repeat(20)}`);
    expect(list.refusedCount).toBe(20);
    expect(list.firstRefused).toHaveLength(10);
    expect(read(`TES ${'1'.repeat(100)}`).firstRefused[0].text).toBe(`${'1'.repeat(40)}…`);
  });

  it.each([
    ['nothing', ''],
    ['blanks', ' \n\t\r\n'],
    ['words too short or too long', 'A B HEXAKOSIOIHEXEKONTA'],
    ['a web page', '<!doctype> <html> 404'],
  ])('refuses a list with no usable word: %s', (_, text) => {
    const fault = refused(parseWordList(text));
    expect(fault.code).toBe('word-list-empty');
    expect(fault.text).toContain('2 à 15 lettres');
  });
});
