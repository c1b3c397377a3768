import { type AnswerOf, LONGEST_LABEL, type RouteInput } from '@raccord/contract';
import { textSearch } from '@raccord/scrabble';
import { nameOf } from '@raccord/tournament';
import type { PeopleView } from '../../server/answers.ts';
import { texts } from '../../texts/index.ts';
import { linksTexts as words } from '../../texts/links.ts';

/** A station that a link can be made for. */
export type StationKind = RouteInput<'makeLink'>['body'];
export type KnownLink = AnswerOf<'listLinks'>['links'][number];
export type MadeLink = AnswerOf<'makeLink'>;

export const STATION_GROUPS = ['referees', 'offices', 'screens', 'centres', 'players'] as const;
export type StationGroupName = (typeof STATION_GROUPS)[number];

/** Every station of a tournament, or of the centre of who asks; of one centre alone if so chosen. */
export function stationsOf(
  all: PeopleView,
  own: string | undefined,
  chosen?: string,
): Readonly<Record<StationGroupName, readonly StationKind[]>> {
  const isThere = (centre: string): boolean => chosen === undefined || centre === chosen;
  const people = {
    ...all,
    officials: all.officials.filter(({ centre }) => isThere(centre)),
    entrants: all.entrants.filter(({ centre }) => isThere(centre)),
  };
  const officials = people.officials.map(
    ({ id, name, office }): StationKind => ({ label: name, role: office, subject: id }),
  );
  const players = [...people.entrants].sort((a, b) => a.table - b.table);
  return {
    referees: officials.filter(({ role }) => role === 'referee'),
    // The commission decides in every centre: its links are for who runs them all.
    offices: officials.filter(({ role }) => role !== 'referee' && (own === undefined || role !== 'commission')),
    screens: hallScreensOf(all, own).filter(({ centre }) => chosen === undefined || centre === chosen),
    centres:
      own !== undefined || all.centres.length < 2
        ? []
        : all.centres.filter(({ id }) => isThere(id)).flatMap(runningCentre),
    players: players.map(({ id, members, table }) => ({
      label: words.player(table, nameOf(members)),
      role: 'player',
      subject: id,
    })),
  };
}

/** Everybody who follows from outside, by one link. */
const SPECTATORS: StationKind = { label: texts.common.roles.spectator, role: 'spectator' };

/** What is made for an evening, part by part; a second chief and who runs a centre are invited one by one. */
export function tonightOf(
  { referees, offices, screens, players }: Readonly<Record<StationGroupName, readonly StationKind[]>>,
  hasSpectators: boolean,
) {
  const parts = [
    { name: 'officials', stations: [...referees, ...offices] },
    { name: 'screens', stations: screens.filter(({ role }) => role === 'screen') },
    { name: 'players', stations: players },
    { name: 'spectators', stations: hasSpectators ? [SPECTATORS] : [] },
  ] as const;
  return parts.filter(({ stations }) => stations.length > 0);
}

/** Who runs a centre: its chief, and its own server where it has one. */
const runningCentre = ({ id, name }: PeopleView['centres'][number]): StationKind[] => [
  { label: words.chiefOf(name), role: 'chief', centre: id },
  { label: words.relayOf(name), role: 'relay', centre: id },
];

/** One screen a centre where there are several; who runs them all invites spectators, and may have a second device. */
function hallScreensOf({ centres }: PeopleView, own: string | undefined): readonly StationKind[] {
  const ofCentres = centres.map(
    ({ id, name }): StationKind => ({ label: words.screenOf(name), role: 'screen', centre: id }),
  );
  if (own !== undefined) return ofCentres;
  const ofAll: StationKind = { label: words.screen, role: 'screen' };
  return [ofAll, ...(centres.length > 1 ? ofCentres : []), SPECTATORS, { label: words.chief, role: 'chief' }];
}

/** Those whose label has all the words typed, in any order: « 12 dup » finds « Table 12 · DUPONT Jean ». */
export function matching(stations: readonly StationKind[], typed: string): readonly StationKind[] {
  const isSought = textSearch(typed);
  return stations.filter(({ label }) => isSought(label));
}

/** A label as the contract takes it: one line, plain spaces. */
export const labelOf = ({ label }: StationKind): string => label.replaceAll(/\s+/g, ' ').slice(0, LONGEST_LABEL).trim();
