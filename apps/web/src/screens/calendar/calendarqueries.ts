import type { AnswerOf, SentFederationCommand } from '@raccord/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { answered, api } from '../../server/client.ts';
import { type Sending, useSending } from '../../server/usesending.ts';

export type CalendarView = AnswerOf<'readCalendar'>;
export type CalendarPhase = CalendarView['phases'][number];
export type PhaseView = AnswerOf<'readPhase'>;

const KEY = ['federation'] as const;
const ALWAYS = { refetchOnMount: 'always', refetchOnWindowFocus: 'always' } as const;

export const useCalendar = () =>
  useQuery({ queryKey: [...KEY, 'calendar'], queryFn: () => answered(api.readCalendar()), ...ALWAYS });

export const usePhase = (phase: string) =>
  useQuery({
    ...{ queryKey: [...KEY, 'phase', phase], queryFn: () => answered(api.readPhase({ params: { phase } })) },
    ...ALWAYS,
  });

/** Has what is shown of the calendar asked again. */
export function useCalendarAgain(): () => Promise<void> {
  const queries = useQueryClient();
  return () => queries.invalidateQueries({ queryKey: KEY });
}

export interface FederationCommanding extends Pick<Sending, 'isBusy' | 'fault'> {
  /** Resolves to whether it was done. */
  ask(command: Omit<SentFederationCommand, 'id'>): Promise<boolean>;
}

/** Asks actions of the calendar. */
export function useFederationCommand(): FederationCommanding {
  const { isBusy, fault, send } = useSending();
  const again = useCalendarAgain();
  return {
    ...{ isBusy, fault },
    async ask(command) {
      const done = await send(['federation'], command, (id) =>
        api.sendFederationCommand({ body: { id, ...command } as SentFederationCommand }),
      );
      if (done.ok) await again();
      return done.ok;
    },
  };
}
