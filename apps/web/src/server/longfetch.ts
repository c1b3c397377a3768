import { readWork, WORK_TYPE, type WorkProgress } from '@raccord/contract';

/** How whoever waits for a long work is told of it, and cancels it. */
export interface Following {
  readonly signal: AbortSignal;
  onTold(progress: WorkProgress): void;
  onReceived?(bytes: number): void;
}

/** As `fetch`, for what may take long: how far it is comes before the answer (adr/0063). */
export async function longFetch(url: string, init: RequestInit, following: Following): Promise<Response> {
  const headers = { ...(init.headers as Record<string, string>), accept: WORK_TYPE };
  const answer = await fetch(url, { ...init, headers, signal: following.signal });
  if (answer.headers.get('content-type') !== WORK_TYPE) return answer;
  const given = await readWork(piecesOf(answer, following), following.onTold);
  if (!given) throw new TypeError('cut');
  const { status, body } = given;
  return new Response(status === 204 ? null : new Blob(body as Uint8Array<ArrayBuffer>[]), given);
}

async function* piecesOf({ body }: Response, { onReceived }: Following): AsyncGenerator<Uint8Array> {
  let bytes = 0;
  const reader = body?.getReader();
  for (let piece = await reader?.read(); piece && !piece.done; piece = await reader?.read()) {
    yield piece.value;
    onReceived?.((bytes += piece.value.length));
  }
}
