import { accept } from '@raccord/scrabble';
import type { Moment } from '../events.ts';
import { type Actor, type Entrant, LAST_TABLE, nameOf, type Person, type Team } from '../people.ts';
import { type EntrantState, momentOf, type SlipFile, type TableSeat, type TournamentState } from '../state/state.ts';
import { compareMoments, valueAt } from '../state/timeline.ts';
import {
  asked,
  type Context,
  checkCentre,
  checkId,
  checkMoment,
  type Decide,
  type Decision,
  entrantName,
  findEntrant,
  isBlank,
  momentFrom,
} from './context.ts';
import { refused } from './refusals.ts';

const registerEntrants: Decide<{ readonly entrants: readonly Entrant[]; readonly from?: Moment }> = (
  context,
  { entrants, from },
  { actor },
) => {
  if (entrants.length === 0) return refused('nobody-named');
  const moment = momentFrom(context, from, [...new Set(entrants.map(({ centre }) => centre))]);
  if (!moment.ok) return moment;
  const taken = occupiedTables(context.state);
  const ids = new Set<string>();
  for (const { id, members, centre, table } of entrants) {
    const inCentre = checkCentre(context, actor, centre);
    if (!inCentre.ok) return inCentre;
    const membersFault = checkMembers(members);
    if (!membersFault.ok) return membersFault;
    if (ids.has(id)) return refused('named-twice', id);
    ids.add(id);
    const free = checkId(context.state.entrants, id);
    if (!free.ok) return free;
    const seat = checkSeat(context, taken, centre, table);
    if (!seat.ok) return seat;
    taken.set(seatKey(centre, table), nameOf(members));
  }
  return accept({ type: 'entrants-registered', data: { entrants: entrants.map(tidyEntrant), from: moment.value } });
};

const amendEntrant: Decide<{ readonly entrant: string; readonly members: readonly Person[] }> = (
  context,
  { entrant: id, members },
  { actor },
) => {
  const entrant = findEntrant(context, id);
  if (!entrant.ok) return entrant;
  const inCentre = checkCentre(context, actor, lastSeat(entrant.value).centre);
  if (!inCentre.ok) return inCentre;
  const membersFault = checkMembers(members);
  return membersFault.ok
    ? accept({ type: 'entrant-amended', data: { entrant: id, members: members.map(tidyPerson) } })
    : membersFault;
};

const removeEntrant: Decide<{ readonly entrant: string }> = (context, { entrant: id }, { actor }) => {
  const entrant = findEntrant(context, id);
  if (!entrant.ok) return entrant;
  const inCentre = checkCentre(context, actor, lastSeat(entrant.value).centre);
  if (!inCentre.ok) return inCentre;
  for (const game of context.state.games.values()) {
    const turns = [...game.turns, ...game.cancelled.map(({ turn }) => turn)];
    if (turns.some(({ files }) => files.has(id))) return refused('entrant-has-played', entrantName(entrant.value));
  }
  return accept({ type: 'entrant-removed', data: { entrant: id } });
};

const seatEntrant: Decide<{
  readonly entrant: string;
  readonly centre: string;
  readonly table: number;
  readonly from?: Moment;
}> = (context, { entrant: id, centre, table, from }, { actor }) => {
  const entrant = findEntrant(context, id);
  if (!entrant.ok) return entrant;
  for (const one of [lastSeat(entrant.value).centre, centre]) {
    const inCentre = checkCentre(context, actor, one);
    if (!inCentre.ok) return inCentre;
  }
  const moment = momentFrom(context, from, [lastSeat(entrant.value).centre, centre]);
  if (!moment.ok) return moment;
  const seat = checkSeat(context, occupiedTables(context.state, id), centre, table);
  return seat.ok ? accept({ type: 'entrant-seated', data: { entrant: id, centre, table, from: moment.value } }) : seat;
};

const noteArrival: Decide<{ readonly entrant: string; readonly from?: Moment }> = (
  context,
  { entrant: id, from },
  { actor },
) => {
  const known = findPresence(context, id, from, actor);
  if (!known.ok) return known;
  const { entrant, moment, isPresent } = known.value;
  if (isPresent) return refused('already-present', entrantName(entrant));
  const { centre, table } = lastSeat(entrant);
  const seat = checkSeat(context, occupiedTables(context.state, id), centre, table);
  if (!seat.ok) return seat;
  return accept({ type: 'entrant-arrived', data: { entrant: id, from: moment } });
};

const noteDeparture: Decide<{
  readonly entrant: string;
  readonly from?: Moment;
  /** When he is back: he keeps his table. */
  readonly until?: Moment;
  /** He is late: he comes during this game. */
  readonly isAwaited?: true;
  readonly reason: string;
}> = (context, { entrant: id, from, until, isAwaited, reason }, { actor }) => {
  const known = findPresence(context, id, from, actor);
  if (!known.ok) return known;
  const { entrant, moment, isPresent } = known.value;
  if (!isPresent) return refused('not-present', entrantName(entrant), moment.turn);
  const played = lastSlipFrom(context.state, id, moment);
  if (played !== undefined) return refused('slip-after-departure', entrantName(entrant), played);
  const left = { entrant: id, from: moment, ...(isAwaited ? { isAwaited } : {}), reason };
  if (!until) return accept({ type: 'entrant-left', data: left });
  const back = checkMoment(until);
  if (!back.ok) return back;
  if (compareMoments(back.value, moment) <= 0) return refused('bad-moment');
  return accept({ type: 'entrant-left', data: { ...left, until: back.value } });
};

