import { createHash } from 'node:crypto';
import type { StoredEvent } from '@raccord/tournament';
import { done, newId, TestTournament } from './tournament.ts';

/** Like that tournament, but begun under the edition 2023 by a program that did not know its text. */
export async function begunUnderUsage({ api, id }: TestTournament): Promise<TestTournament> {
  const file = await done(api.exportTournament({ params: { tournament: id } }));
  const [header, ...lines] = file.trimEnd().split('\n');
  const events = lines.map((line) => JSON.parse(line) as StoredEvent);
  const older = chained(events.map((event, index) => (index === 0 ? asBefore(event) : event)));
  const copy = newId();
  const text = [header, ...older.map((event) => JSON.stringify(event)), ''].join('\n');
  await done(api.importTournament({ body: { id: copy, file: text } }));
  return new TestTournament(api, copy);
}

/** The creation as it was written before it knew which words are plausible. */
function asBefore(event: StoredEvent): StoredEvent {
  const { settings, ...data } = event.data as { readonly settings: Readonly<Record<string, unknown>> };
  const { plausible: _, ...known } = settings;
  return { ...event, version: 1, data: { ...data, edition: '2023', settings: known } };
}

function chained(events: readonly StoredEvent[]): StoredEvent[] {
  const written: StoredEvent[] = [];
  for (const event of events) {
    const { sequence, id, version, type, data, actor, at } = event;
    const previous = written.at(-1)?.hash ?? event.previous;
    const fields = [sequence, id, version, type, data, actor, at, previous];
    const hash = createHash('sha256').update(JSON.stringify(fields)).digest('hex');
    written.push({ ...event, previous, hash });
  }
  return written;
}
