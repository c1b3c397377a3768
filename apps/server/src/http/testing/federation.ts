import type { SentFederationCommand } from '@raccord/contract';
import type { Browser } from './server.ts';

/** Of one day, whoever holds it; the first goes on, then one of each club. */
export const qualificationIn = (
  holder: string,
): Extract<SentFederationCommand, { readonly type: 'plan-phase' }>['data'] => ({
  ...{ id: 'q', name: 'Qualification de zone', kind: 'qualification', from: '2026-11-17', to: '2026-11-17' },
  ...{ place: 'Vichy', holders: [holder], rule: { measure: 'percent' } },
  quotas: { all: 1, category: 0, series: 0, club: 1 },
});

let count = 0;

export const askFederation = (
  { api }: Browser,
  command: Omit<SentFederationCommand, 'id'>,
  id = `federation-${++count}`,
) => api.sendFederationCommand({ body: { id, ...command } as SentFederationCommand });

/** A phase of the evenings that a club has closed. */
export async function closePhase(chief: Browser, club: string): Promise<void> {
  const planned = await askFederation(chief, { type: 'plan-phase', data: qualificationIn(club) });
  const closed = await askFederation(chief, { type: 'close-phase', data: { phase: 'q' } });
  for (const answer of [planned, closed]) if (!answer.ok) throw new Error(answer.fault.text);
}
