import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { encodeLexicon, encodeNatures, WordGraph } from '@raccord/scrabble';
import type { FreeLexicon, Source } from './lexicon.ts';
import { sha256 } from './source.ts';

/** What `provenance.json` tells of the committed files. */
export interface Provenance {
  readonly dictionary: string;
  readonly licence: string;
  /** SHA-256 of each file that the lexicon is made from. */
  readonly sources: Readonly<Record<string, string>>;
  readonly words: number;
  readonly wordsByLength: Readonly<Record<string, number>>;
  readonly analyses: number;
  readonly outputs: Readonly<Record<string, OutputDigest>>;
}

export interface OutputDigest {
  readonly bytes: number;
  readonly sha256: string;
  /** SHA-256 before compression: another version of Brotli may pack the same content otherwise. */
  readonly contentSha256: string;
}

const LEXICON_NAME = 'Lexique libre (Hunspell « toutes variantes » 7.0)';

/** The files of the lexicon, by name, before compression. The same source gives the same bytes. */
export function lexiconContents({ words, analyses }: FreeLexicon): Map<string, Uint8Array> {
  return new Map([
    ['lexicon.bin.br', encodeLexicon({ name: LEXICON_NAME, words: WordGraph.fromWords(words) })],
    ['natures.bin.br', encodeNatures(analyses)],
  ]);
}

/** Writes the compressed files and `provenance.json`, and answers with what was written. */
export function writeLexicon(lexicon: FreeLexicon, source: Source, dir: string): Provenance {
  const outputs: Record<string, OutputDigest> = {};
  for (const [name, content] of lexiconContents(lexicon)) {
    const packed = compress(content);
    writeFileSync(join(dir, name), packed);
    outputs[name] = { bytes: packed.length, sha256: sha256(packed), contentSha256: sha256(content) };
  }
  const provenance = { ...describeLexicon(lexicon, source), outputs };
  writeFileSync(join(dir, 'provenance.json'), `${JSON.stringify(provenance, null, 2)}\n`);
  return provenance;
}

function describeLexicon({ words, analyses }: FreeLexicon, source: Source): Omit<Provenance, 'outputs'> {
  const wordsByLength: Record<string, number> = {};
  for (const word of words) wordsByLength[word.length] = (wordsByLength[word.length] ?? 0) + 1;
  return {
    dictionary: 'Dictionnaire orthographique français « toutes variantes » 7.0 (hunspell-fr-comprehensive)',
    licence: 'MPL-2.0',
    sources: {
      'fr.aff': sha256(source.aff),
      'fr.dic': sha256(source.dic),
      'abbreviations.txt': sha256(source.abbreviations),
      'supplement.txt': sha256(source.supplement),
      'units.txt': sha256(source.units),
    },
    words: words.length,
    wordsByLength,
    analyses: analyses.reduce((total, ofWord) => total + ofWord.length, 0),
  };
}

function compress(content: Uint8Array): Uint8Array {
  return brotliCompressSync(content, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    },
  });
}
