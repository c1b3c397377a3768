import { writes } from '@raccord/stream';
import type { AddedEvening, EveningClosed, IdentifiedPlayer } from '../events.ts';
import type { Season } from '../season/season.ts';
import { changeEvening } from '../state/folding.ts';
import { playerKey } from '../state/state.ts';
import { clubKind } from './kind.ts';

const eveningPath = (tournament: string): string => `evening/${tournament}`;

export const EVENINGS = {
  'evening-added': clubKind<AddedEvening>({
    evolve: ({ evenings }, data) => {
      evenings.set(data.tournament, { ...data, players: new Map(), closed: undefined });
    },
    touches: ({ tournament }) => writes(eveningPath(tournament)),
    told: ({ tournament }, teller) => `ajout de la soirée ${teller.evening(tournament)}`,
  }),
  'players-identified': clubKind<{ readonly tournament: string; readonly players: readonly IdentifiedPlayer[] }>({
    evolve: (state, { tournament, players }) => {
      const said = players.map((player) => [playerKey(player), player.member] as const);
      changeEvening(state, tournament, (evening) => ({ players: new Map([...evening.players, ...said]) }));
    },
    touches: ({ tournament, players }) => ({
      writes: players.map((player) => `${eveningPath(tournament)}/player/${playerKey(player)}`),
      reads: players.flatMap(({ member }) => (member === null ? [] : [`member/${member}`])),
    }),
    told: ({ tournament, players }, teller) =>
      `joueurs reconnus dans la soirée ${teller.evening(tournament)} : ${players.length}`,
  }),
  'evening-closed': clubKind<EveningClosed>({
    evolve: (state, { tournament, ...closed }) => changeEvening(state, tournament, () => ({ closed })),
    touches: ({ tournament }) => writes(`${eveningPath(tournament)}/closed`),
    told: ({ tournament, provisional }, teller) =>
      `clôture de la soirée ${teller.evening(tournament)}${provisional ? ', provisoire' : ''}`,
  }),
  'season-planned': clubKind<Season>({
    evolve: ({ seasons }, season) => {
      seasons.set(season.id, season);
    },
    touches: ({ id, except }) => ({ writes: [`season/${id}`], reads: except.map(eveningPath) }),
    told: ({ name }) => `réglages de la saison « ${name} »`,
  }),
};
