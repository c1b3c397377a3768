import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { Central, parseLink } from './central.ts';

test('a link is an address and a token', () => {
  expect(parseLink(' https://scrabble.example.org/entrer/aB_-9\n')).toEqual({
    base: 'https://scrabble.example.org',
    token: 'aB_-9',
  });
  expect(parseLink('http://ici:4747/sous/dossier/entrer/x')).toEqual({
    base: 'http://ici:4747/sous/dossier',
    token: 'x',
  });
  for (const link of [
    '',
    'abc',
    'ftp://ici/entrer/x',
    'http://ici/entrer/',
    'http://ici/entrer/x?y',
    'http:///entrer/x',
  ]) {
    expect([link, parseLink(link)]).toEqual([link, undefined]);
  }
});

test('a session that is over is opened again, and the cookie of a proxy is left alone', async () => {
  const asked: string[] = [];
  const server = createServer(({ method, headers }, answer) => {
    asked.push(`${method} ${headers.cookie}`);
    answer.setHeader('set-cookie', method === 'POST' ? ['lb=1; Path=/', 'raccord=neuf; HttpOnly'] : ['lb=2']);
    answer.statusCode = method === 'POST' || headers.cookie === 'raccord=neuf' ? 200 : 401;
    const error = { code: 'no-session', text: 'Vous n’êtes pas reconnu.' };
    answer.end(JSON.stringify(answer.statusCode === 200 ? { role: 'relay', name: 'Relais' } : { error }));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const central = new Central(`http://127.0.0.1:${(server.address() as AddressInfo).port}`, 'jeton', 'raccord=vieux');
  expect((await central.ask((api) => api.whoAmI())).ok).toBe(true);
  expect(asked).toEqual(['GET raccord=vieux', 'POST raccord=vieux', 'GET raccord=neuf']);
  expect(central.cookie).toBe('raccord=neuf');
  central.close();
  expect(await central.ask((api) => api.whoAmI())).toMatchObject({ fault: { code: 'unreachable' } });
  server.closeAllConnections();
  server.close();
});
