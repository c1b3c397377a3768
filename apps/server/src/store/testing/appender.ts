import { writeSync } from 'node:fs';
import { openStore } from '../open.ts';
import { eventsAfter } from './events.ts';

/** Decides for a stream without end and writes each sequence that was acknowledged, until it is killed. */
const [directory, stream, name] = process.argv.slice(2);
const store = await openStore({ directory });
let last = (await store.read(stream, 0)).at(-1);
for (let round = 0; ; round += 1) {
  const events = eventsAfter(last, 1 + (round % 5), `${name}-${round}`);
  await store.appendDecided(stream, last?.sequence ?? 0, () => ({ events }));
  last = events.at(-1);
  writeSync(1, `${last?.sequence}\n`);
}
