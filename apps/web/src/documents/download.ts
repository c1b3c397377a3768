import { ADDRESSES, type Answered, type ApiError, addressOf, type RouteInput } from '@raccord/contract';
import type { ServerFault } from '../server/client.ts';
import { type Following, longFetch } from '../server/longfetch.ts';
import { documentsTexts } from '../texts/documents.ts';
import { saveFile } from './save.ts';

/** The routes whose answer is a file to keep. */
export type FileRoute =
  | 'makeDocument'
  | 'makeStartingList'
  | 'makeLinkCards'
  | 'exportTournament'
  | 'makeExamPaper'
  | 'makeSittingResults'
  | 'makeSittingPaper'
  | 'makeMemberTable'
  | 'makeMemberFile'
  | 'makeSeasonTable'
  | 'makePhaseTable'
  | 'makeSeasonSite'
  | 'makeLexiconChange'
  | 'exportClub';

type Parts = NonNullable<Parameters<typeof addressOf>[1]>;

const UNREACHABLE: ServerFault = { code: 'unreachable', text: documentsTexts.unreachable };

/** Asks for a file and hands it to the browser to keep; its mark, where the server gives it one. */
export async function downloadFile<Name extends FileRoute>(
  name: Name,
  asked: RouteInput<Name>,
  following: Following,
): Promise<Answered<string>> {
  const { method } = ADDRESSES[name];
  const parts = asked as Parts;
  const sent =
    parts.body === undefined
      ? {}
      : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(parts.body) };
  try {
    const address = addressOf(ADDRESSES[name], parts);
    const answer = await longFetch(address, { method, credentials: 'same-origin', ...sent }, following);
    if (!answer.ok) return { ok: false, fault: ((await answer.json()) as { readonly error: ApiError }).error };
    saveFile(await answer.blob(), fileNameIn(answer.headers));
    return { ok: true, value: answer.headers.get('etag') ?? '' };
  } catch {
    return { ok: false, fault: UNREACHABLE };
  }
}

const fileNameIn = (headers: Headers): string =>
  decodeURIComponent(/filename\*=UTF-8''([^;]+)/.exec(headers.get('content-disposition') ?? '')?.[1] ?? 'document');
