import { plural } from '@raccord/french';
import type { EditionName } from '@raccord/regulation';
import { accept, type Fault, type ReplayError, type Result, refuse, replay } from '@raccord/scrabble';
import {
  type Actor,
  Desk,
  type GameEnd,
  Journal,
  LAST_TABLE,
  membersNamed,
  type RecordedEvent,
  type RefusalCode,
  type Wordbook,
} from '@raccord/tournament';
import { asRecord } from '../asrecord.ts';
import type { FiledGame } from '../game.ts';
import { type Grant, grantsOf, IMPORTED_RHYTHM } from './grants.ts';
import { planSolos } from './solos.ts';
import { type ImportStage, isLeftoverFalse, playImportedTurn } from './turn.ts';

/** What a game becomes a tournament with. */
export interface ImportOrder {
  readonly wordbook: Wordbook;
  readonly lexicon: { readonly name: string; readonly hash: string };
  readonly edition: EditionName;
  /** Of the tournament; the one that the file says, or a plain one, when it is left out. */
  readonly name?: string | undefined;
  /** As written by the organiser: 2026-11-15. */
  readonly date: string;
  /** Milliseconds since 1970. */
  readonly at: number;
  /** Under whose name everything is done. */
  readonly by: string;
  /** What the ids of the events begin with. */
  readonly prefix: string;
}

export type ImportRefusal = RefusalCode | 'words-unknown' | 'points-too-high';

export interface ImportedGame {
  readonly journal: Journal;
  /** What the file says otherwise than the rules, without its being refused. */
  readonly alerts: readonly string[];
}

const CENTRE = 'salle';
const GAME = 'p1';
/** Who plays a game that came without its players: what was laid, turn after turn. */
const SOLUTIONS = 'Solutions retenues';
/** Plays a game of a file as a tournament of its own, every event a true one: tells where it is, then gives the journal. */
export function* importTurns(
  game: FiledGame,
  order: ImportOrder,
): Generator<number, Result<ImportedGame, ImportRefusal>, undefined> {
  const granted = grantsOf(game, order.edition);
  if (!granted.ok) return granted;
  const plan = planSolos(game, granted.value, order.edition);
  const stage = openStage(game, order, plan.settings);
  if (!stage.ok) return stage;
  const { desk, chief } = stage.value;
  const alerts = [...game.alerts];
  for (const [index, turn] of game.turns.entries()) {
    const grants = plan.areGranted ? granted.value[index].map(withSolo) : granted.value[index];
    const isFalse = isLeftoverFalse(stage.value, turn);
    if (isFalse) alerts.push(`Coup ${index + 1} : le tirage ${turn.drawText} ${FALSE_LEFTOVER}`);
    const asked = isFalse ? { ...turn, drawText: turn.drawText.replace('+', '') } : turn;
    const played = yield* playImportedTurn(stage.value, index + 1, asked, grants);
    if (!played.ok) return explain(played.fault, game, index + 1, order);
    if (played.value !== turn.score) {
      alerts.push(
        `Coup ${index + 1} : le fichier dit ${plural(turn.score, 'point')}, la solution en vaut ${played.value}.`,
      );
    }
  }
  finish(desk, chief);
  return accept({ journal: desk.journal, alerts });
}

const FALSE_LEFTOVER = 'note un reliquat alors qu’il n’y en a pas ; il est lu sans « + ».';

const withSolo = (grant: Grant): Grant => ({ ...grant, points: grant.points + grant.result.solo });

function openStage(
  game: FiledGame,
  { wordbook, lexicon, edition, name, date, at, by, prefix }: ImportOrder,
  settings: Readonly<Record<string, unknown>>,
): Result<ImportStage, RefusalCode> {
  const pace = 1;
  // The first event is of that very time: the same game at the same time gives the same events.
  const desk = new Desk(new Journal(wordbook), prefix, at - pace);
  desk.pace = pace;
  const chief: Actor = { role: 'chief', name: by };
  const title = name ?? game.name ?? 'Partie importée';
  const created = desk.ask('create-tournament', { name: title, place: '', date, edition, lexicon, settings }, chief);
  if (!created.ok) return created;
  desk.tell('add-centre', { id: CENTRE, name: 'Salle' }, chief);
  const entrants = entrantsOf(game);
  const registered = desk.ask('register-entrants', { entrants }, chief);
  if (!registered.ok) return registered;
  const plan = { id: GAME, name: 'Partie 1', formula: game.formula.name, rhythm: IMPORTED_RHYTHM } as const;
  const planned = desk.ask('plan-game', plan, chief);
  if (!planned.ok) return planned;
  const ids = entrants.map(({ id }) => id);
  return accept({
    desk,
    chief,
    game: GAME,
    centre: CENTRE,
    format: game.format,
    entrants: ids,
    hasPlayers: game.players.length > 0,
  });
}

/** At the tables that the file says, when it gives everybody one of his own; else in its order. */
function entrantsOf({ players }: FiledGame) {
  const people = players.length > 0 ? players : [{ name: SOLUTIONS, table: undefined }];
  const tables = new Set(people.flatMap(({ table }) => (table !== undefined && table <= LAST_TABLE ? [table] : [])));
  const areSeated = tables.size === people.length;
  return people.map(({ name, table }, index) => ({
    id: `j${index + 1}`,
    members: membersNamed(name),
    centre: CENTRE,
    table: areSeated && table !== undefined ? table : index + 1,
  }));
}

/** Says at which turn a game cannot be played, and why; where words are missing, all of them at once. */
function explain(
  { code, text }: Fault<RefusalCode>,
  game: FiledGame,
  turn: number,
  { wordbook, lexicon }: ImportOrder,
) {
  const { turns, errors } = replay(asRecord(game), wordbook.words, wordbook.graph);
  const isAboutWords = code === 'not-a-solution' || code === 'nothing-playable';
  if (isAboutWords && (turns[turn - 1]?.notAdmitted.length ?? 0) > 0) {
    const missing = turns.flatMap(({ notAdmitted }, index) =>
      notAdmitted.length === 0 ? [] : [`${notAdmitted.join(', ')} (coup ${index + 1})`],
    );
    return refuse(
      'words-unknown',
      `Le dictionnaire « ${lexicon.name} » n’a pas tous les mots posés : ${missing.join(', ')}. Importez la partie avec celui qui a servi à la jouer.`,
    );
  }
  // The draw was taken: a leftover wrongly noted is told already.
  const isWhy = (error: ReplayError) => error.turn === turn && error.code !== 'wrong-leftover';
  const why = isAboutWords ? errors.find(isWhy)?.text : undefined;
  return refuse(code, `Coup ${turn} (ligne ${game.turns[turn - 1].line}) : ${why ?? text}`);
}

/** Ends the game: because no draw is left if that is so, else because the file ends here. */
function finish(desk: Desk, chief: Actor): RecordedEvent {
  const end = (cause: GameEnd, reason: string) => desk.ask('finish-game', { game: GAME, cause, reason }, chief);
  const over = end('bag', '');
  return over.ok
    ? over.value
    : desk.tell('finish-game', { game: GAME, cause: 'decision', reason: 'Fin de la partie du fichier.' }, chief);
}
