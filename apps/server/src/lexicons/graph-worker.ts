/** A thread of its own: a compiled lexicon comes in, its search graph goes out as it is kept in a file. */
import { parentPort, workerData } from 'node:worker_threads';
import { buildSearchGraph, decodeLexicon, encodeSearchGraph, unwrap } from '@raccord/scrabble';

const lexicon = unwrap(decodeLexicon(workerData as Uint8Array));
parentPort?.postMessage(encodeSearchGraph(buildSearchGraph(lexicon.words), lexicon));
