import { Agent, request } from 'node:http';

interface LookedAt {
  readonly etag: string;
  /** Empty when it was there already. */
  readonly body: Buffer;
  readonly encoding: string | undefined;
}

/** A page's connection to a server: its own socket, its own cookie. */
export class Page {
  readonly #url: URL;
  readonly #agent = new Agent({ keepAlive: true, maxSockets: 1 });
  cookie = '';

  constructor(url: string) {
    this.#url = new URL(url);
  }

  /** Enters by a link. */
  async enter(link: string): Promise<this> {
    const token = link.slice(link.lastIndexOf('/') + 1);
    await this.ask('POST', '/api/session', { token });
    return this;
  }

  /** Asks, and throws unless the answer is a success. */
  ask(method: 'GET' | 'POST', path: string, body?: unknown): Promise<unknown> {
    const text = body === undefined ? '' : JSON.stringify(body);
    const headers = {
      ...(body === undefined ? {} : { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) }),
      origin: this.#url.origin,
      ...(this.cookie ? { cookie: this.cookie } : {}),
    };
    return new Promise((resolve, reject) => {
      const call = request(new URL(path, this.#url), { method, headers, agent: this.#agent }, (answer) => {
        const chunks: Buffer[] = [];
        answer.on('data', (chunk: Buffer) => chunks.push(chunk));
        answer.on('end', () => {
          const content = Buffer.concat(chunks).toString();
          const [cookie] = answer.headers['set-cookie'] ?? [];
          if (cookie) this.cookie = cookie.split(';')[0];
          if ((answer.statusCode ?? 500) >= 300) reject(new Error(`${method} ${path}: ${content.slice(0, 500)}`));
          else resolve(content === '' ? undefined : JSON.parse(content));
        });
      });
      call.on('error', reject);
      call.end(text);
    });
  }

  /** Looks at a view as a browser does that may have it already. */
  look(path: string, etag: string): Promise<LookedAt> {
    const headers = {
      cookie: this.cookie,
      'accept-encoding': 'gzip',
      ...(etag === '' ? {} : { 'if-none-match': etag }),
    };
    return new Promise((resolve, reject) => {
      const call = request(new URL(path, this.#url), { method: 'GET', headers, agent: this.#agent }, (answer) => {
        const chunks: Buffer[] = [];
        answer.on('data', (chunk: Buffer) => chunks.push(chunk));
        answer.on('end', () => {
          const body = Buffer.concat(chunks);
          if ((answer.statusCode ?? 500) >= 400) reject(new Error(`GET ${path}: ${answer.statusCode}`));
          else resolve({ etag: String(answer.headers.etag ?? ''), body, encoding: answer.headers['content-encoding'] });
        });
      });
      call.on('error', reject);
      call.end();
    });
  }

  close(): void {
    this.#agent.destroy();
  }
}
