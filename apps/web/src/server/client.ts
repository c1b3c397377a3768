import { type Answered, type ApiError, createClient, type Unreachable } from '@raccord/contract';
import { typesetTexts } from '../texts/typeset.ts';
import { serverTimeOf } from './servertime.ts';

/** The server that gave this page. */
const server = typesetFaults(createClient<AbortSignal>((url, init) => fetch(url, init), ''));

/** These are asked for whenever something happens: they also tell the time. */
const notingTime =
  <Given extends readonly unknown[], T extends { readonly now: number }>(
    whose: (...given: Given) => string | number,
    ask: (...given: Given) => Promise<Answered<T>>,
  ) =>
  async (...given: Given): Promise<Answered<T>> => {
    const at = performance.now();
    const answer = await ask(...given);
    if (answer.ok) serverTimeOf(String(whose(...given))).note(answer.value.now, at);
    return answer;
  };

export const api: typeof server = {
  ...server,
  seeHall: notingTime(({ params }) => params.tournament, server.seeHall),
  readSitting: notingTime(({ params }) => params.sitting, server.readSitting),
  readSeat: notingTime(({ params }) => params.sitting, server.readSeat),
};

/** The sentences of the server have plain spaces: here they are shown. */
function typesetFaults<Functions extends object>(functions: Functions): Functions {
  const typesetting = ([name, ask]: [string, (...given: unknown[]) => Promise<Answered<unknown>>]) => [
    name,
    async (...given: unknown[]) => {
      const answer = await ask(...given);
      return answer.ok ? answer : { ok: false, fault: typesetTexts(answer.fault) };
    },
  ];
  return Object.fromEntries(Object.entries(functions).map(typesetting));
}

export type ServerFault = ApiError | Unreachable;

/** What a view threw because the server refused it or did not answer. */
export class ViewFault extends Error {
  readonly fault: ServerFault;

  constructor(fault: ServerFault) {
    super(fault.text);
    this.fault = fault;
  }
}

/** The answer itself; a refusal is thrown, for whoever shows it. */
export async function answered<T>(answer: Promise<Answered<T>>): Promise<T> {
  const given = await answer;
  if (!given.ok) throw new ViewFault(given.fault);
  return given.value;
}

/** An answer that takes longer does not come. */
const ANSWER_MS = 20_000;

export const inReason = (): AbortSignal => AbortSignal.timeout(ANSWER_MS);

/** Until it is no longer wanted, and no longer than in reason. (`AbortSignal.any` is missing in browsers of three years ago.) */
export function inReasonUnless(unwanted: AbortSignal): AbortSignal {
  const giving = new AbortController();
  for (const signal of [unwanted, inReason()]) {
    signal.addEventListener('abort', () => giving.abort(signal.reason), { once: true });
  }
  return giving.signal;
}

/** Does the server answer anything at all? */
export async function isServerThere(): Promise<boolean> {
  const answer = await api.whoAmI(undefined, inReason());
  return answer.ok || answer.fault.code !== 'unreachable';
}

const ID_BYTES = 15;

/** A name for a command, made here: sent twice, it is done once. (`randomUUID` is missing on a plain-http network.) */
export function newClientId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(ID_BYTES));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_');
}
