import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { decodeLexicon, decodeNatures } from '@raccord/scrabble';
import { describe, expect, it } from 'vitest';
import { buildLexicon } from './generator/lexicon.ts';
import { lexiconContents, type Provenance } from './generator/output.ts';
import {
  DEFAULT_DICTIONARY_DIR,
  isInstalled,
  LEXICON_DIR,
  LIST_FILES,
  readSource,
  sha256,
} from './generator/source.ts';

const LONG = { timeout: 120_000 };

const file = (name: string) => readFileSync(join(LEXICON_DIR, name));
const provenance: Provenance = JSON.parse(file('provenance.json').toString());

describe('the committed lexicon', () => {
  it.each(LIST_FILES)('%s is the one that the lexicon was made with', (name) => {
    expect(sha256(file(name))).toBe(provenance.sources[name]);
  });

  it('has the recorded number of words of each length', () => {
    const lexicon = decodeLexicon(brotliDecompressSync(file('lexicon.bin.br')));
    if (!lexicon.ok) throw new Error(lexicon.fault.text);
    const { words } = lexicon.value;
    const counted: Record<string, number> = {};
    for (const word of words.words()) counted[word.length] = (counted[word.length] ?? 0) + 1;
    expect(counted).toEqual(provenance.wordsByLength);
    expect(words.byLength.slice(2)).toEqual(Object.values(provenance.wordsByLength));
    expect(words.wordCount).toBe(provenance.words);
  });

  it('has as many natures as words', () => {
    const natures = decodeNatures(brotliDecompressSync(file('natures.bin.br')));
    expect(natures).toMatchObject({ ok: true, value: { wordCount: provenance.words } });
    const byLength = Object.values(provenance.wordsByLength);
    expect(byLength.reduce((total, count) => total + count)).toBe(provenance.words);
  });

  it('is the one of provenance.json, and what the generator makes where its source is installed', LONG, () => {
    for (const [name, digest] of Object.entries(provenance.outputs)) {
      const packed = file(name);
      expect(packed.length, name).toBe(digest.bytes);
      expect(sha256(packed), name).toBe(digest.sha256);
      expect(sha256(brotliDecompressSync(packed)), name).toBe(digest.contentSha256);
    }
    if (!isInstalled(DEFAULT_DICTIONARY_DIR)) return;
    const source = readSource(DEFAULT_DICTIONARY_DIR);
    if (!source.ok) throw new Error(source.fault.text);
    const made = [...lexiconContents(buildLexicon(source.value))].map(([name, content]) => [name, sha256(content)]);
    expect(made).toEqual(Object.entries(provenance.outputs).map(([name, digest]) => [name, digest.contentSha256]));
  });
});
