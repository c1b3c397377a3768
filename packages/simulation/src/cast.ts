import type { Actor, Centre, Entrant, Office, Person, TableRange, Team } from '@raccord/tournament';
import type { Chance } from './chance.ts';
import { nameAt, TOWNS } from './names.ts';

/** Somebody who holds an office. */
export type CastOfficial = Extract<Actor, { readonly role: Office }>;

/** Somebody who plays in a simulation. */
export interface CastPlayer {
  readonly entrant: Entrant;
  readonly referee: Actor;
  /** From 0 to 1: who finds the top more often than not, and writes it right. */
  readonly skill: number;
  /** Locates words by link letters rather than by the reference. */
  readonly likesLinks: boolean;
  /** The first turn played. */
  readonly arrives: number;
  /** The first turn no longer played. */
  readonly leaves: number;
  /** Words that made a slip of his null, of which he has not been told yet. */
  readonly untold: Set<string>;
}

export interface RefereedTables {
  readonly referee: CastOfficial;
  readonly tables: TableRange;
  readonly players: readonly CastPlayer[];
}

/** A centre with its people. */
export interface CastCentre {
  readonly centre: Centre;
  readonly chief: Actor;
  readonly second: CastOfficial;
  readonly groups: readonly RefereedTables[];
}

/** Everybody of a simulated tournament. */
export interface Cast {
  readonly chief: Actor;
  readonly commission: CastOfficial;
  readonly halls: readonly CastCentre[];
  readonly players: readonly CastPlayer[];
  readonly teams: readonly Team[];
}

const TABLES_OF_CENTRE = 500;
const TABLES_OF_REFEREE = 30;
const PLAYERS_OF_CLUB = 12;
const PLAYERS_OF_TEAM = 4;
const COUNTED_OF_TEAM = 3;

/** Makes up everybody. Tables are numbered on through the centres; officials are named after the players. */
export function makeCast(playerCount: number, turns: number, chance: Chance): Cast {
  const names = chance.seed();
  let officials = playerCount;
  const nextName = () => nameAt(officials++, names);
  const chief: Actor = { role: 'chief', name: nextName() };
  const commission = { role: 'commission', id: 'commission', name: 'Commission d’arbitrage' } as const;
  const halls = ranges(1, playerCount, TABLES_OF_CENTRE).map((tables, index): CastCentre => {
    const centre = { id: `c${index + 1}`, name: TOWNS[index % TOWNS.length] };
    const groups = ranges(tables.from, tables.to, TABLES_OF_REFEREE).map((range): RefereedTables => {
      const referee = { role: 'referee', id: `a${range.from}`, name: nextName() } as const;
      const players = numbers(range).map((table) =>
        makePlayer({ table, centre: centre.id, name: nameAt(table - 1, names), playerCount, turns }, referee, chance),
      );
      return { referee, tables: range, players };
    });
    const second = { role: 'second-referee', id: `d${index + 1}`, name: nextName() } as const;
    return {
      centre,
      chief: index === 0 ? chief : { role: 'chief', name: nextName(), centre: centre.id },
      second,
      groups,
    };
  });
  const players = halls.flatMap(({ groups }) => groups.flatMap((group) => group.players));
  return { chief, commission, halls, players, teams: makeTeams(players) };
}

/** The numbers `from` to `to` cut into as few ranges of about the same size as hold `most` each. */
function ranges(from: number, to: number, most: number): TableRange[] {
  const total = to - from + 1;
  const count = Math.ceil(total / most);
  return Array.from({ length: count }, (_, index) => ({
    from: from + Math.floor((index * total) / count),
    to: from + Math.floor(((index + 1) * total) / count) - 1,
  }));
}

const numbers = ({ from, to }: TableRange): number[] => Array.from({ length: to - from + 1 }, (_, i) => from + i);

interface Place {
  readonly table: number;
  readonly centre: string;
  readonly name: string;
  readonly playerCount: number;
  readonly turns: number;
}

const LATE_ARRIVALS = 0.015;
const EARLY_DEPARTURES = 0.015;
const LINK_WRITERS = 0.12;
const NEVER = Number.POSITIVE_INFINITY;

/** The best series first. */
const SERIES = '1A 1B 2A 2B 3A 3B 4A 4B 4C 4D 5A 5B 5C 5D 6A 6B 6C 6D 7'.split(' ');

function makePlayer(place: Place, referee: Actor, chance: Chance): CastPlayer {
  const level = chance.share();
  // The first table is always taken: somebody plays every turn.
  const isFirst = place.table === 1;
  const isLate = chance.happens(LATE_ARRIVALS) && !isFirst;
  const leavesEarly = chance.happens(EARLY_DEPARTURES) && !isFirst;
  return {
    entrant: {
      id: `j${place.table}`,
      members: [makePerson(place, SERIES[Math.floor(level * SERIES.length)], chance)],
      centre: place.centre,
      table: place.table,
    },
    referee,
    skill: 0.97 - 0.75 * level * (0.7 + 0.3 * chance.share()),
    likesLinks: chance.happens(LINK_WRITERS),
    arrives: isLate ? chance.between(2, 4) : 1,
    leaves: leavesEarly && place.turns > 6 ? chance.between(6, place.turns) : NEVER,
    untold: new Set(),
  };
}

/** Senior, vermeil, diamant, espoir, junior, cadet, benjamin, poussin. */
const CATEGORIES = [
  { name: 'S', weight: 40 },
  { name: 'V', weight: 30 },
  { name: 'D', weight: 18 },
  { name: 'E', weight: 5 },
  { name: 'J', weight: 2 },
  { name: 'C', weight: 2 },
  { name: 'B', weight: 2 },
  { name: 'P', weight: 1 },
];
const FEDERATIONS = [
  { name: 'FR', weight: 80 },
  { name: 'BE', weight: 10 },
  { name: 'CH', weight: 6 },
  { name: 'QC', weight: 4 },
];
const FIRST_LICENCE = 1_000_000;

function makePerson({ table, name, playerCount }: Place, series: string, chance: Chance): Person {
  const clubs = Math.max(2, Math.ceil(playerCount / PLAYERS_OF_CLUB));
  return {
    name,
    licence: String(FIRST_LICENCE + table * 37),
    category: chance.pickWeighted(CATEGORIES).name,
    series,
    club: clubCode(chance.between(1, clubs)),
    federation: chance.pickWeighted(FEDERATIONS).name,
  };
}

/** A letter and a number: A001, A002… */
const clubCode = (number: number): string =>
  `${'ABCDEFGHJKLMNPRSTVZ'[number % 19]}${String(1 + Math.floor(number / 19)).padStart(3, '0')}`;

/** A couple of teams of the first players, for halls that are large enough. */
function makeTeams(players: readonly CastPlayer[]): Team[] {
  const count = players.length < 2 * PLAYERS_OF_TEAM ? 0 : 2;
  return Array.from({ length: count }, (_, index) => ({
    id: `e${index + 1}`,
    name: `Équipe ${index + 1}`,
    entrants: players.slice(index * PLAYERS_OF_TEAM, (index + 1) * PLAYERS_OF_TEAM).map(({ entrant }) => entrant.id),
    counted: COUNTED_OF_TEAM,
  }));
}
