import { lexiconInForce } from '@raccord/club';
import type { AnswerOf } from '@raccord/contract';
import { dayOf } from '@raccord/french';
import { useQuery } from '@tanstack/react-query';
import { answered, api } from '../../server/client.ts';

const TOURNAMENTS = ['tournaments'] as const;
export const LEXICONS = ['lexicons'] as const;

/** No live feed tells of the installation: asked again whenever its page is shown. */
export const useTournaments = (isAsked = true) =>
  useQuery({
    queryKey: TOURNAMENTS,
    queryFn: () => answered(api.listTournaments()),
    enabled: isAsked,
    refetchOnMount: 'always',
  });

export const useUpdate = () =>
  useQuery({ queryKey: ['update'], queryFn: () => answered(api.describeUpdate()), refetchOnMount: 'always' });

/** Those of a club: one's own, or the first one of the installation, unless it is named. */
export const useLexicons = (club?: string) =>
  useQuery({
    queryKey: [...LEXICONS, club ?? ''],
    queryFn: () => answered(api.listLexicons(club === undefined ? {} : { query: { club } })),
    refetchOnMount: 'always',
  });

/** The dictionary of the club today; the free one where it has none. */
export const usualLexicon = ({ lexicons, adopted }: AnswerOf<'listLexicons'>): string | undefined =>
  (lexiconInForce(adopted, dayOf(Date.now())) ?? lexicons[0])?.hash;