/** The last turn, from a moment on, that has a slip of this entrant or a decision: a departure would wipe it out. */
function lastSlipFrom({ games }: TournamentState, entrant: string, from: Moment): number | undefined {
  const turns = [...games.values()].flatMap((game) =>
    game.turns.filter(({ number }) => compareMoments(momentOf(game, number), from) >= 0),
  );
  const hasSomething = (file: SlipFile | undefined) =>
    file?.slip !== undefined || Boolean(file?.rulings?.length) || Boolean(file?.warnings?.length);
  return turns.findLast(({ files }) => hasSomething(files.get(entrant)))?.number;
}

function findPresence(
  context: Context,
  id: string,
  from: { readonly entrant: string; readonly from?: Moment }['from'],
  actor: Actor,
) {
  const entrant = findEntrant(context, id);
  if (!entrant.ok) return entrant;
  const inCentre = checkCentre(context, actor, lastSeat(entrant.value).centre);
  if (!inCentre.ok) return inCentre;
  const moment = momentFrom(context, from, [lastSeat(entrant.value).centre]);
  if (!moment.ok) return moment;
  const isPresent = valueAt(entrant.value.presence, moment.value) === true;
  return accept({ entrant: entrant.value, moment: moment.value, isPresent });
}

const formTeam: Decide<Team> = (context, { id, name, entrants, counted }) => {
  if (isBlank(name)) return refused('name-missing', 'de l’équipe');
  if (isBlank(id)) return refused('id-missing');
  if (entrants.length === 0) return refused('nobody-named');
  for (const entrant of entrants) {
    const known = findEntrant(context, entrant);
    if (!known.ok) return known;
  }
  const repeated = entrants.find((entrant, index) => entrants.indexOf(entrant) !== index);
  if (repeated !== undefined) return refused('named-twice', repeated);
  if (counted !== undefined && !(Number.isInteger(counted) && counted >= 1)) return refused('counted-too-few');
  return accept({ type: 'team-formed', data: { id, name, entrants, ...(counted === undefined ? {} : { counted }) } });
};

function checkMembers(members: readonly Person[]): Decision<void> {
  if (members.length < 1 || members.length > 2) return refused('pair-size');
  return members.some(({ name }) => isBlank(name)) ? refused('name-missing', 'd’un joueur') : accept(undefined);
}

const tidyPerson = (person: Person): Person => ({ ...person, name: person.name.trim().replace(/\s+/g, ' ') });

const tidyEntrant = ({ id, members, centre, table }: Entrant): Entrant => ({
  id,
  members: members.map(tidyPerson),
  centre,
  table,
});

export const isTable = (table: number): boolean => Number.isInteger(table) && table >= 1 && table <= LAST_TABLE;

export const lastSeat = ({ seats }: EntrantState): TableSeat => (seats.at(-1) ?? seats[0]).value;

export const seatKey = (centre: string, table: number): string => `${centre} ${table}`;

/** Who sits where once all changes have taken effect; who left has freed his table. */
export function occupiedTables({ entrants }: TournamentState, except?: string): Map<string, string> {
  const occupied = new Map<string, string>();
  for (const entrant of entrants.values()) {
    if (entrant.id === except || entrant.presence.at(-1)?.value === false || entrant.exclusion) continue;
    const { centre, table } = lastSeat(entrant);
    occupied.set(seatKey(centre, table), entrantName(entrant));
  }
  return occupied;
}

function checkSeat(
  { state }: Context,
  taken: ReadonlyMap<string, string>,
  centre: string,
  table: number,
): Decision<void> {
  if (!state.centres.has(centre)) return refused('unknown-centre', centre);
  if (!isTable(table)) return refused('bad-table', table);
  const name = taken.get(seatKey(centre, table));
  return name === undefined ? accept(undefined) : refused('table-taken', table, name);
}

export const ENTRANTS_COMMANDS = {
  'register-entrants': asked({ action: 'inscrire de joueurs', others: [], inCentre: true, decide: registerEntrants }),
  'amend-entrant': asked({ action: 'modifier une inscription', others: [], inCentre: true, decide: amendEntrant }),
  'remove-entrant': asked({ action: 'retirer une inscription', others: [], inCentre: true, decide: removeEntrant }),
  'seat-entrant': asked({ action: 'changer un joueur de table', others: [], inCentre: true, decide: seatEntrant }),
  'note-arrival': asked({ action: 'noter une arrivée', others: [], inCentre: true, decide: noteArrival }),
  'note-departure': asked({ action: 'noter un départ', others: [], inCentre: true, decide: noteDeparture }),
  'form-team': asked({ action: 'former une équipe', others: [], decide: formTeam }),
};
