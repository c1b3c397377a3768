import type { RouteInput } from '@raccord/contract';
import { admitted, type Browser } from './browser.ts';
import type { TestServer } from './server.ts';

type Order = RouteInput<'makeSitting'>['body']['order'];

export const EXAM = { kind: 'exam', exam: '2023-5-7', minutes: 10 } as const satisfies Order;
export const TOPPING: Order = {
  ...{ kind: 'topping', formula: 'normale', edition: '2023', seed: 7, seconds: 60, penalty: 20 },
};

let count = 0;

/** Makes a sitting; answers its code. */
export async function makeSitting(chief: Browser, order: Order = EXAM, name = 'Mardi'): Promise<string> {
  const made = await chief.api.makeSitting({ body: { id: `seance-${++count}`, name, order } });
  if (!made.ok) throw new Error(made.fault.text);
  return made.value.id;
}

/** Somebody who joins, on a phone of his own. */
export function joinSitting({ url }: Pick<TestServer, 'url'>, sitting: string, name: string): Promise<Browser> {
  const body = { id: `arrivee-${++count}`, name };
  return admitted(url, `/api/sittings/${sitting}/participants`, body);
}
