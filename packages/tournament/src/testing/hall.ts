import type { Slip } from '@raccord/regulation';
import { buildSearchGraph, unwrap, WordGraph } from '@raccord/scrabble';
import type { Command, CommandBody, CommandData, CommandType } from '../commands.ts';
import type { MissingSlips, RecordedEvent } from '../events.ts';
import { Journal } from '../history/journal.ts';
import type { Wordbook } from '../judging.ts';
import type { Actor, Entrant } from '../people.ts';
import { missingSlips } from '../provisional.ts';

/** Words that make short games with plain scores. */
const WORDS = `
  AI AN AS AU DE DU EN ES ET EU IL LA LE LU MA ME MI NE NI NU ON OR OS OU PU RA RE RI SA SE SI SU TA TE TU UN US VA VU
  AIR ANE ART DES EAU LES LIN LOI MER NEZ NOS OSE RAT RIZ SEL SES SON TAS TES TON UNE VIE
  AISE AMEN ARME CASE DAME LAME LENT MARE MENE NOTE OSER RAME RASE ROSE SALE TARE TIRE VASE
  ARMES DAMES LAMES MARES NOTES RAMES ROSES SALES TARES TIRES VASES LARME LARMES
  MENERAI MENERAIS NATURES RATIONS SALAIRE TRAINES`;

export const wordbookOf = (words: readonly string[]): Wordbook => {
  const graph = WordGraph.fromWords(words);
  return { words: graph, graph: buildSearchGraph(graph) };
};

export const WORDBOOK = wordbookOf(WORDS.trim().split(/\s+/));

export const CHIEF: Actor = { role: 'chief', name: 'Juge' };
export const refereeNamed = (id: string): Actor => ({ role: 'referee', id, name: `Arbitre ${id}` });
export const SECOND: Actor = { role: 'second-referee', id: 'second', name: 'Double' };
export const COMMISSION: Actor = { role: 'commission', id: 'commission', name: 'Commission' };
export const playerNamed = (id: string): Actor => ({ role: 'player', id, name: id });

const START = Date.UTC(2026, 10, 15, 14);
const SECOND_MS = 1000;

/** A hall where commands are given one after the other, a second apart. */
export class Hall {
  readonly journal: Journal;
  #count = 0;
  at = START;

  constructor(wordbook: Wordbook = WORDBOOK, events: readonly RecordedEvent[] = []) {
    this.journal = new Journal(wordbook, events);
    const last = events.at(-1);
    if (last) {
      this.#count = Number(last.id.slice(1));
      this.at = last.at;
    }
  }

  /** A command as it would be sent. */
  command<Type extends CommandType>(type: Type, data: CommandData<Type>, actor: Actor = CHIEF): Command {
    this.#count++;
    this.at += SECOND_MS;
    return { type, data, actor, id: `c${this.#count}`, at: this.at } as CommandBody & Command;
  }

  /** What the hall answers. */
  ask<Type extends CommandType>(type: Type, data: CommandData<Type>, actor: Actor = CHIEF) {
    return this.journal.submit(this.command(type, data, actor));
  }

  /** A command that must be accepted. */
  tell<Type extends CommandType>(type: Type, data: CommandData<Type>, actor: Actor = CHIEF): RecordedEvent {
    return unwrap(this.ask(type, data, actor));
  }
}

/** Players `p1`, `p2`… at tables 1, 2… of the centre `c`. */
export const entrants = (count: number, centre = 'c', first = 1): Entrant[] =>
  Array.from({ length: count }, (_, index) => ({
    id: `p${first + index}`,
    members: [{ name: `Joueur ${first + index}` }],
    centre,
    table: first + index,
  }));

export interface HallSetup {
  readonly players?: number;
  readonly settings?: Readonly<Record<string, unknown>>;
  readonly edition?: CommandData<'create-tournament'>['edition'];
  readonly game?: Partial<CommandData<'plan-game'>>;
  readonly wordbook?: Wordbook;
}

