import { EDITION_NAMES, EDITIONS, RHYTHM_NAMES } from '@raccord/regulation';
import { accept, type Result } from '@raccord/scrabble';
import type { CommandData } from '../commands.ts';
import type { Moment } from '../events.ts';
import { type Actor, type Entrant, LAST_TABLE, nameOf, type Person } from '../people.ts';
import { completeSettings, type Settings } from '../settings.ts';
import { type EntrantState, momentOf, type Seat, type SlipFile, type TournamentState } from '../state/state.ts';
import { compareMoments, valueAt } from '../state/timeline.ts';
import {
  type Context,
  checkCentre,
  type Decide,
  type Decision,
  entrantName,
  findEntrant,
  findGame,
  isBlank,
  momentForReferee,
  momentFrom,
} from './context.ts';
import { type RefusalCode, refused } from './refusals.ts';

export function createTournament({ state }: Context, data: CommandData<'create-tournament'>): Decision {
  if (state.charter) return refused('tournament-exists');
  const { name, place, date, edition, lexicon } = data;
  const settings = checkCharter(data);
  if (!settings.ok) return settings;
  return accept({
    type: 'tournament-created',
    data: { name, place, date, edition, lexicon: { name: lexicon.name, hash: lexicon.hash }, settings: settings.value },
  });
}

/** The settings of a tournament that has a name and an edition. */
export function checkCharter({
  name,
  edition,
  settings = {},
}: Pick<CommandData<'create-tournament'>, 'name' | 'edition' | 'settings'>): Result<Settings, RefusalCode> {
  if (isBlank(name)) return refused('name-missing', 'du tournoi');
  if (!EDITION_NAMES.includes(edition)) return refused('unknown-edition', edition, EDITION_NAMES.join(', '));
  const completed = completeSettings(settings, edition);
  return completed.ok ? completed : refused('bad-setting', completed.fault.text);
}

export const describeTournament: Decide<'describe-tournament'> = (_, { name, place, date }) =>
  isBlank(name)
    ? refused('name-missing', 'du tournoi')
    : accept({ type: 'tournament-described', data: { name, place, date } });

export const addCentre: Decide<'add-centre'> = ({ state }, { id, name }) => {
  if (isBlank(name)) return refused('name-missing', 'du centre');
  const free = checkId(state.centres, id);
  if (!free.ok) return free;
  return accept({ type: 'centre-added', data: { id, name } });
};

