import {
  type FiledGame,
  type GameFault,
  type ImportedGame,
  type ImportRefusal,
  importTurns,
  readGame,
} from '@raccord/files';
import { dayOf } from '@raccord/french';
import { type EditionName, editionInForce } from '@raccord/regulation';
import { accept, type Result, refuse } from '@raccord/scrabble';
import type { TournamentHome } from '../hall/home.ts';
import type { LexiconName, Lexicons } from '../lexicons/lexicons.ts';
import type { EventStore } from '../store/store.ts';
import { UNWATCHED, type Work } from '../work.ts';
import { lexiconsIn } from './lexicon.ts';
import { beginStream, beginsWith, checkTournamentId } from './transfer.ts';

/** The game of a file, and what the tournament that it becomes is made with. */
export interface FiledGameOrder {
  readonly id: string;
  readonly text: string;
  readonly name?: string | undefined;
  readonly edition?: EditionName | undefined;
  /** The hash of its words; the free lexicon when it is left out. */
  readonly lexicon?: string | undefined;
  /** Whose tournament it is; of the first one of the installation when it is left out. */
  readonly home?: TournamentHome | undefined;
  /** Under whose name. */
  readonly by: string;
  /** Milliseconds since 1970. */
  readonly at: number;
  /** Told each turn. */
  readonly work?: Work;
}

export interface GameImported {
  readonly id: string;
  readonly name: string;
  readonly events: number;
  readonly lexicon: LexiconName;
  readonly game: FiledGame;
  readonly alerts: readonly string[];
}

export type GameImportFault = GameFault | ImportRefusal | 'unknown-lexicon' | 'id-unusable';

/** Makes a tournament of the game of a file. Fault `stream-exists` of the store when there is one of that id. */
export async function importGame(
  store: EventStore,
  lexicons: Lexicons,
  order: FiledGameOrder,
): Promise<Result<GameImported, GameImportFault>> {
  const played = await playGame(lexicons, order);
  if (!played.ok) return played;
  await beginStream(store, order.id, played.value.journal.events, order.home?.club);
  return accept(tellImported(order, played.value));
}

/** The tournament that was made of this very game before, under the same id and by the same choices. */
export async function findImported(
  store: EventStore,
  lexicons: Lexicons,
  order: FiledGameOrder,
): Promise<GameImported | undefined> {
  const [first] = await store.read(order.id, 0, 1);
  const played = first && (await playGame(lexicons, { ...order, at: first.at }));
  if (!played?.ok) return undefined;
  const isSame = await beginsWith(store, order.id, played.value.journal.events);
  return isSame ? tellImported(order, played.value) : undefined;
}

interface PlayedGame extends ImportedGame {
  readonly game: FiledGame;
  readonly lexicon: LexiconName;
}

function tellImported({ id }: FiledGameOrder, { journal, game, lexicon, alerts }: PlayedGame): GameImported {
  return { id, name: journal.state.charter?.name ?? '', events: journal.events.length, lexicon, game, alerts };
}

async function playGame(
  lexicons: Lexicons,
  { id, text, name, edition: chosen, lexicon: hash, home, by, at, work = UNWATCHED }: FiledGameOrder,
): Promise<Result<PlayedGame, GameImportFault>> {
  const named = checkTournamentId(id);
  if (!named.ok) return named;
  const game = readGame(text);
  if (!game.ok) return game;
  const known = await lexicons.list();
  const here = known.find((one) => one.hash === (hash ?? known[0].hash));
  const lexicon = here && (home ? await home.lexicon(here.hash) : here);
  const wordbook = lexicon && (await lexicons.wordbook(lexicon.hash));
  if (!lexicon || !wordbook) return refuse('unknown-lexicon', 'Ce dictionnaire n’est pas ici : ajoutez-le d’abord.');
  const date = dayOf(at);
  const edition = chosen ?? editionInForce(date);
  const turns = importTurns(game.value, { wordbook, lexicon, edition, name, date, at, by, prefix: id });
  let step = turns.next();
  while (!step.done) {
    await work.tell(step.value, game.value.turns.length);
    step = turns.next();
  }
  return step.value.ok ? accept({ ...step.value.value, game: game.value, lexicon }) : step.value;
}

/** The same for an installation whose server may be running or not. */
export const importGameTo = (
  store: EventStore,
  directory: string,
  order: FiledGameOrder,
): Promise<Result<GameImported, GameImportFault>> => importGame(store, lexiconsIn(directory), order);
