import type { DocumentFormat, DocumentName, QueryOf, WorkProgress } from '@raccord/contract';
import type { Result } from '@raccord/scrabble';
import type { Journal } from '@raccord/tournament';
import type { Veil } from '../club/veil.ts';
import type { Viewer } from '../views/viewer.ts';

/** What somebody asks for, the formats and the rest settled. */
export interface DocumentOrder extends Omit<QueryOf<'makeDocument'>, 'format' | 'paper'> {
  readonly format: DocumentFormat;
  readonly paper: NonNullable<QueryOf<'makeDocument'>['paper']>;
  /** When it is made: milliseconds since 1970. */
  readonly at: number;
  /** Whose names are not told in what is for the public. */
  readonly veil: Veil;
  /** Where each entrant's QR code leads, for those that have one. */
  readonly links?: ReadonlyMap<string, string>;
}

export interface MadeDocument {
  /** Without its extension. */
  readonly title: string;
  /** Piece by piece: the maker takes its time between two of them. */
  readonly content: AsyncIterable<Uint8Array> | Iterable<Uint8Array>;
  /** Why the ranking in it is provisional. */
  readonly provisional?: string;
  /** How much of it is made: pages, players, files; nothing where that is not known. */
  progress?(): WorkProgress | undefined;
}

/** More has to be said of what is wanted, or what is there has no such format. */
type Refused = Extract<Result<never, 'centre-needed' | 'no-such-format'>, { readonly ok: false }>;

/**
 * Makes a document of what a station may see; undefined when what it should be about is not there. It looks at the journal
 * before it first waits for anything: afterwards the tournament goes on.
 */
export type DocumentMaker = (
  journal: Journal,
  session: Viewer,
  order: DocumentOrder,
) => MadeDocument | Refused | undefined | Promise<MadeDocument | Refused | undefined>;

/** Put on a web site, where anybody reads it: papers are for those who are there, other files for programs (adr/0076). */
export const isForPublic = (name: DocumentName, format?: DocumentFormat): boolean =>
  name === 'site' || format === 'html';

/** What leaves as a file: a document, or a whole tournament or club. */
export type FileFormat = DocumentFormat | 'raccord' | 'club';

const OWN = 'application/octet-stream';

const TYPES: Readonly<Record<FileFormat, { readonly extension: string; readonly type: string }>> = {
  pdf: { extension: 'pdf', type: 'application/pdf' },
  xlsx: { extension: 'xlsx', type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet' },
  csv: { extension: 'csv', type: 'text/csv; charset=utf-8' },
  html: { extension: 'html', type: 'text/html; charset=utf-8' },
  json: { extension: 'json', type: 'application/json' },
  lines: { extension: 'txt', type: 'text/plain; charset=iso-8859-1' },
  txt: { extension: 'txt', type: 'text/plain; charset=utf-8' },
  zip: { extension: 'zip', type: 'application/zip' },
  xml: { extension: 'xml', type: 'application/xml' },
  raccord: { extension: 'raccord', type: OWN },
  club: { extension: 'club', type: OWN },
};

export const extensionOf = (format: FileFormat): string => TYPES[format].extension;
export const typeOf = (format: FileFormat): string => TYPES[format].type;
