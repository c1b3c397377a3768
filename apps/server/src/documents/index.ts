import { setImmediate as breathe } from 'node:timers/promises';
import { DOCUMENTS, type DocumentName, type QueryOf } from '@raccord/contract';
import { fileNameOf } from '@raccord/files';
import { accept, type Result, refuse } from '@raccord/scrabble';
import type { Journal } from '@raccord/tournament';
import type { Viewer } from '../views/viewer.ts';
import { UNWATCHED, type Work } from '../work.ts';
import { makeAppealFile } from './appealfile.ts';
import {
  type DocumentMaker,
  type DocumentOrder,
  extensionOf,
  isForPublic,
  type MadeDocument,
  typeOf,
} from './document.ts';
import { gameDocument } from './game.ts';
import { PAPERS } from './papers/index.ts';
import { makeResults } from './results.ts';
import { makeSiteDocument } from './site.ts';

/** Every document, and who makes it. */
const MAKERS: Readonly<Record<DocumentName, DocumentMaker>> = {
  results: makeResults,
  game: gameDocument,
  site: makeSiteDocument,
  'appeal-file': makeAppealFile,
  ...PAPERS,
};

/** A document with its name and its type. */
export interface Made {
  readonly fileName: string;
  readonly type: string;
  readonly content: AsyncIterable<Uint8Array>;
  readonly provisional?: string;
}

export type DocumentFault = 'no-such-format' | 'nothing-there' | 'centre-needed';

type Asked = QueryOf<'makeDocument'> & Pick<DocumentOrder, 'at' | 'links' | 'veil'>;

/** Makes a document as a station may see it. */
export async function makeDocument(
  journal: Journal,
  session: Viewer,
  name: DocumentName,
  { format = DOCUMENTS[name][0], paper = 'A4', ...rest }: Asked,
  work: Work = UNWATCHED,
): Promise<Result<Made, DocumentFault>> {
  const formats: readonly string[] = DOCUMENTS[name];
  if (!formats.includes(format)) {
    return refuse('no-such-format', `Ce document n’existe pas au format ${format} : demandez ${formats.join(', ')}.`);
  }
  const viewer = isForPublic(name, format) ? { ...session, veil: rest.veil } : session;
  const made = await MAKERS[name](journal, viewer, { format, paper, ...rest });
  if (!made) {
    return refuse(
      'nothing-there',
      'Ce document serait vide : la partie, le coup ou le joueur demandé n’existe pas, ou rien n’en est encore connu ; choisissez-en un autre.',
    );
  }
  if ('fault' in made) return made;
  return accept({
    fileName: fileNameOf(made.title, extensionOf(format)),
    type: typeOf(format),
    content: unhurried(made, work),
    ...(made.provisional === undefined ? {} : { provisional: made.provisional }),
  });
}

/** Lets others be served between two pieces. */
export async function* unhurried({ content, progress }: MadeDocument, work: Work): AsyncGenerator<Uint8Array> {
  for await (const piece of content) {
    const told = progress?.();
    if (told) await work.tell(told.done, told.total);
    else await breathe();
    yield piece;
  }
}
