import { randomUUID } from 'node:crypto';
import {
  type DoubtfulLine,
  type RefusedLine,
  type Roster,
  type SeatedEntrant,
  seatEntrants,
  takenTables,
  withoutRegistered,
} from '@raccord/files';
import { accept, type Result, refuse } from '@raccord/scrabble';
import type { Centre } from '@raccord/tournament';
import type { CommandAnswer } from '../hall/deciding.ts';
import type { Hall } from '../hall/hall.ts';
import { RelayFault } from '../relay/faults.ts';
import { readKept } from '../relay/kept.ts';
import { seePeople } from '../views/index.ts';
import { COMMAND_LINE, findNamed, type NameFault } from './named.ts';

/** A list of players as it would be registered in a centre of a tournament. */
export interface SeatedList {
  readonly centre: Centre;
  readonly entrants: readonly SeatedEntrant[];
  /** Lines that nobody can be made of, and those of who is registered already. */
  readonly refused: readonly RefusedLine[];
  /** Lines that are taken, of people who may be there already. */
  readonly doubtful: readonly DoubtfulLine[];
}

/** What is written to the data of a relay would tell a history of its own. Fault `relay-data`. */
export async function checkNoRelay(directory: string): Promise<void> {
  if (await readKept(directory)) throw new RelayFault('relay-data', directory);
}

export type CentreFault = NameFault | 'which-centre' | 'no-centre';

/** Seats the players of a list at the tables that it says, or at those that are free; nothing is written. */
export async function seatPlayers(
  hall: Hall,
  roster: Roster,
  wanted?: string,
): Promise<Result<SeatedList, CentreFault>> {
  const { centres, entrants: registered } = hall.read((journal) => seePeople(journal, COMMAND_LINE));
  const centre = centreOf(centres, wanted);
  if (!centre.ok) return centre;
  const { id } = centre.value;
  const { entrants, refused, doubtful } = withoutRegistered(roster, registered, id);
  const seated = seatEntrants(entrants, takenTables(registered, id).keys());
  return accept({ centre: centre.value, entrants: seated, refused, doubtful });
}

/** Registers the players of a list: all of them, or nobody when the tournament refuses one. */
export function registerPlayers(hall: Hall, { centre, entrants }: SeatedList): Promise<CommandAnswer> {
  const data = { entrants: entrants.map((entrant) => ({ ...entrant, id: randomUUID(), centre: centre.id })) };
  return hall.submit({ id: randomUUID(), type: 'register-entrants', data }, COMMAND_LINE);
}

/** The centre that is named; the only one when none is. */
function centreOf(centres: readonly Centre[], wanted: string | undefined): Result<Centre, CentreFault> {
  if (centres.length === 0) {
    return refuse(
      'no-centre',
      'Ce tournoi n’a pas encore de centre : ajoutez-en un dans l’application, puis recommencez.',
    );
  }
  if (wanted !== undefined) return findNamed(centres, wanted, 'centre');
  if (centres.length === 1) return accept(centres[0]);
  const names = centres.map(({ name }) => `« ${name} »`).join(', ');
  return refuse('which-centre', `Ce tournoi a plusieurs centres : donnez l’un d’eux par « --centre » (${names}).`);
}
