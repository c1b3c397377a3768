import type { EditionName } from '@raccord/regulation';
import type { FormulaName } from '@raccord/scrabble';
import type { Actor, Desk } from '@raccord/tournament';
import type { Cast, CastCentre, CastOfficial } from './cast.ts';

/** Saturday 17 January 2026, two in the afternoon in Paris. */
export const START = Date.UTC(2026, 0, 17, 13);
const DATE = '2026-01-17';

/** What a simulated tournament is like. */
export interface SimulatedCharter {
  readonly seed: number;
  readonly edition: EditionName;
  readonly formula: FormulaName;
  readonly lexicon: { readonly name: string; readonly hash: string };
}

/** The only game of a simulation. */
export const ONLY_GAME = 'p1';
export const SIMULATED_RHYTHM = 'normal';

/** Creates the tournament, its centres, officials, players, teams and its game. */
export function openTournament(desk: Desk, cast: Cast, { seed, edition, formula, lexicon }: SimulatedCharter): void {
  const { chief, commission, halls, teams } = cast;
  const tournament = { name: `Tournoi simulé, graine ${seed}`, place: halls[0].centre.name, date: DATE };
  desk.tell('create-tournament', { ...tournament, edition, lexicon }, chief);
  for (const hall of halls) openHall(desk, hall, chief);
  const { id, name, role } = commission;
  desk.tell('appoint-official', { id, name, office: role, centre: halls[0].centre.id }, chief);
  const [first, ...others] = halls;
  const members = [first.groups[0].referee.name, ...others.map(({ second }) => second.name)];
  desk.tell('compose-commission', { president: first.second.name, members }, chief);
  for (const team of teams) desk.tell('form-team', team, chief);
  desk.tell('plan-game', { id: ONLY_GAME, name: 'Partie 1', formula, rhythm: SIMULATED_RHYTHM }, chief);
}

function openHall(desk: Desk, { centre, chief, second, groups }: CastCentre, overall: Actor): void {
  desk.tell('add-centre', centre, overall);
  const appoint = ({ id, name, role }: CastOfficial) => {
    desk.tell('appoint-official', { id, name, office: role, centre: centre.id }, chief);
  };
  const players = groups.flatMap((group) => group.players);
  desk.tell('register-entrants', { entrants: players.map(({ entrant }) => entrant) }, chief);
  for (const { referee, tables } of groups) {
    appoint(referee);
    desk.tell('assign-tables', { official: referee.id, tables: [tables] }, chief);
  }
  appoint(second);
}
