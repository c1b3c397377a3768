import { describe, expect, it } from 'vitest';
import { expand, isSupported, parseAffixes, parseEntries } from './hunspell.ts';

const AFF = `
FLAG long
NEEDAFFIX ()
FORBIDDENWORD {}
CIRCUMFIX **
KEEPCASE ||
PFX L' Y 1
PFX L' 0 l' [aeiou]
SFX S. Y 2
SFX S. 0 0/L'D' [^sxz] is:sg
SFX S. 0 s/D' [^sxz] is:pl
SFX X. Y 2
SFX X. 0 0 [ul] is:sg
SFX X. l ux al is:pl
SFX v0 Y 3
SFX v0 er er er po:infi
SFX v0 er ant/S. [^g]er po:ppre
SFX v0 ger geant ger po:ppre
SFX n0 Y 1
SFX n0 0 e/n1() t po:stem
SFX n1 Y 2
SFX n1 0 lle e is:fem
SFX n1 0 z/S. e is:odd
SFX c0 Y 1
SFX c0 0 s/** . is:pl
SFX f0 Y 1
SFX f0 aller va aller po:ipre po:3sg
SFX l0 Y 1
SFX l0 f ves . is:pl
`;

const affixes = parseAffixes(AFF);

const formsOf = (line: string) => parseEntries(`1\n${line}\n`).flatMap((entry) => expand(entry, affixes));
const textsOf = (line: string) => formsOf(line).map((form) => form.text);

describe('parseEntries', () => {
  it('splits flags two characters at a time, and keeps the fields', () => {
    expect(parseEntries("2\nami/S.L'() po:nom is:mas\nhors po:prep\n")).toEqual([
      { stem: 'ami', flags: ['S.', "L'", '()'], tags: ['po:nom', 'is:mas'] },
      { stem: 'hors', flags: [], tags: ['po:prep'] },
    ]);
  });
});

describe('parseAffixes', () => {
  it('finds the special flags', () => {
    expect(affixes).toMatchObject({ needAffix: '()', forbiddenWord: '{}', circumfix: '**', keepCase: '||' });
  });

  it.each([
    ['two-character flags', 'FLAG long\n', true],
    ['one-character flags', 'SET UTF-8\n', false],
    ['numeric flags', 'FLAG num\n', false],
    ['aliased flags', 'FLAG long\nAF 1\nAF S.\n', false],
    ['aliased fields', 'FLAG long\nAM 1\nAM po:nom\n', false],
  ])('%s', (_, aff, supported) => {
    expect(isSupported(aff)).toBe(supported);
  });
});

describe('expand', () => {
  it('emits the stem of an entry without NEEDAFFIX', () => {
    expect(textsOf('hors po:prep')).toEqual(['hors']);
  });

  it('never emits the bare stem of a NEEDAFFIX entry', () => {
    expect(textsOf('bras/S. po:nom')).toEqual(['bras']);
    expect(textsOf('bras/S.() po:nom')).toEqual([]);
  });

  it('applies every rule whose condition matches, and only those', () => {
    expect(textsOf('cheval/X.()')).toEqual(['cheval', 'chevaux']);
    expect(textsOf('manger/v0()')).toEqual(['manger', 'mangeant']);
  });

  it('joins the fields of the entry and of the rule', () => {
    expect(formsOf('cheval/X.() po:nom is:mas')[1].tags).toEqual(['po:nom', 'is:mas', 'is:pl']);
  });

  it('applies no prefix rule', () => {
    expect(textsOf("ami/S.L'()")).toEqual(['ami', 'amis']);
  });

  it('follows one continuation, but not a second', () => {
    expect(textsOf('net/n0()')).toEqual(['netelle', 'netez']);
  });

  it('lets a rule strip the whole stem', () => {
    expect(textsOf('aller/f0()')).toEqual(['va']);
  });

  it('applies no rule that strips letters which are not there', () => {
    expect(textsOf('boeuf/l0()')).toEqual(['boeuves']);
    expect(textsOf('coeur/l0()')).toEqual([]);
  });

  it('skips FORBIDDENWORD entries, and CIRCUMFIX entries and rules', () => {
    expect(textsOf('faute/S.{}')).toEqual([]);
    expect(textsOf('mot/S.**')).toEqual([]);
    expect(textsOf('mot/c0')).toEqual(['mot']);
  });
});
