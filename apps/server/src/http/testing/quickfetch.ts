import { Agent, type IncomingMessage, request } from 'node:http';
import { Readable } from 'node:stream';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';

const agent = new Agent({ keepAlive: true });

/** As much of a `Response` as tests look at. */
export interface Answer extends Pick<Response, 'status' | 'ok' | 'text' | 'json' | 'arrayBuffer'> {
  readonly headers: Pick<Headers, 'get' | 'getSetCookie'>;
  readonly body: AsyncIterable<Uint8Array>;
}

/**
 * As much of `fetch` as tests need, for a third of the processor, since they ask thousands of times: the answer is given once it is
 * whole, it is looked for nowhere else, and it is compressed where that is asked for alone.
 */
export function quickFetch(url: string, { method = 'GET', headers = {}, body }: RequestInit = {}): Promise<Answer> {
  const given = { ...(body instanceof URLSearchParams ? FORM : {}), ...(headers as Record<string, string>) };
  return new Promise((resolve, reject) => {
    const sent = request(url, { method, agent, headers: given }, (received) => {
      const pieces: Buffer[] = [];
      received.on('data', (piece: Buffer) => pieces.push(piece));
      received.on('error', reject);
      received.on('end', () => resolve(answerOf(received, Buffer.concat(pieces))));
    });
    sent.on('error', reject);
    sent.end(body ? String(body) : undefined);
  });
}

/** Without the mark at its beginning, as `fetch` gives a text. */
const UTF8 = new TextDecoder();

const FORM = { 'content-type': 'application/x-www-form-urlencoded;charset=UTF-8' };

function answerOf({ statusCode: status = 0, headersDistinct: headers }: IncomingMessage, sent: Buffer): Answer {
  const [encoding = 'identity'] = headers['content-encoding'] ?? [];
  const bytes = sent.length > 0 ? DECODED[encoding](sent) : sent;
  return {
    status,
    ok: status >= 200 && status < 300,
    headers: {
      get: (name) => headers[name]?.join(', ') ?? null,
      getSetCookie: () => headers['set-cookie'] ?? [],
    },
    get body() {
      return Readable.from([bytes]);
    },
    text: async () => UTF8.decode(bytes),
    json: async () => JSON.parse(UTF8.decode(bytes)),
    arrayBuffer: async () => new Uint8Array(bytes).buffer,
  };
}

const DECODED: Readonly<Record<string, (bytes: Buffer) => Buffer>> = {
  identity: (bytes) => bytes,
  gzip: gunzipSync,
  br: brotliDecompressSync,
};
