import { ADDRESSES, type Address, ROUTE_NAMES, type RouteName } from './addresses.ts';
import type { ApiError } from './errors.ts';
import type { AnswerOf, RouteInput } from './shapes.ts';

/** As much of `fetch` as is needed: that of a page, of Node or of a test. */
export type Fetch<Signal> = (
  url: string,
  init: {
    method: string;
    headers: Record<string, string>;
    body?: string;
    signal?: Signal;
    credentials: 'same-origin';
  },
) => Promise<Received>;

interface Received {
  readonly ok: boolean;
  text(): Promise<string>;
  arrayBuffer(): Promise<ArrayBuffer>;
}

/**
 * No answer that can be read came back, or nobody wanted it any more: whether what was asked was done is unknown, and sending
 * it again is safe.
 */
export interface Unreachable {
  readonly code: 'unreachable' | 'cancelled';
  readonly text: string;
}

export type Answered<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly fault: ApiError | Unreachable };

/** WebSockets that tell what has changed. */
export type LiveName = Extract<RouteName, `follow${string}`>;

/** Routes that answer once. */
export type CalledName = Exclude<RouteName, LiveName>;

/** A function a route, named like it. Those that ask for nothing may be called without anything. */
export type Client<Signal> = {
  readonly [Name in CalledName]: (
    ...given: unknown extends RouteInput<Name>
      ? [asked?: undefined, signal?: Signal]
      : Partial<Record<never, never>> extends RouteInput<Name>
        ? [asked?: RouteInput<Name>, signal?: Signal]
        : [asked: RouteInput<Name>, signal?: Signal]
  ) => Promise<Answered<AnswerOf<Name>>>;
};

const UNREACHABLE: Unreachable = {
  code: 'unreachable',
  text: 'Le serveur ne répond pas : vérifiez le réseau, puis réessayez.',
};

interface Parts {
  readonly params?: Readonly<Record<string, string | number>>;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly body?: unknown;
}

/** Speaks to the server at `base`, an address without a final slash; empty in a page of the server itself. */
export function createClient<Signal>(fetch: Fetch<Signal>, base: string): Client<Signal> {
  const call =
    (address: Address) =>
    async (parts: Parts = {}, signal?: Signal): Promise<Answered<unknown>> => {
      try {
        const hasBody = address.method === 'POST';
        const answer = await fetch(base + addressOf(address, parts), {
          method: address.method,
          credentials: 'same-origin',
          headers: hasBody ? { 'content-type': 'application/json' } : {},
          ...(hasBody ? { body: JSON.stringify(parts.body) } : {}),
          ...(signal === undefined ? {} : { signal }),
        });
        return await readAnswer(address, answer);
      } catch {
        return { ok: false, fault: UNREACHABLE };
      }
    };
  return Object.fromEntries(ROUTE_NAMES.map((name) => [name, call(ADDRESSES[name])])) as unknown as Client<Signal>;
}

/** The address of a request: parameters in their places, then the query. */
export function addressOf({ path }: Pick<Address, 'path'>, { params = {}, query = {} }: Parts): string {
  const filled = path.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
  const asked = Object.entries(query).filter(([, value]) => value !== undefined);
  const pairs = asked.map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(String(value))}`);
  return pairs.length === 0 ? filled : `${filled}?${pairs.join('&')}`;
}

async function readAnswer({ answer }: Address, received: Received): Promise<Answered<unknown>> {
  if (received.ok && answer === 'bytes') return { ok: true, value: new Uint8Array(await received.arrayBuffer()) };
  const text = await received.text();
  if (received.ok) {
    return { ok: true, value: answer === 'empty' ? undefined : answer === 'file' ? text : JSON.parse(text) };
  }
  const { error } = JSON.parse(text) as { readonly error?: ApiError };
  return { ok: false, fault: typeof error?.code === 'string' ? error : UNREACHABLE };
}
