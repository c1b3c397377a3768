/** A thread of its own: what is to be sat and the words come in, the slips or the game go out. */
import { parentPort, workerData } from 'node:worker_threads';
import { makeExam } from '@raccord/school';
import { decodeLexicon, decodeSearchGraph, unwrap } from '@raccord/scrabble';
import { makeSeededGame } from '@raccord/training';
import type { MaterialWork } from './making.ts';
import type { Material } from './material.ts';

const { order, ...files } = workerData as MaterialWork;
const { name: lexicon, words } = unwrap(decodeLexicon(files.lexicon));
const wordbook = { words, graph: unwrap(decodeSearchGraph(files.graph)) };

function make(): Material {
  if (order.kind === 'exam') {
    const { kind, minutes } = order;
    const { edition, number, exercises } = makeExam(order, wordbook);
    return { kind, edition, number, minutes, lexicon, exercises };
  }
  const { kind, seed, seconds, penalty } = order;
  const terms = { limit: seconds * 1000, penalty: penalty * 1000 };
  return { kind, number: String(seed), lexicon, terms, game: makeSeededGame({ ...order, name: '' }, wordbook) };
}

parentPort?.postMessage(make());
