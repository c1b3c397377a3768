import { type Client, createClient } from '@raccord/contract';
import { type Answer, quickFetch } from './quickfetch.ts';

export interface Browser {
  readonly cookie: string;
  readonly api: Client<AbortSignal | null | undefined>;
  fetch(path: string, init?: RequestInit): Promise<Answer>;
}

export const tokenOf = (link: string): string => link.slice(link.lastIndexOf('/') + 1);

/** Lets a browser in by a link, at the address where the server is reached. */
export const enterAt = (url: string, link: string): Promise<Browser> =>
  admitted(url, '/api/session', { token: tokenOf(link) });

/** A browser with the cookie that a request gave it. */
export async function admitted(url: string, path: string, body: object): Promise<Browser> {
  const answer = await quickFetch(url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: url },
    body: JSON.stringify(body),
  });
  const cookie = answer.headers.getSetCookie()[0]?.split(';')[0];
  if (!cookie) throw new Error(`not let in: ${await answer.text()}`);
  return browserOf(url, cookie);
}

export function browserOf(url: string, cookie: string): Browser {
  const ask = (path: string, init: RequestInit = {}) =>
    quickFetch(url + path, {
      ...init,
      headers: { origin: url, cookie, ...(init.headers as Record<string, string>) },
    });
  const api = createClient<AbortSignal | null | undefined>((address, init) => ask(address, init as RequestInit), '');
  return { cookie, api, fetch: ask };
}
