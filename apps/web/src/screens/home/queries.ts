import { useQuery } from '@tanstack/react-query';
import { answered, api } from '../../server/client.ts';

const TOURNAMENTS = ['tournaments'] as const;
export const LEXICONS = ['lexicons'] as const;

/** No live feed tells of the installation: asked again whenever its page is shown. */
export const useTournaments = () =>
  useQuery({ queryKey: TOURNAMENTS, queryFn: () => answered(api.listTournaments()), refetchOnMount: 'always' });

export const useLexicons = () =>
  useQuery({ queryKey: LEXICONS, queryFn: () => answered(api.listLexicons()), refetchOnMount: 'always' });
