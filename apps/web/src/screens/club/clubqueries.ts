import type { AnswerOf } from '@raccord/contract';
import { useQuery } from '@tanstack/react-query';
import { answered, api } from '../../server/client.ts';

export type ClubView = AnswerOf<'readClub'>;
export type ClubMember = ClubView['members'][number];
export type ClubEvening = ClubView['evenings'][number];
export type ClubSeason = ClubView['seasons'][number];

/** All that is kept here of a club. */
export const clubKey = (club: string) => ['club', club] as const;

/** Asked again whenever a page of it is shown or comes back to the front, and when `useClubNews` hears of something. */
const ALWAYS = { refetchOnMount: 'always', refetchOnWindowFocus: 'always' } as const;

export const CLUBS_KEY = ['clubs'] as const;

/** @param isAsked not before it is needed. */
export const useClubs = (isAsked = true) =>
  useQuery({ queryKey: CLUBS_KEY, queryFn: () => answered(api.listClubs()), enabled: isAsked, ...ALWAYS });

export const useClubView = (club: string) =>
  useQuery({ queryKey: clubKey(club), queryFn: () => answered(api.readClub({ params: { club } })), ...ALWAYS });

export const useEvening = (club: string, tournament: string) =>
  useQuery({
    queryKey: [...clubKey(club), 'evening', tournament],
    queryFn: () => answered(api.readEvening({ params: { club, tournament } })),
    ...ALWAYS,
  });

export const useSeason = (club: string, season: string) =>
  useQuery({
    queryKey: [...clubKey(club), 'season', season],
    queryFn: () => answered(api.readSeason({ params: { club, season } })),
    ...ALWAYS,
  });

/** @param season of this one alone; all his years unless given. */
export const useMemberPage = (club: string, member: string, season?: string) =>
  useQuery({
    queryKey: [...clubKey(club), 'member', member, season],
    queryFn: () =>
      answered(api.readMember({ params: { club, member }, query: season === undefined ? {} : { season } })),
    ...ALWAYS,
  });

export const useVisits = (club: string, name: string | undefined) =>
  useQuery({
    queryKey: [...clubKey(club), 'visits', name],
    queryFn: () => answered(api.findVisits({ params: { club }, query: { name: name ?? '' } })),
    enabled: name !== undefined,
    ...ALWAYS,
  });

export const useClubHistory = (club: string, after: number, limit: number) =>
  useQuery({
    queryKey: [...clubKey(club), 'history', after],
    queryFn: () => answered(api.readClubHistory({ params: { club }, query: { after, limit } })),
    ...ALWAYS,
  });
