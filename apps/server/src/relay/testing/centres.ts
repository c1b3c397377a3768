import { setTimeout as sleep } from 'node:timers/promises';
import { unwrap } from '@raccord/scrabble';
import { sealGame } from '@raccord/tournament';
import { type Browser, startTestServer, type TestServer, tokenOf } from '../../http/testing/server.ts';
import { openTournament, TOURNAMENT, tell } from '../../http/testing/tournament.ts';
import { eraseFrom } from '../../maintenance/erasing.ts';
import { openStore } from '../../store/open.ts';
import { type Network, startNetwork } from './network.ts';

const PASSPHRASE = 'le chat dort au soleil';

/** Draws and solutions that the lexicon of the tests allows. */
const PREPARED = [
  { draw: 'ADERRST', word: 'RETARDS', reference: 'H4' },
  { draw: 'AELMSTE', word: 'LES', reference: '10F' },
  { draw: 'AEMST+LR', word: 'TES', reference: '5G' },
] as const;

/** A tournament of two centres with a prepared game; `d` has a player, a referee and a relay of its own. */
export interface TwoCentres {
  readonly central: TestServer;
  readonly chief: Browser;
  readonly network: Network;
  readonly relay: TestServer;
  /** At the relay. */
  readonly chiefOfCentre: Browser;
  readonly referee: Browser;
  stop(): Promise<void>;
}

export const params = { tournament: TOURNAMENT };

export async function openPrepared(chief: Browser): Promise<void> {
  await openTournament(chief);
  await tell(chief, 'appoint-official', { id: 'refd', name: 'Mme Castor', centre: 'd', office: 'referee' });
  await tell(chief, 'assign-tables', { official: 'refd', tables: [{ from: 3, to: 4 }] });
  const bytes = { salt: new Uint8Array(16).fill(1), nonce: new Uint8Array(24).fill(2) };
  const sealed = unwrap(sealGame({ name: 'Finale', formula: 'normale', turns: PREPARED }, PASSPHRASE, bytes));
  await tell(chief, 'attach-prepared-game', { game: 'g', sealed });
  await tell(chief, 'open-prepared-game', { game: 'g', passphrase: PASSPHRASE });
  await tell(chief, 'make-draw', { game: 'g', source: { kind: 'prepared' } });
}

/** The link of the relay of a centre, through the network. */
export async function relayLink(chief: Browser, network: Network, centre = 'd'): Promise<string> {
  const made = await chief.api.makeLink({ params, body: { label: `Relais ${centre}`, role: 'relay', centre } });
  if (!made.ok) throw new Error(made.fault.text);
  return `${network.url}/entrer/${tokenOf(made.value.url)}`;
}

/** @param ahead how far the clock of the server of the tournament is ahead. */
export async function startTwoCentres(ahead = 0): Promise<TwoCentres> {
  const central = await startTestServer();
  central.clock.ahead = ahead;
  const chief = await central.enter(central.chiefLink);
  await openPrepared(chief);
  const network = await startNetwork(central.url);
  const relay = await startTestServer({ relay: await relayLink(chief, network), retryMs: 20 });
  const chiefOfCentre = await relay.enter(relay.chiefLink);
  const body = { label: 'Arbitre', role: 'referee', subject: 'refd' } as const;
  const link = await chiefOfCentre.api.makeLink({ params, body });
  if (!link.ok) throw new Error(link.fault.text);
  const referee = await relay.enter(link.value.url);
  return {
    ...{ central, chief, network, relay, chiefOfCentre, referee },
    stop: async () => {
      await relay.stop();
      await network.cut();
      await central.stop();
    },
  };
}

/** As the command line does it, in the data of a server. */
export async function erasePlayer({ directory }: TestServer, entrant: string): Promise<void> {
  const store = await openStore({ directory });
  const by = { role: 'chief', name: 'Ligne de commande' } as const;
  const order = { by, now: Date.now(), isClosed: true };
  unwrap(await eraseFrom(store, TOURNAMENT, { player: { entrant, place: 0 } }, order));
  await store.close();
}

/** Plays a turn in one centre: its clock, its slips, its solution, its closing. */
export async function playIn(
  centre: string,
  turn: number,
  entrants: readonly string[],
  chief: Browser,
  referee = chief,
): Promise<void> {
  const key = { game: 'g', turn };
  const { word, reference } = PREPARED[turn - 1];
  const direction = /^\d/.test(reference) ? 'vertical' : 'horizontal';
  const solutions = [{ word, direction, reference, outside: [] }] as const;
  await tell(chief, 'start-clock', { ...key, centre });
  for (const entrant of entrants) {
    const slip = { state: 'handed-in', solutions: [...solutions], score: 10 } as const;
    await tell(referee, 'record-slips', { ...key, slips: [{ entrant, slip }] });
  }
  await tell(chief, 'end-turn', { ...key, centre });
  await tell(chief, 'lay-solution', { ...key, word, reference });
  await tell(chief, 'close-turn', { ...key, centre });
}

export const drawNext = (chief: Browser) => tell(chief, 'make-draw', { game: 'g', source: { kind: 'prepared' } });

/** What the relay tells the chief of its centre, once it is so. */
export async function statusOnce(
  chief: Browser,
  isSo: (status: { connection: string; pending: number }) => boolean = ({ connection, pending }) =>
    connection === 'connected' && pending === 0,
) {
  for (;;) {
    const seen = await chief.api.seeRelay({ params });
    if (!seen.ok) throw new Error(seen.fault.text);
    if (isSo(seen.value)) return seen.value;
    await sleep(20);
  }
}
