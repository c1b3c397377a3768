import { writeSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { openStore } from '../../../../cli/dist/server.js';

/** Decides for a stream what it is given, a line at a time, and writes each sequence that was acknowledged, until it is killed. */
const [directory, stream] = process.argv.slice(2);
const store = await openStore({ directory });
for await (const line of createInterface({ input: process.stdin })) {
  const events = JSON.parse(line);
  await store.appendDecided(stream, events[0].sequence - 1, () => ({ events }));
  writeSync(1, `${events.at(-1).sequence}\n`);
}
