import { unwrap } from '@raccord/scrabble';
import { type RecordedEvent, simulate, type Wordbook } from '@raccord/tournament';
import type { LexiconName, Lexicons } from './lexicons/lexicons.ts';
import { type EventStore, StoreFault } from './store/store.ts';

/** The tournament to look around in: invented people, the free lexicon, always the same events. */
export const DEMO_ID = 'demonstration';
const ORDER = { players: 40, turns: 12, seed: 2026, edition: '2019', formula: 'normale' } as const;

/** Adds the demonstration to an installation, unless it has one. Tells whether it was added now. */
export async function addDemo(store: EventStore, lexicons: Lexicons): Promise<boolean> {
  const known = (await store.streams()).find(({ id }) => id === DEMO_ID);
  if (known && known.sequence > 0) return false;
  const [free] = await lexicons.list();
  const wordbook = await lexicons.wordbook(free.hash);
  if (!wordbook) throw new Error('the free lexicon is missing');
  const events = demoEvents(wordbook, free);
  if (!known) await ignoringAnother(store.createStream(DEMO_ID));
  // Another process that starts at the same moment may add the very same events.
  return (await store.append(DEMO_ID, events)) === 'appended';
}

function demoEvents(wordbook: Wordbook, lexicon: LexiconName): readonly RecordedEvent[] {
  const journal = simulate({ ...ORDER, wordbook, lexicon });
  const { events } = journal;
  const { actor, at } = events[events.length - 1];
  const data = { name: 'Tournoi de démonstration', place: 'Partout et nulle part', date: '2026-01-17' };
  unwrap(journal.submit({ type: 'describe-tournament', id: 'demonstration', actor, at, data }));
  return events;
}

async function ignoringAnother(creation: Promise<void>): Promise<void> {
  await creation.catch((fault) => {
    if (!(fault instanceof StoreFault && fault.code === 'stream-exists')) throw fault;
  });
}