export const registerEntrants: Decide<'register-entrants'> = (context, { entrants, from }, { actor }) => {
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

export const amendEntrant: Decide<'amend-entrant'> = (context, { entrant: id, members }, { actor }) => {
  const entrant = findEntrant(context, id);
  if (!entrant.ok) return entrant;
  const inCentre = checkCentre(context, actor, lastSeat(entrant.value).centre);
  if (!inCentre.ok) return inCentre;
  const membersFault = checkMembers(members);
  return membersFault.ok
    ? accept({ type: 'entrant-amended', data: { entrant: id, members: members.map(tidyPerson) } })
    : membersFault;
};

export const removeEntrant: Decide<'remove-entrant'> = (context, { entrant: id }, { actor }) => {
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

export const seatEntrant: Decide<'seat-entrant'> = (context, { entrant: id, centre, table, from }, { actor }) => {
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

export const noteArrival: Decide<'note-arrival'> = (context, { entrant: id, from }, { actor }) => {
  const known = findPresence(context, id, from, actor);
  if (!known.ok) return known;
  const { entrant, moment, isPresent } = known.value;
  if (isPresent) return refused('already-present', entrantName(entrant));
  const { centre, table } = lastSeat(entrant);
  const seat = checkSeat(context, occupiedTables(context.state, id), centre, table);
  if (!seat.ok) return seat;
  return accept({ type: 'entrant-arrived', data: { entrant: id, from: moment } });
};

export const noteDeparture: Decide<'note-departure'> = (context, { entrant: id, from, reason }, { actor }) => {
  const known = findPresence(context, id, from, actor);
  if (!known.ok) return known;
  const { entrant, moment, isPresent } = known.value;
  if (!isPresent) return refused('not-present', entrantName(entrant), moment.turn);
  const played = lastSlipFrom(context.state, id, moment);
  if (played !== undefined) return refused('slip-after-departure', entrantName(entrant), played);
  return accept({ type: 'entrant-left', data: { entrant: id, from: moment, reason } });
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

function findPresence(context: Context, id: string, from: CommandData<'note-arrival'>['from'], actor: Actor) {
  const entrant = findEntrant(context, id);
  if (!entrant.ok) return entrant;
  const inCentre = checkCentre(context, actor, lastSeat(entrant.value).centre);
  if (!inCentre.ok) return inCentre;
  const moment = momentFrom(context, from, [lastSeat(entrant.value).centre]);
  if (!moment.ok) return moment;
  const isPresent = valueAt(entrant.value.presence, moment.value) === true;
  return accept({ entrant: entrant.value, moment: moment.value, isPresent });
}

export const formTeam: Decide<'form-team'> = (context, { id, name, entrants, counted }) => {
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

export const appointOfficial: Decide<'appoint-official'> = (context, { id, name, centre, office }, { actor }) => {
  if (isBlank(name)) return refused('name-missing', 'de l’arbitre');
  const free = checkId(context.state.officials, id);
  if (!free.ok) return free;
  if (!context.state.centres.has(centre)) return refused('unknown-centre', centre);
  // The commission decides for everybody: it is not for one centre to choose.
  if (office === 'commission') {
    const ofAll = checkChiefOfAll(actor);
    if (!ofAll.ok) return ofAll;
  }
  const inCentre = checkCentre(context, actor, centre);
  return inCentre.ok ? accept({ type: 'official-appointed', data: { id, name, centre, office } }) : inCentre;
};

export const assignTables: Decide<'assign-tables'> = (context, { official: id, tables, from }, { actor }) => {
  const official = context.state.officials.get(id);
  if (!official) return refused('unknown-official', id);
  const inCentre = checkCentre(context, actor, official.centre);
  if (!inCentre.ok) return inCentre;
  if (official.office !== 'referee') return refused('not-a-referee', official.name);
  const wrong = tables.find(({ from, to }) => !isTable(from) || !isTable(to) || from > to);
  if (wrong) return refused('bad-tables', wrong.from, wrong.to);
  const moment = momentForReferee(context, from, official.centre);
  return moment.ok ? accept({ type: 'tables-assigned', data: { official: id, tables, from: moment.value } }) : moment;
};

export const planGame: Decide<'plan-game'> = (context, data) => {
  const { id, name, formula, rhythm, entrants, separatesTies = false } = data;
  if (isBlank(name)) return refused('name-missing', 'de la partie');
  const free = checkId(context.state.games, id);
  if (!free.ok) return free;
  const { formulas } = EDITIONS[context.charter.edition].game;
  if (!formulas.includes(formula)) return refused('unknown-formula', formula, formulas.join(', '));
  if (!RHYTHM_NAMES.includes(rhythm)) return refused('unknown-rhythm', rhythm, RHYTHM_NAMES.join(', '));
  if (separatesTies && rhythm !== 'mort-subite') return refused('sudden-death-only');
  for (const entrant of entrants ?? []) {
    const known = findEntrant(context, entrant);
    if (!known.ok) return known;
  }
  return accept({
    type: 'game-planned',
    data: { id, name, formula, rhythm, separatesTies, ...(entrants ? { entrants } : {}) },
  });
};

export const cancelGame: Decide<'cancel-game'> = (context, { game: id, reason }) => {
  const game = findGame(context, id);
  if (!game.ok) return game;
  if (game.value.finished) return refused('game-finished', game.value.plan.name);
  if (game.value.turns.length > 0) return refused('game-begun', game.value.plan.name);
  return isBlank(reason) ? refused('reason-missing') : accept({ type: 'game-cancelled', data: { game: id, reason } });
};

function checkId(taken: ReadonlyMap<string, unknown>, id: string): Decision<void> {
  if (isBlank(id)) return refused('id-missing');
  return taken.has(id) ? refused('id-taken', id) : accept(undefined);
}

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

const isTable = (table: number): boolean => Number.isInteger(table) && table >= 1 && table <= LAST_TABLE;

const checkChiefOfAll = (actor: Actor): Decision<void> =>
  actor.role === 'chief' && actor.centre !== undefined
    ? refused('not-allowed', actor.role, 'nommer la commission')
    : accept(undefined);

export const lastSeat = ({ seats }: EntrantState): Seat => (seats.at(-1) ?? seats[0]).value;

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
