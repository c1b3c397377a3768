import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { type Exam, makeExam, readExamNumber } from '@raccord/school';
import { decodeLexicon, decodeSearchGraph, unwrap } from '@raccord/scrabble';
import { GRAPHS } from './graphs.ts';

/** The exam that a number stands for, with the free lexicon. */
export function examOf(number: string): Exam {
  const directory = process.env[GRAPHS] ?? '';
  const [graph] = readdirSync(directory).filter((name) => name.endsWith('.recherche'));
  const file = readFileSync(new URL('../../data/lexicon/lexicon.bin.br', import.meta.url));
  return makeExam(unwrap(readExamNumber(number)), {
    words: unwrap(decodeLexicon(brotliDecompressSync(file))).words,
    graph: unwrap(decodeSearchGraph(readFileSync(join(directory, graph)))),
  });
}
