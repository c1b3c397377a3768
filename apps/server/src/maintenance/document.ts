import { randomUUID } from 'node:crypto';
import { DOCUMENTS, type DocumentFormat, type DocumentName, type QueryOf, type Session } from '@raccord/contract';
import { accept, type Result, refuse } from '@raccord/scrabble';
import { nameOf, type TournamentState } from '@raccord/tournament';
import { entrantLinks } from '../access/links.ts';
import { extensionOf } from '../documents/document.ts';
import { type DocumentFault, type Made, makeDocument } from '../documents/index.ts';
import { isAsked } from '../documents/seats.ts';
import type { Hall } from '../hall/hall.ts';
import type { EventStore } from '../store/store.ts';
import { seeCorrections, seePeople } from '../views/index.ts';

/** What the command line asks for: things under their names or their ids. */
export interface ExportOrder extends Omit<QueryOf<'makeDocument'>, 'format'> {
  readonly document: DocumentName;
  /** Of the format. */
  readonly extension: string;
  /** Where the links of the players should lead, for a starting list that has some. */
  readonly base?: string;
}

export type ExportFault = DocumentFault | 'unknown-name';

const CHIEF = { role: 'chief', name: 'Ligne de commande' } as const satisfies Session;

/** Makes a document for whoever has the data of the installation at hand. */
export async function exportDocument(
  store: EventStore,
  hall: Hall,
  { document, extension, base, ...asked }: ExportOrder,
): Promise<Result<Made, ExportFault>> {
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
  const printing = document === 'correction-slips' ? await notePrinting(hall, named.value) : {};
  const order = { ...named.value, ...links, ...printing, format, at };
  return hall.read((journal) => makeDocument(journal, CHIEF, document, order));
}

const formatOf = (document: DocumentName, extension: string): DocumentFormat | undefined =>
  DOCUMENTS[document].find((format) => extensionOf(format) === extension);

type Asked = Omit<QueryOf<'makeDocument'>, 'format'>;

const entrantsOf = (hall: Hall, { centre: wanted }: Asked) =>
  hall.read((journal) => seePeople(journal, CHIEF)).entrants.filter(({ centre }) => (wanted ?? centre) === centre);

/**
 * Notes first what goes on paper, then prints what was noted: a slip that changes in between is printed again, never
 * forgotten. What was noted already is printed as often as it is asked for.
 */
async function notePrinting(hall: Hall, asked: Asked): Promise<Pick<Asked, 'printing'>> {
  if (asked.printed) return {};
  const wanted = { game: asked.game, turn: asked.turn, due: true, printed: false };
  const { corrections } = hall.read((journal) => seeCorrections(journal, CHIEF, wanted));
  const slips = corrections
    .filter((correction) => isAsked(correction, asked))
    .map(({ game, turn, entrant }) => ({ game, turn, entrant }));
  const noted = await hall.submit({ id: randomUUID(), type: 'print-corrections', data: { slips } }, CHIEF);
  return noted.ok ? { printing: noted.value.id } : {};
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
