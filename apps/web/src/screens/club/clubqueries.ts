import { isInSeason } from '@raccord/club';
import type { AnswerOf } from '@raccord/contract';
import { tellingApart } from '@raccord/tournament';
import { useQuery } from '@tanstack/react-query';
import { answered, api } from '../../server/client.ts';
import { useStreamView, viewsOf } from '../../server/views.ts';

export type ClubView = AnswerOf<'readClub'>;
export type ClubMember = ClubView['members'][number];
export type ClubEvening = ClubView['evenings'][number];
/** Where somebody sat under the name of a member. */
export type SeatOffered = AnswerOf<'findSeats'>['seats'][number];
export type ClubSeason = ClubView['seasons'][number];

/** The names of the seasons that an evening counts in, once it is closed. */
export const seasonsOf = (
  { seasons }: ClubView,
  evening: Pick<ClubEvening, 'tournament' | 'date'>,
): readonly string[] => seasons.filter((season) => isInSeason(season, evening)).map(({ name }) => name);

/** How members are told where one of them is chosen: two of a name by licence and series too. */
export const toldMembers = (members: readonly ClubMember[]) =>
  tellingApart(members, ({ name, card }) => [{ ...card, name }]);

/** All that is shown of a club. */
export const clubKey = viewsOf;

export const CLUBS_KEY = ['clubs'] as const;

/** @param isAsked not before it is needed. */
export const useClubs = (isAsked = true) =>
  useQuery({
    queryKey: CLUBS_KEY,
    queryFn: () => answered(api.listClubs()),
    enabled: isAsked,
    refetchOnMount: 'always',
    refetchOnWindowFocus: 'always',
  });

/** What goes on in its tournaments shows too, and the live feed of the club does not tell of it. */
const WITH_TOURNAMENTS = { isAskedAgain: true } as const;

export const useClubView = (club: string) => useStreamView(club, 'readClub', { club }, WITH_TOURNAMENTS);

export const useEvening = (club: string, tournament: string) =>
  useStreamView(club, 'readEvening', { club, tournament }, WITH_TOURNAMENTS);

export const useSeason = (club: string, season: string) =>
  useStreamView(club, 'readSeason', { club, season }, WITH_TOURNAMENTS);

/** @param season of this one alone; all his years unless given. */
export const useMemberPage = (club: string, member: string, season?: string) =>
  useStreamView(
    club,
    'readMember',
    { club, member },
    {
      ...WITH_TOURNAMENTS,
      ...(season === undefined ? {} : { query: { season } }),
    },
  );

/** Seats of sittings that may be a member's, as they are when he is to be erased: no view that the live feed tells of. */
export const useSeatsOf = (club: string, member: string) =>
  useQuery({
    queryKey: ['seats', club, member],
    queryFn: () => answered(api.findSeats({ params: { club, member } })),
    refetchOnMount: 'always',
  });

export const useVisits = (club: string, name: string | undefined) =>
  useStreamView(
    club,
    'findVisits',
    { club },
    {
      ...WITH_TOURNAMENTS,
      ...{ query: { name: name ?? '' }, when: name !== undefined },
    },
  );

export type ClubLine = AnswerOf<'readClubHistory'>['lines'][number];

export const useClubHistory = (club: string, after: number, limit: number) =>
  useStreamView(club, 'readClubHistory', { club }, { part: { after, limit } });
