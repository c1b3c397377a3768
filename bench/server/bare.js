/**
 * What no server can do without: it takes a slip, writes it with those of its moment, answers, and tells two pages. It is started as
 * Raccord is, knows nobody and judges nothing: what it takes of the processor is what is asked of the machine, not of the program.
 */
import { join } from 'node:path';
import { DatabaseSync } from '@photostructure/sqlite';
import fastify from 'fastify';
import { WebSocketServer } from 'ws';

const TOGETHER_MS = 40;
const PING_MS = 24_000;
/** As long as the news of a referee's desk are. */
const NEWS = JSON.stringify({ mark: 'm'.repeat(40), seen: { seeDesk: [1_200, 40, 'd'.repeat(300)] } });

export async function startServer({ directory, host }) {
  const database = new DatabaseSync(join(directory, 'bare.sqlite'));
  database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL; CREATE TABLE slips (slip TEXT)');
  const insert = database.prepare('INSERT INTO slips VALUES (?)');
  const pages = new Map();
  let waiting = [];
  const write = () => {
    const written = waiting;
    waiting = [];
    database.exec('BEGIN IMMEDIATE');
    for (const { slip } of written) insert.run(JSON.stringify(slip));
    database.exec('COMMIT');
    for (const { slip, answer } of written) {
      answer({ written: true });
      for (const page of slip.concerns) pages.get(page)?.send(NEWS);
    }
  };

  const app = fastify();
  const concerns = { type: 'array', items: { type: 'string' } };
  const body = { type: 'object', required: ['concerns'], properties: { concerns } };
  app.post('/slip', { schema: { body } }, ({ body: slip }) => {
    if (waiting.length === 0) setTimeout(write, TOGETHER_MS);
    return new Promise((answer) => waiting.push({ slip, answer }));
  });
  const sockets = new WebSocketServer({ server: app.server });
  sockets.on('connection', (socket, { url, socket: wire }) => {
    pages.set(url.slice(1), socket);
    setInterval(() => {
      wire.cork();
      socket.ping();
      socket.send(NEWS);
      wire.uncork();
    }, PING_MS);
  });
  const url = await app.listen({ port: 0, host });
  return { url, chiefLink: '', stop: () => app.close() };
}
