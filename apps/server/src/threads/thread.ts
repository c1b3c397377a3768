/** A thread of its own: one order comes in with the words that it needs, what was made goes out. */
import { parentPort, workerData } from 'node:worker_threads';
import { makeExam } from '@raccord/school';
import { buildSearchGraph, decodeLexicon, decodeSearchGraph, encodeSearchGraph, unwrap } from '@raccord/scrabble';
import { makeSeededGame } from '@raccord/training';
import type { ThreadOrder } from './order.ts';

function make(order: ThreadOrder): unknown {
  const lexicon = unwrap(decodeLexicon(order.lexicon));
  if (order.kind === 'graph') return encodeSearchGraph(buildSearchGraph(lexicon.words), lexicon);
  const wordbook = { words: lexicon.words, graph: unwrap(decodeSearchGraph(order.graph)) };
  return order.kind === 'exam' ? makeExam(order.exam, wordbook) : makeSeededGame(order.game, wordbook);
}

parentPort?.postMessage(make(workerData as ThreadOrder));
