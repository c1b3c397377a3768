import type { EditionName, Slip } from '@raccord/regulation';
import { type Actor, Desk, Journal, type Wordbook, writtenRight } from '@raccord/tournament';
import { makeCast } from './cast.ts';
import { Chance } from './chance.ts';
import { FAULTS } from './faults/index.ts';
import { ONLY_GAME } from './setup.ts';
import { PlayersSight } from './sight.ts';
import { sightOfTurn } from './turn.ts';
import { writeSlip } from './writing.ts';

/** An evening to try one's hand at: a dozen players, of whom a colleague referees most, and a short clock. */
interface RehearsalOrder {
  readonly wordbook: Wordbook;
  readonly lexicon: { readonly name: string; readonly hash: string };
  readonly edition: EditionName;
  readonly seed: number;
  readonly name: string;
  readonly date: string;
  readonly at: number;
}

/** A slip that somebody hands in. */
interface RehearsedSlip {
  readonly entrant: string;
  readonly table: number;
  readonly slip: Slip;
  /** It is on paper before the volunteer; the others are recorded by the colleague. */
  readonly isPaper: boolean;
}

const PLAYERS = 12;
/** The first tables: the screen of entry begins there. */
const OF_VOLUNTEER = 3;
/** As many as show each thing more than once, in ten minutes. */
export const REHEARSAL_TURNS = 3;
const HALL = 'salle';
const CHIEF: Actor = { role: 'chief', name: 'Juge-arbitre' };
const VOLUNTEER = { role: 'referee', id: 'a1', name: 'Vous' } as const;
export const COLLEAGUE = { role: 'referee', id: 'a2', name: 'Votre collègue' } as const;

export function openRehearsal({ wordbook, lexicon, edition, seed, name, date, at }: RehearsalOrder): Journal {
  const journal = new Journal(wordbook);
  const desk = new Desk(journal, `essai-${seed}`, at);
  const { players } = makeCast(PLAYERS, REHEARSAL_TURNS, new Chance(seed));
  desk.pace = 0;
  desk.tell('create-tournament', { name, place: '', date, edition, lexicon }, CHIEF);
  desk.tell('add-centre', { id: HALL, name: 'Salle' }, CHIEF);
  const entrants = players.map(({ entrant }) => ({ ...entrant, centre: HALL }));
  desk.tell('register-entrants', { entrants }, CHIEF);
  for (const { id, name: official, role: office } of [VOLUNTEER, COLLEAGUE])
    desk.tell('appoint-official', { id, name: official, office, centre: HALL }, CHIEF);
  desk.tell('assign-tables', { official: VOLUNTEER.id, tables: [{ from: 1, to: OF_VOLUNTEER }] }, CHIEF);
  desk.tell('assign-tables', { official: COLLEAGUE.id, tables: [{ from: OF_VOLUNTEER + 1, to: PLAYERS }] }, CHIEF);
  desk.tell('plan-game', { id: ONLY_GAME, name: 'Partie 1', formula: 'normale', rhythm: 'blitz' }, CHIEF);
  return journal;
}

/** What the volunteer has before him, turn after turn: a fault of each kind that clubs see most. */
const SHOWN_FAULTS = ['wrong-score', 'shifted-reference', 'invented-word'] as const;

/** Everybody's slip of a turn that was drawn, the same whenever it is asked. */
export function rehearsedSlips(journal: Journal, { words }: Pick<Wordbook, 'words'>, turn: number): RehearsedSlip[] {
  const seed = Number(journal.events[0].id.split('-')[1]);
  const { players } = makeCast(PLAYERS, REHEARSAL_TURNS, new Chance(seed));
  const seen = sightOfTurn({ journal, laid: [], chance: new Chance(seed + turn) }, words, turn);
  // Whatever is proposed or laid since.
  const sight = new PlayersSight({ ...seen, top: seen.solutions[0] });
  return players.map((player) => {
    const { id: entrant, table } = player.entrant;
    const isPaper = table <= OF_VOLUNTEER;
    const slip = isPaper ? paperSlip(sight, table, turn) : slipOf(sight, writeSlip(sight, player));
    return { entrant, table, slip, isPaper };
  });
}

const slipOf = ({ top, turn }: PlayersSight, written: ReturnType<typeof writeSlip>): Slip =>
  written === 'top' ? writtenRight(top, turn.board) : written;

/** One rightly written that is not the best, one with a fault, one that is the best. */
function paperSlip(sight: PlayersSight, table: number, turn: number): Slip {
  const { top, turn: at, solutions } = sight;
  const other = solutions[Math.min(solutions.length - 1, 4 * turn)];
  if (table === 1) return writtenRight(other, at.board);
  const fault = FAULTS.find(({ name }) => name === SHOWN_FAULTS[(turn - 1) % SHOWN_FAULTS.length]);
  const faulty = table === 2 ? fault?.make(sight, top) : undefined;
  return faulty ?? writtenRight(top, at.board);
}
