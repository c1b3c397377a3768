import type { LiveName } from '@raccord/contract';
import type { Station } from '../../access/station.ts';
import type { StreamTelling } from '../../live/connection.ts';
import { tournamentTelling } from '../../live/tournament.ts';
import { type HandledRequest, lookAs, type Services } from '../handling.ts';
import { openClub } from './forclub.ts';
import { seatOf, sittingFor } from './sittings.ts';

/** Who follows something, and what he is told of it. */
export interface FollowedStream {
  readonly station: Station;
  tell(): StreamTelling;
}

type Following = {
  readonly [Name in LiveName]: (
    services: Services,
    asked: HandledRequest<Name>,
  ) => Promise<FollowedStream> | FollowedStream;
};

const FOLLOWING: Following = {
  followTournament: async ({ clubs }, { hall, station }) => {
    lookAs(hall, station, () => {});
    const club = station.veil && (await clubs.openOf(hall.id));
    return { station, tell: () => tournamentTelling(hall, station, club) };
  },

  followClub: async (services, { params, station }) => {
    const club = await openClub(services, params.club);
    return { station, tell: () => club.telling() };
  },

  followSitting: async ({ sittings }, { params, station }) => {
    const sitting = await sittingFor(sittings, params.sitting, station);
    return { station, tell: () => sitting.tellingFor() };
  },

  followSeat: (_, { request }) => {
    const { sitting, own } = seatOf(request);
    const held = { link: own.id, session: own.id, role: 'player', label: own.name } as const;
    return { station: { ...held, expiresAt: Number.POSITIVE_INFINITY }, tell: () => sitting.tellingFor(own) };
  },
};

/** What a WebSocket will tell, to whom: refused like any other request. */
export const followStream = async <Name extends LiveName>(
  services: Services,
  name: Name,
  asked: HandledRequest<Name>,
): Promise<FollowedStream> => FOLLOWING[name](services, asked);
