import { Agent, type IncomingHttpHeaders, request } from 'node:http';

interface LookedAt {
  readonly etag: string;
  /** Empty when it was there already. */
  readonly body: Buffer;
  readonly encoding: string | undefined;
}

interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

type Method = 'GET' | 'POST';

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
  async ask(method: Method, path: string, body?: unknown): Promise<unknown> {
    const text = body === undefined ? '' : JSON.stringify(body);
    const described =
      body === undefined ? {} : { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) };
    const answer = await this.#send(method, path, { ...described, origin: this.#url.origin }, text);
    const content = answer.body.toString();
    const [cookie] = answer.headers['set-cookie'] ?? [];
    if (cookie) this.cookie = cookie.split(';')[0];
    if (answer.status >= 300) throw new Error(`${method} ${path}: ${content.slice(0, 500)}`);
    return content === '' ? undefined : JSON.parse(content);
  }

  /** Looks at a view as a browser does that may have it already. */
  async look(path: string, etag: string): Promise<LookedAt> {
    const known = etag === '' ? {} : { 'if-none-match': etag };
    const { status, headers, body } = await this.#send('GET', path, { 'accept-encoding': 'gzip', ...known });
    if (status >= 400) throw new Error(`GET ${path}: ${status}`);
    return { etag: String(headers.etag ?? ''), body, encoding: headers['content-encoding'] };
  }

  /** As a browser does, again when a connection that was kept open turns out to be closed. */
  #send(method: Method, path: string, own: Record<string, string | number>, text = ''): Promise<Answer> {
    const headers = { ...own, ...(this.cookie ? { cookie: this.cookie } : {}) };
    return new Promise((resolve, reject) => {
      const call = request(new URL(path, this.#url), { method, headers, agent: this.#agent }, (answer) => {
        const chunks: Buffer[] = [];
        answer.on('data', (chunk: Buffer) => chunks.push(chunk));
        answer.on('error', reject);
        answer.on('end', () => {
          resolve({ status: answer.statusCode ?? 500, headers: answer.headers, body: Buffer.concat(chunks) });
        });
      });
      call.on('error', (error: NodeJS.ErrnoException) => {
        if (call.reusedSocket && error.code === 'ECONNRESET') resolve(this.#send(method, path, own, text));
        else reject(error);
      });
      call.end(text);
    });
  }

  close(): void {
    this.#agent.destroy();
  }
}
