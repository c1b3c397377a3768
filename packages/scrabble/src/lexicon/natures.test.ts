import { describe, expect, it } from 'vitest';
import { type Analysis, decodeNatures, encodeNatures, type Natures } from './natures.ts';

const NOUN = 'nom masculin';
const PLURAL = 'nom masculin pluriel';
const ANALYSES: readonly (readonly Analysis[])[] = [
  [{ lemma: 'cheval', nature: NOUN }],
  [{ lemma: 'cheval', nature: PLURAL }],
  [
    { lemma: 'chevet', nature: NOUN },
    { lemma: 'œuf', nature: PLURAL },
  ],
  [],
  [
    { lemma: 'cheval', nature: NOUN },
    { lemma: 'shōjo', nature: NOUN },
  ],
];

function decoded(bytes: Uint8Array): Natures {
  const result = decodeNatures(bytes);
  if (!result.ok) throw new Error(result.fault.text);
  return result.value;
}

function faultOf(bytes: Uint8Array): string | undefined {
  const result = decodeNatures(bytes);
  return result.ok ? undefined : result.fault.code;
}

describe('natures', () => {
  it('gives each word its analyses back', () => {
    const natures = decoded(encodeNatures(ANALYSES));
    expect(natures.wordCount).toBe(ANALYSES.length);
    expect(ANALYSES.map((_, rank) => natures.of(rank))).toEqual(ANALYSES);
  });

  it('knows nothing of a word that is not there', () => {
    const natures = decoded(encodeNatures(ANALYSES));
    expect(natures.of(-1)).toEqual([]);
    expect(natures.of(ANALYSES.length)).toEqual([]);
  });

  it('holds an empty lexicon, and more lemmas than a byte or two can number', () => {
    expect(decoded(encodeNatures([])).wordCount).toBe(0);
    const many = Array.from({ length: 20_000 }, (_, i) => [{ lemma: `mot${i}`, nature: NOUN }]);
    const natures = decoded(encodeNatures([...many, many[3]]));
    expect(natures.of(19_999)).toEqual(many[19_999]);
    expect(natures.of(20_000)).toEqual(many[3]);
  });

  it('refuses a foreign file', () => {
    expect(faultOf(new Uint8Array())).toBe('not-natures');
    expect(faultOf(Uint8Array.from('<!doctype html>', (char) => char.charCodeAt(0)))).toBe('not-natures');
  });

  it('refuses another version', () => {
    const bytes = encodeNatures(ANALYSES);
    bytes[4]++;
    expect(faultOf(bytes)).toBe('unknown-version');
  });

  it('refuses a file in which any byte was changed, and one cut short anywhere', () => {
    const bytes = encodeNatures(ANALYSES);
    for (let at = 5; at < bytes.length; at++) {
      const damaged = bytes.slice();
      damaged[at] ^= 0x10;
      expect(faultOf(damaged), `byte ${at}`).toBe('damaged');
      expect(faultOf(bytes.subarray(0, at)), `cut at ${at}`).toBe('damaged');
    }
    expect(faultOf(Uint8Array.from([...bytes, 0]))).toBe('damaged');
  });
});
