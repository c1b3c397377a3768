import type { IncomingHttpHeaders } from 'node:http';

/**
 * Does a request that changes something, or a WebSocket, come from a page of this server? Browsers name the origin of every
 * such request: it must be the host that was asked. A request without one comes from a program, which holds its cookie because
 * it was given it, and passes, unless the browser says by `Sec-Fetch-Site` that another site made it.
 */
export function isOwnOrigin({ origin, 'sec-fetch-site': site }: IncomingHttpHeaders, host: string): boolean {
  if (origin === undefined) return site === undefined || site === 'same-origin' || site === 'none';
  const asking = parse(origin);
  // The same scheme for both, so that its default port is left out of both.
  return asking !== undefined && asking.host !== '' && asking.host === parse(`${asking.protocol}//${host}`)?.host;
}

function parse(address: string): URL | undefined {
  try {
    return new URL(address);
  } catch {
    return undefined;
  }
}