/** A tournament with its players and one game `g`, refereed by `a` (first half of the tables) and `b`. */
export function openHall({ players = 4, settings = {}, edition = '2019', game = {}, wordbook }: HallSetup = {}): Hall {
  const hall = new Hall(wordbook);
  const lexicon = { name: 'essai', hash: 'essai' };
  hall.tell('create-tournament', { name: 'Essai', place: 'Ici', date: '2026-11-15', edition, lexicon, settings });
  hall.tell('add-centre', { id: 'c', name: 'Centre' });
  hall.tell('register-entrants', { entrants: entrants(players) });
  const half = Math.ceil(players / 2);
  for (const [id, from, to] of [
    ['a', 1, half],
    ['b', half + 1, players],
  ] as const) {
    hall.tell('appoint-official', { id, name: `Arbitre ${id}`, centre: 'c', office: 'referee' });
    if (from <= to) hall.tell('assign-tables', { official: id, tables: [{ from, to }] });
  }
  hall.tell('plan-game', { id: 'g', name: 'Partie 1', formula: 'normale', rhythm: 'normal', ...game });
  return hall;
}

/** A slip with its reference, or with a state alone. */
export function slipOf(word: string, reference?: string, score?: number): Slip {
  const direction = reference !== undefined && /^\d/.test(reference) ? 'vertical' : 'horizontal';
  return {
    state: 'handed-in',
    solutions: [{ word, direction, outside: [], ...(reference === undefined ? {} : { reference }) }],
    ...(score === undefined ? {} : { score }),
  };
}

export const ABSENT: Slip = { state: 'absent', solutions: [] };

/** Draws typed letters, starts the clock and announces the end of the turn. */
export function playTurn(hall: Hall, letters: string, turn: number, game = 'g', centre = 'c'): void {
  hall.tell('make-draw', { game, source: { kind: 'typed', letters } });
  hall.tell('start-clock', { game, turn, centre });
  hall.tell('end-turn', { game, turn, centre });
}

/** Lays the engine's proposal. */
export function layTop(hall: Hall, turn: number, game = 'g'): void {
  const state = hall.journal.state.games.get(game);
  if (!state) throw new Error(`No game ${game}.`);
  const [top] = hall.journal.judging.tops({ ...state.turns[turn - 1], formula: state.formula });
  if (!top) throw new Error('Nothing to lay.');
  hall.tell('lay-solution', { game, turn, word: top.word, reference: top.reference });
}

/** The slips that nobody entered: whoever ends a game without them says so. */
export const missingIn = ({ journal: { state, ledger } }: Hall, game = 'g'): MissingSlips[] => {
  const played = state.games.get(game);
  return played ? missingSlips(state, ledger, played, played.turns.length) : [];
};

export const chiefOf = (centre: string): Actor => ({ role: 'chief', name: `Responsable ${centre}`, centre });

/** What an answer brings about: the event as decided, or the code of the refusal. */
export const outcomeOf = (answer: ReturnType<Hall['ask']>) =>
  answer.ok ? { type: answer.value.type, data: answer.value.data } : answer.fault.code;

/** Players `p1` and `p2` in the centre `c`, `p3` and `p4` in the centre `d`, refereed by `a` and `b`, and by `b2`. */
export function openTwoCentres(setup: Omit<HallSetup, 'players'> = {}): Hall {
  const hall = openHall({ ...setup, players: 2 });
  hall.tell('add-centre', { id: 'd', name: 'Annexe' });
  hall.tell('register-entrants', { entrants: entrants(2, 'd', 3) });
  hall.tell('appoint-official', { id: 'b2', name: 'Arbitre b2', centre: 'd', office: 'referee' });
  hall.tell('assign-tables', { official: 'b2', tables: [{ from: 3, to: 4 }] });
  return hall;
}
