import { randomUUID } from 'node:crypto';
import { DOCUMENTS, type DocumentFormat, type DocumentName, type QueryOf } from '@raccord/contract';
import type { SiteFile } from '@raccord/files';
import { accept, type Result, refuse } from '@raccord/scrabble';
import { nameOf, type RefusalCode, type TournamentState } from '@raccord/tournament';
import { entrantLinks } from '../access/links.ts';
import { Clubs } from '../club/clubs.ts';
import { type Veil, veilOver } from '../club/veil.ts';
import { extensionOf } from '../documents/document.ts';
import { type DocumentFault, type Made, makeDocument } from '../documents/index.ts';
import { invitedTo, isAsked } from '../documents/seats.ts';
import { siteFiles } from '../documents/site.ts';
import type { Hall } from '../hall/hall.ts';
import type { EventStore } from '../store/store.ts';
import { seeCorrections } from '../views/index.ts';
import type { Work } from '../work.ts';
import { COMMAND_LINE, findNamed, type Named, type NameFault } from './named.ts';

/** What the command line asks for: things under their names or their ids. */
export interface ExportOrder extends Omit<QueryOf<'makeDocument'>, 'format'> {
  readonly document: DocumentName;
  /** Of the format. */
  readonly extension: string;
  /** Where the links of the players should lead, for a starting list that has some. */
  readonly base?: string;
}

export type ExportFault = DocumentFault | NameFault | RefusalCode | 'maker-revoked';

/** Makes a document for whoever has the data of the installation at hand. */
export async function exportDocument(
  store: EventStore,
  hall: Hall,
  { document, extension, base, ...asked }: ExportOrder,
  work?: Work,
): Promise<Result<Made, ExportFault>> {
  const format = formatOf(document, extension);
  if (!format) {
    const known = DOCUMENTS[document].map((one) => `.${extensionOf(one)}`).join(', ');
    const what =
      extension === '' ? 'Ce fichier n’a pas d’extension (-o)' : `Ce document ne s’écrit pas en « .${extension} »`;
    return refuse('no-such-format', `${what} : donnez un fichier ${known}.`);
  }
  const named = hall.read(({ state }) => withIds(state, asked));
  if (!named.ok) return named;
  const at = Date.now();
  const links = base === undefined ? accept({}) : await makeLinks(store, hall, named.value, base, at);
  if (!links.ok) return links;
  const printing = document === 'correction-slips' ? await notePrinting(hall, named.value) : accept({});
  if (!printing.ok) return printing;
  const veil = await veilIn(store, hall.id);
  const order = { ...named.value, ...links.value, ...printing.value, format, at, veil };
  return hall.read((journal) => makeDocument(journal, COMMAND_LINE, document, order, work));
}

/** The files of the site of a tournament, to be written side by side. */
export async function exportSite(store: EventStore, hall: Hall): Promise<readonly SiteFile[]> {
  const veil = await veilIn(store, hall.id);
  return hall.read((journal) => siteFiles(journal, veil));
}

/** What the club of a tournament withholds from the public. */
async function veilIn(store: EventStore, tournament: string): Promise<Veil> {
  const clubs = new Clubs(store, Date.now);
  return veilOver(clubs, tournament).finally(() => clubs.close());
}

const formatOf = (document: DocumentName, extension: string): DocumentFormat | undefined =>
  DOCUMENTS[document].find((format) => extensionOf(format) === extension);

type Asked = Omit<QueryOf<'makeDocument'>, 'format'>;

async function makeLinks(store: EventStore, hall: Hall, asked: Asked, base: string, at: number) {
  const invited = hall.read((journal) => invitedTo(journal, COMMAND_LINE, asked));
  const made = await entrantLinks(store.links, hall, { actor: COMMAND_LINE, link: null }, invited, base, at);
  return made.ok ? accept({ links: made.value }) : made;
}

/**
 * Notes first what goes on paper, then prints what was noted: a slip that changes in between is printed again, never
 * forgotten. What was noted already is printed as often as it is asked for.
 */
async function notePrinting(hall: Hall, asked: Asked): Promise<Result<Pick<Asked, 'printing'>, RefusalCode>> {
  if (asked.printed) return accept({});
  const wanted = { game: asked.game, turn: asked.turn, due: true, printed: false };
  const { corrections } = hall.read((journal) => seeCorrections(journal, COMMAND_LINE, wanted));
  const slips = corrections
    .filter((correction) => isAsked(correction, asked))
    .map(({ game, turn, entrant }) => ({ game, turn, entrant }));
  const noted = await hall.submit({ id: randomUUID(), type: 'print-corrections', data: { slips } }, COMMAND_LINE);
  if (noted.ok) return accept({ printing: noted.value.id });
  return noted.fault.code === 'nothing-to-print' ? accept({}) : noted;
}

/** People and games may be called by their names. */
function withIds({ games, centres, entrants }: TournamentState, asked: Asked): Result<Asked, NameFault> {
  const plans = [...games.values()].map(({ plan }) => plan);
  const game = idOf(plans, asked.game, 'partie');
  if (!game.ok) return game;
  const centre = idOf([...centres.values()], asked.centre, 'centre');
  if (!centre.ok) return centre;
  const people = [...entrants.values()].map(({ id, members }) => ({ id, name: nameOf(members) }));
  const entrant = idOf(people, asked.entrant, 'joueur');
  if (!entrant.ok) return entrant;
  return accept({ ...asked, game: game.value, centre: centre.value, entrant: entrant.value });
}

function idOf(known: readonly Named[], wanted: string | undefined, option: string) {
  if (wanted === undefined) return accept(undefined);
  const found = findNamed(known, wanted, option);
  return found.ok ? accept(found.value.id) : found;
}
