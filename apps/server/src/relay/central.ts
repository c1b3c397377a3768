import { type Answered, type Client, createClient, type SessionAnswer } from '@raccord/contract';
import { COOKIE_NAME } from '../access/cookie.ts';

/** How long an answer is waited for: a network that is cut often says nothing. */
const PATIENCE_MS = 15_000;
/** Requests that wait for news are answered after 25 seconds at the latest. */
const NEWS_PATIENCE_MS = 40_000;

export type Api = Client<AbortSignal | null | undefined>;

/** The server of the tournament, as a relay speaks to it: with the session that its link opened. */
export class Central {
  readonly base: string;
  readonly #token: string;
  readonly #closing = new AbortController();
  readonly #api: Api;
  #cookie: string;

  constructor(base: string, token: string, cookie = '') {
    this.base = base;
    this.#token = token;
    this.#cookie = cookie;
    this.#api = createClient((url, init) => this.#fetch(url, init as RequestInit), base);
  }

  get cookie(): string {
    return this.#cookie;
  }

  /** Asks, by a new session if the old one is over. Without network the answer is the fault `unreachable`. */
  async ask<T>(question: (api: Api) => Promise<Answered<T>>): Promise<Answered<T>> {
    const answer = await question(this.#api);
    if (answer.ok || answer.fault.code !== 'no-session') return answer;
    const entered = await this.enter();
    return entered.ok ? question(this.#api) : entered;
  }

  enter(): Promise<Answered<SessionAnswer>> {
    return this.#api.enter({ body: { token: this.#token } });
  }

  /** Ends whatever is being waited for. */
  close(): void {
    this.#closing.abort();
  }

  async #fetch(url: string, init: RequestInit): Promise<Response> {
    const patience = AbortSignal.timeout(url.includes('/news?') ? NEWS_PATIENCE_MS : PATIENCE_MS);
    const answer = await fetch(url, {
      ...init,
      redirect: 'error',
      signal: AbortSignal.any([this.#closing.signal, patience, ...(init.signal ? [init.signal] : [])]),
      headers: { ...(init.headers as Record<string, string>), cookie: this.#cookie },
    });
    // A proxy on the way may have a cookie of its own.
    const cookie = answer.headers.getSetCookie().find((one) => one.startsWith(`${COOKIE_NAME}=`));
    if (cookie) this.#cookie = cookie.split(';', 1)[0];
    return answer;
  }
}

/** The address of the server and the token in a link; undefined when it is no link. */
export function parseLink(link: string): { readonly base: string; readonly token: string } | undefined {
  const found = /^(https?:\/\/[^\s?#]+)\/entrer\/([\w-]+)$/.exec(link.trim());
  return found && URL.canParse(found[1]) ? { base: found[1], token: found[2] } : undefined;
}
