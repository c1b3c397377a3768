/** A thread of its own: one order comes in with the words that it needs, what was made goes out. */
import { parentPort, workerData } from 'node:worker_threads';
import { buildSearchGraph, decodeLexicon, encodeSearchGraph, unwrap, wordChange } from '@raccord/scrabble';
import { isHandedOn } from './handedon.ts';
import type { ParsedJson, ThreadOrder } from './order.ts';

async function make(order: ThreadOrder): Promise<unknown> {
  switch (order.kind) {
    case 'parse':
      return parsedJson(Buffer.from(order.json).toString());
    case 'graph': {
      const lexicon = unwrap(decodeLexicon(order.lexicon));
      return encodeSearchGraph(buildSearchGraph(lexicon.words), lexicon);
    }
    case 'word-change':
      return wordChange(unwrap(decodeLexicon(order.before)).words, unwrap(decodeLexicon(order.after)).words);
    default:
      return (await import('./larger.ts')).makeLarger(order);
  }
}

function parsedJson(text: string): ParsedJson {
  try {
    const parsed: unknown = JSON.parse(text);
    return isHandedOn(parsed) ? { parsed } : { isTooLarge: true };
  } catch {
    return {};
  }
}

parentPort?.postMessage(await make(workerData as ThreadOrder));
