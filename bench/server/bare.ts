import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import WebSocket from 'ws';
import { Page } from './client.ts';
import { perOne, processorWhile, type Spent } from './figures.ts';
import { end, serve } from './hall.ts';

const BARE = new URL('bare.js', import.meta.url).href;
const SLIP = { type: 'record-tops', game: 'g', turn: 5, entrants: ['p1-1'], sentBy: 's'.repeat(120) };

export interface BareEvent {
  readonly referees: number;
  readonly phones: number;
  readonly slips: number;
  /** Of all referees together, a second. */
  readonly pace: number;
}

/** What the machine takes for a slip when a server does only what none can do without, as many pages being open. */
export async function costOfBare({ referees, phones, slips, pace }: BareEvent): Promise<Spent> {
  const directory = mkdtempSync(join(tmpdir(), 'raccord-bare-'));
  const server = await serve({ directory, program: BARE });
  const sockets: WebSocket[] = [];
  const open = async (page: string) => {
    const socket = new WebSocket(`${server.url.replace('http', 'ws')}/${page}`);
    sockets.push(socket);
    await once(socket, 'open');
  };
  try {
    for (let at = 0; at < referees; at++) await open(`r${at}`);
    for (let at = 0; at < phones; at++) await open(`p${at}`);
    const desks = Array.from({ length: referees }, () => new Page(server.url));
    const begun = performance.now();
    const play = async (desk: Page, at: number) => {
      for (let number = at; number < slips; number += referees) {
        await sleep(Math.max(0, begun + (number / pace) * 1000 - performance.now()));
        await desk.ask('POST', '/slip', { ...SLIP, number, concerns: [`r${at}`, `p${number % Math.max(1, phones)}`] });
      }
    };
    const spent = await processorWhile(server, () => Promise.all(desks.map(play)));
    for (const desk of desks) desk.close();
    return perOne(spent, slips);
  } finally {
    for (const socket of sockets) socket.terminate();
    await end(server);
    rmSync(directory, { recursive: true });
  }
}
