import { setImmediate as breathe } from 'node:timers/promises';
import { unwrap } from '@raccord/scrabble';
import { simulateTurns } from '@raccord/simulation';
import type { RecordedEvent, Wordbook } from '@raccord/tournament';
import type { LexiconName, Lexicons } from './lexicons/lexicons.ts';
import { type EventStore, StoreFault } from './store/store.ts';

/** The tournament to look around in: invented people, the free lexicon, always the same events. */
const DEMO_ID = 'demonstration';
/**
 * Seven turns are played; the end of the eighth one is announced, and referees have recorded half of its slips. With this seed
 * every station has something to do: a slip referred, correction slips due to both referees and to the first player; and the
 * seventh turn was cancelled once.
 */
const ORDER = { players: 40, turns: 8, stopsMidway: true, seed: 94, edition: '2023', formula: 'normale' } as const;

/** Adds the demonstration to an installation, unless it has a tournament of that id. Tells whether it was added now. */
export async function addDemo(store: EventStore, lexicons: Lexicons): Promise<boolean> {
  const known = await store.stream(DEMO_ID);
  if (known && known.sequence > 0) return false;
  const [free] = await lexicons.list();
  const wordbook = await lexicons.wordbook(free.hash);
  if (!wordbook) throw new Error('the free lexicon is missing');
  const events = await demoEvents(wordbook, free);
  if (!known) await ignoringAnother(store.createStream(DEMO_ID));
  // Another process that starts at the same moment may add the very same events.
  return (await store.append(DEMO_ID, events)) === 'appended';
}

async function demoEvents(wordbook: Wordbook, lexicon: LexiconName): Promise<readonly RecordedEvent[]> {
  const turns = simulateTurns({ ...ORDER, wordbook, lexicon });
  let step = turns.next();
  while (!step.done) {
    // A tournament may be going on beside it.
    await breathe();
    step = turns.next();
  }
  const journal = step.value;
  const { events } = journal;
  const [{ actor }] = events;
  const { at } = events[events.length - 1];
  const data = { name: 'Tournoi de démonstration', place: 'Partout et nulle part', date: '2026-01-17' };
  unwrap(journal.submit({ type: 'describe-tournament', id: DEMO_ID, actor, at, data }));
  return events;
}

async function ignoringAnother(creation: Promise<void>): Promise<void> {
  await creation.catch((fault) => {
    if (!(fault instanceof StoreFault && fault.code === 'stream-exists')) throw fault;
  });
}
