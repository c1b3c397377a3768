/** A thread of its own: what is to be sat and the words come in, the exam or the game goes out. */
import { parentPort, workerData } from 'node:worker_threads';
import { makeExam } from '@raccord/school';
import { decodeLexicon, decodeSearchGraph, unwrap } from '@raccord/scrabble';
import { makeSeededGame } from '@raccord/training';
import type { MakingWork } from './making.ts';

const { order, ...files } = workerData as MakingWork;
const { words } = unwrap(decodeLexicon(files.lexicon));
const wordbook = { words, graph: unwrap(decodeSearchGraph(files.graph)) };

parentPort?.postMessage(order.kind === 'exam' ? makeExam(order.exam, wordbook) : makeSeededGame(order.game, wordbook));
