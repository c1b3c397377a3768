import type { FederationActor, FederationEvent, FederationRefusalCode, PhaseState } from '@raccord/club';
import { accept, type Result } from '@raccord/scrabble';
import { newSalt } from '../access/tokens.ts';
import { isOutdated } from '../store/faults.ts';
import type { StreamInfo } from '../store/store.ts';
import type { Work } from '../work.ts';
import type { Federation } from './federation.ts';
import type { Federations } from './federations.ts';
import type { GatheringServices } from './gathering.ts';
import { resultNow } from './phases.ts';

interface ClosingOrder {
  readonly id: string;
  readonly by: FederationActor;
  readonly phase: string;
}

/**
 * Closes a phase with what it comes to, each row with its id and its salt. Clubs are read for a while: it is worked out anew where
 * somebody was erased from one of them meanwhile, or the phase planned otherwise.
 */
export async function closePhase(
  services: GatheringServices & { readonly federations: Federations },
  order: ClosingOrder,
  work: Work,
): Promise<Result<FederationEvent, FederationRefusalCode>> {
  for (;;) {
    const federation = await services.federations.open();
    const done = federation.journal.find(order.id);
    if (done) return accept(done);
    const closed = await closeAs(services, federation, order, work);
    if (!closed) continue;
    if (!closed.ok) return closed;
    if (closed.value) return accept(closed.value);
  }
}

/** Undefined where it has changed since. */
async function closeAs(
  services: GatheringServices,
  federation: Federation,
  { id, by, phase }: ClosingOrder,
  work: Work,
): Promise<Result<FederationEvent | undefined, FederationRefusalCode> | undefined> {
  const known = federation.journal.state.phases.get(phase);
  const stood = [...(await services.clubs.list()), ...(await services.store.streams())];
  const { counted, rows } = await resultOf(services, known, work);
  const sources = new Set(counted.flatMap(({ club, tournament }) => [club, tournament]));
  const data = {
    phase,
    counted,
    rows: rows.map((row, at) => ({ ...row, person: `${id}/${at + 1}`, salt: newSalt() })),
  };
  const asked = {
    ...{ id, by, madeOf: stood.filter((stream: StreamInfo) => sources.has(stream.id)) },
    body: ({ state }: Federation['journal']) =>
      state.phases.get(phase)?.phase === known?.phase ? ({ type: 'close-phase', data } as const) : undefined,
  };
  return federation.submit(asked).catch((fault) => {
    if (!isOutdated(fault)) throw fault;
    return undefined;
  });
}

const resultOf = async (services: GatheringServices, known: PhaseState | undefined, work: Work) =>
  known ? resultNow(services, known.phase, work) : { counted: [], rows: [] };
