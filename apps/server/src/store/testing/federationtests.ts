import { keysOfLicensee, type Licensee } from '@raccord/club';
import { expect, test } from 'vitest';
import type { StorePlace } from '../open.ts';
import { type EventStore, FEDERATION, type StreamWriting } from '../store.ts';
import { eventsAfter } from './events.ts';

const ANNE: Licensee = { licence: '1000001', name: 'ALPHA Anne', series: '4A' };
const ELISE: Licensee = { licence: '10 00 002', name: 'Élise D’ALPHA' };

/** What the store promises of the list of licences; each engine lives through it. */
export function testLicences(fresh: () => Promise<StorePlace>, open: (place: StorePlace) => Promise<EventStore>): void {
  test('a list of licences is found by licence, by name and as it begins; a newer one takes its place, but for who is kept out', async () => {
    const store = await open(await fresh());
    let count = 0;
    const write = async (beside: Omit<StreamWriting, 'events'>) => {
      const [last] = count === 0 ? [] : await store.read(FEDERATION, count - 1);
      await store.appendDecided(FEDERATION, count, () => ({
        events: eventsAfter(last, 1, `l${count}`),
        summary: {},
        ...beside,
      }));
      count++;
    };
    const named = async (name: string, licence = '') =>
      (await store.federation.licensees([keysOfLicensee({ name, licence })])).map((one) => one.licence);
    const like = async (text: string) => (await store.federation.licenseesLike(text, 5)).map(({ name }) => name);
    await write({ licences: [ANNE, ELISE] });
    expect([await named('Anne Alpha'), await named('X', '1000-002'), await named('X')]).toEqual([
      ...[[ANNE.licence], [ELISE.licence], []],
    ]);
    expect([await like('alph'), await like('elise d'), await like('1000 001'), await like('%_%')]).toEqual([
      ...[[ANNE.name], [ELISE.name], [ANNE.name], []],
    ]);
    await write({
      struck: [
        { licence: '1000001', isKeptOut: true },
        { licence: '1000002', isKeptOut: false },
      ],
    });
    expect([await named('Anne Alpha'), await like('elise')]).toEqual([[], []]);
    await write({ licences: [ANNE, { ...ELISE, series: '1B' }] });
    expect([await like('alpha'), await store.federation.licenseesLike('elise', 5)]).toEqual([
      [],
      [{ ...ELISE, series: '1B' }],
    ]);
  });
}
