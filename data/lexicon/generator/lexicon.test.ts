import { describe, expect, it } from 'vitest';
import { buildLexicon } from './lexicon.ts';

const AFF = `
FLAG long
NEEDAFFIX ()
KEEPCASE ||
PFX Um Y 1
PFX Um 0 kilo/S.() .
SFX S. Y 2
SFX S. 0 0 [^sxz] is:sg
SFX S. 0 s [^sxz] is:pl
SFX T. Y 1
SFX T. 0 Tv . is:inv
SFX v0 Y 3
SFX v0 er er er po:infi
SFX v0 er è er po:ipre po:1isg
SFX v0 er e er po:ipre po:spre po:1sg po:3sg
`;

function lexiconOf(
  lines: readonly string[],
  lists: { abbreviations?: string; supplement?: string; units?: string } = {},
) {
  const { abbreviations = '', supplement = '', units = '' } = lists;
  return buildLexicon({ aff: AFF, dic: [lines.length, ...lines].join('\n'), abbreviations, supplement, units });
}

const wordsOf = (...args: Parameters<typeof lexiconOf>) => lexiconOf(...args).words;

describe('which entries are words', () => {
  it.each(['npr', 'prn', 'patr', 'pfx', 'sfx', 'err', 'sign', 'ponc', 'div', 'titr', 'loc.adv'])('not po:%s', (tag) => {
    expect(wordsOf([`mot/S.() po:${tag}`])).toEqual([]);
  });

  it('a mistake is no word, whatever else it is', () => {
    expect(wordsOf(['jusqu po:mg po:prep po:err'])).toEqual([]);
  });

  it('a title or a part of a phrase is a word if it is something else too', () => {
    expect(wordsOf(['papa/S.() po:nom po:titr is:mas', 'parce po:mg po:loc.cj'])).toEqual(['PAPA', 'PAPAS', 'PARCE']);
  });

  it('not what is written with a capital, nor the symbol of a unit', () => {
    expect(wordsOf(['Paris po:nom', 'eV po:nom', 'km/|| po:nom', 'apple/T.() po:nom'])).toEqual([]);
  });

  it('not a stem of the hand list, exactly as it is spelled', () => {
    const abbreviations = '# abréviations\nréf # référence\n';
    expect(wordsOf(['réf po:nom', 'ref po:nom'], { abbreviations })).toEqual(['REF']);
    expect(lexiconOf(['réf po:nom', 'ref po:nom'], { abbreviations }).analyses[0]).toHaveLength(1);
  });
});

describe('which forms are words', () => {
  it('accents and ligatures are undone, everything is in capitals, in alphabetical order', () => {
    expect(wordsOf(['œuf po:nom', 'élæis po:nom', 'çà po:adv'])).toEqual(['CA', 'ELAEIS', 'OEUF']);
  });

  it('from 2 to 15 letters A to Z, and never a single letter', () => {
    const lines = ['a po:nom', 'œ po:nom', 'ø po:nom', 'va-nu-pieds po:nom', "d'abord po:adv", 'xᵉ po:adj'];
    expect(wordsOf([...lines, 'constitutionnel po:adj', 'constitutionnels po:adj', 'no po:nom'])).toEqual([
      'CONSTITUTIONNEL',
      'NO',
    ]);
  });

  it('names of units have a plural and their usual multiples', () => {
    expect(wordsOf(['watt/Um() po:nom', 'hertz/Ui() po:nom'], { units: 'watt: kilo méga\n' })).toEqual([
      'HERTZ',
      'KILOWATT',
      'KILOWATTS',
      'MEGAWATT',
      'MEGAWATTS',
      'WATT',
      'WATTS',
    ]);
  });

  it('the supplement adds words with their nature', () => {
    expect(lexiconOf([], { supplement: 'tô: nom masculin # pâte de mil\n' })).toEqual({
      words: ['TO'],
      analyses: [[{ lemma: 'tô', nature: 'nom masculin' }]],
    });
  });
});

describe('the analyses of a word', () => {
  it('are those of all forms that look alike without accents, each once', () => {
    const lines = [
      'cote/S.() po:nom is:fem',
      'coter/v0() po:v1__t___zz',
      'côté/S.() po:nom is:mas',
      'côté/S.() po:nom is:mas',
    ];
    const { words, analyses } = lexiconOf(lines);
    expect(analyses[words.indexOf('COTE')]).toEqual([
      { lemma: 'cote', nature: 'nom féminin' },
      { lemma: 'coter', nature: 'verbe, indicatif présent ou subjonctif présent, 1re ou 3e personne du singulier' },
      { lemma: 'côté', nature: 'nom masculin' },
    ]);
  });

  it('name the lemma of an inflected form that is listed by itself, and of a multiple', () => {
    expect(lexiconOf(['vaux po:nom is:mas is:pl st:val']).analyses[0][0].lemma).toBe('val');
    expect(lexiconOf(['clownesse/S.() po:nom is:fem st:clown']).analyses[0][0].lemma).toBe('clownesse');
    expect(lexiconOf(['souventefois po:adv st:vx']).analyses[0][0].lemma).toBe('souventefois');
    expect(lexiconOf(['watt/Um() po:nom is:mas'], { units: 'watt: kilo' }).analyses[1][0].lemma).toBe('kilowatt');
  });
});
