import { randomUUID } from 'node:crypto';
import { DOCUMENTS, type DocumentFormat, type DocumentName, type QueryOf, type Session } from '@raccord/contract';
import { accept, type Result, refuse } from '@raccord/scrabble';
import { nameOf, type TournamentState } from '@raccord/tournament';
import { entrantLinks } from '../access/links.ts';
import { extensionOf } from '../documents/document.ts';
import { type DocumentFault, type Made, makeDocument } from '../documents/index.ts';
import type { Hall } from '../hall/hall.ts';
import { type EventStore, StoreFault } from '../store/store.ts';
import { seeCorrections, seePeople } from '../views/index.ts';

/** What the command line asks for: things under their names or their ids. */
export interface ExportOrder extends Omit<QueryOf<'makeDocument'>, 'format'> {
  readonly document: DocumentName;
  /** Of the format. */
  readonly extension: string;
  /** Where the links of the players should lead, for a starting list that has some. */
  readonly base?: string;
}

export interface Exported extends Made {
  /** To be called once the document is safe: notes what is on paper. */
  settle(): Promise<void>;
}

export type ExportFault = DocumentFault | 'unknown-name';

const CHIEF = { role: 'chief', name: 'Ligne de commande' } as const satisfies Session;

/** Makes a document for whoever has the data of the installation at hand. */
export async function exportDocument(
  store: EventStore,
  hall: Hall,
  { document, extension, base, ...asked }: ExportOrder,
): Promise<Result<Exported, ExportFault>> {
  const format = formatOf(document, extension);
  if (!format) {
    const known = DOCUMENTS[document].map((one) => `.${extensionOf(one)}`).join(', ');
    return refuse('no-such-format', `Ce document ne s’écrit pas en « .${extension} » : donnez un fichier ${known}.`);
  }
  const named = hall.read(({ state }) => withIds(state, asked));
  if (!named.ok) return named;
  const at = Date.now();
  const links =
    base === undefined ? {} : { links: await entrantLinks(store, hall.id, entrantsOf(hall, named.value), base, at) };
  const order = { ...named.value, ...links, format, at };
  const slips = document === 'correction-slips' ? slipsToPrint(hall, order) : [];
  const made = await hall.read((journal) => makeDocument(journal, CHIEF, document, order));
  if (!made.ok) return made;
  const settle = async (): Promise<void> => {
    if (slips.length === 0) return;
    const noted = await hall.submit({ id: randomUUID(), type: 'print-corrections', data: { slips } }, CHIEF);
    if (!noted.ok && noted.fault.code !== 'nothing-to-print') throw new StoreFault('not-writable', hall.id);
  };
  return accept({ ...made.value, settle });
}

const formatOf = (document: DocumentName, extension: string): DocumentFormat | undefined =>
  DOCUMENTS[document].find((format) => extensionOf(format) === extension);

type Asked = Omit<QueryOf<'makeDocument'>, 'format'>;

const entrantsOf = (hall: Hall, { centre: wanted }: Asked) =>
  hall.read((journal) => seePeople(journal, CHIEF)).entrants.filter(({ centre }) => (wanted ?? centre) === centre);

/** A printing that is made again is noted already. */
function slipsToPrint(hall: Hall, { game, turn, printing }: Asked) {
  if (printing !== undefined) return [];
  const wanted = { game, turn, due: true, printed: false };
  return hall
    .read((journal) => seeCorrections(journal, CHIEF, wanted))
    .corrections.map(({ game, turn, entrant }) => ({ game, turn, entrant }));
}

/** People and games may be called by their names. */
function withIds({ games, centres, entrants }: TournamentState, asked: Asked): Result<Asked, 'unknown-name'> {
  const game = idOf(
    'partie',
    asked.game,
    [...games.values()].map(({ plan: { id, name } }) => ({ id, name })),
  );
  if (!game.ok) return game;
  const centre = idOf('centre', asked.centre, [...centres.values()]);
  if (!centre.ok) return centre;
  const people = [...entrants.values()].map(({ id, members }) => ({ id, name: nameOf(members) }));
  const entrant = idOf('joueur', asked.entrant, people);
  if (!entrant.ok) return entrant;
  return accept({ ...asked, game: game.value, centre: centre.value, entrant: entrant.value });
}

const SHOWN = 10;

function idOf(
  what: string,
  wanted: string | undefined,
  known: readonly { readonly id: string; readonly name: string }[],
): Result<string | undefined, 'unknown-name'> {
  if (wanted === undefined) return accept(undefined);
  const found = known.find(({ id }) => id === wanted) ?? known.find(({ name }) => plain(name) === plain(wanted));
  if (found) return accept(found.id);
  const names = known.slice(0, SHOWN).map(({ name }) => name);
  const more = known.length > SHOWN ? '…' : '';
  return refuse(
    'unknown-name',
    `« ${wanted} » inconnu (--${what}). Ce tournoi a : ${names.join(', ')}${more}${known.length === 0 ? 'rien de tel' : ''}.`,
  );
}

const plain = (name: string): string => name.normalize('NFC').trim().toLowerCase();
