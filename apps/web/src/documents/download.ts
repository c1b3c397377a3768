import { ADDRESSES, type Answered, type ApiError, addressOf, type RouteInput } from '@raccord/contract';
import type { ServerFault } from '../server/client.ts';
import { documentsTexts } from '../texts/documents.ts';
import { saveFile } from './save.ts';

/** The routes whose answer is a file to keep. */
export type FileRoute =
  | 'makeDocument'
  | 'makeStartingList'
  | 'exportTournament'
  | 'makeExamPaper'
  | 'makeSittingResults'
  | 'makeMemberTable'
  | 'makeMemberFile'
  | 'makeSeasonTable'
  | 'makeSeasonSite'
  | 'exportClub';

type Parts = NonNullable<Parameters<typeof addressOf>[1]>;

const UNREACHABLE: ServerFault = { code: 'unreachable', text: documentsTexts.unreachable };

/** Asks for a file, tells how much of it has come, and hands it to the browser to keep; its mark, where the server gives it one. */
export async function downloadFile<Name extends FileRoute>(
  name: Name,
  asked: RouteInput<Name>,
  onReceived: (bytes: number) => void,
): Promise<Answered<string>> {
  const { method } = ADDRESSES[name];
  const parts = asked as Parts;
  try {
    const answer = await fetch(addressOf(ADDRESSES[name], parts), {
      method,
      credentials: 'same-origin',
      ...(parts.body === undefined
        ? {}
        : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(parts.body) }),
    });
    if (!answer.ok) return { ok: false, fault: ((await answer.json()) as { readonly error: ApiError }).error };
    saveFile(await received(answer, onReceived), fileNameIn(answer.headers));
    return { ok: true, value: answer.headers.get('etag') ?? '' };
  } catch {
    return { ok: false, fault: UNREACHABLE };
  }
}

async function received(answer: Response, onReceived: (bytes: number) => void): Promise<Blob> {
  const pieces: Uint8Array<ArrayBuffer>[] = [];
  let bytes = 0;
  const reader = answer.body?.getReader();
  for (let piece = await reader?.read(); piece && !piece.done; piece = await reader?.read()) {
    pieces.push(piece.value);
    onReceived((bytes += piece.value.length));
  }
  return new Blob(pieces, { type: answer.headers.get('content-type') ?? '' });
}

const fileNameIn = (headers: Headers): string =>
  decodeURIComponent(/filename\*=UTF-8''([^;]+)/.exec(headers.get('content-disposition') ?? '')?.[1] ?? 'document');
