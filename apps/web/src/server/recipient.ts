import type { Answered } from '@raccord/contract';
import type { CommandBody } from '@raccord/tournament';
import { api, type Fault, inReason } from './client.ts';
import type { WaitingCommand } from './outbox.ts';

/** The server, as an outbox sees it. */
export interface Recipient {
  take(command: WaitingCommand): Promise<Answered<{ readonly sequence: number }>>;
  /** Does it answer anything at all? */
  isThere(): Promise<boolean>;
}

export const SERVER: Recipient = {
  take: ({ tournament, station, id, type, data, basis }) =>
    api.sendCommand(
      {
        params: { tournament },
        body: {
          ...{ id, type, data, station: station.slice(tournament.length + 1) },
          ...(basis === undefined ? {} : { basis }),
        } as CommandBody & { id: string },
      },
      inReason(),
    ),
  isThere: async () => {
    const answer = await api.whoAmI(undefined, inReason());
    return answer.ok || answer.fault.code !== 'unreachable';
  },
};

/** Nothing of this station can be taken for now: the same again, later, however long it lasts. */
const AWAY: ReadonlySet<Fault['code']> = new Set([
  'unreachable',
  'try-again',
  'disk-full',
  'too-many-requests',
  'no-session',
]);
/** Nothing was decided, and perhaps it is this very command that the server cannot take. */
const FAILURES: ReadonlySet<Fault['code']> = new Set(['internal', 'damaged', 'too-new']);

/** What it means that the server did not take a command: it is away, it fails on this one, or it has decided. */
export function meaningOf({ code }: Fault, wasThere: boolean): 'away' | 'failure' | 'refusal' {
  // It answered a moment before: it breaks down on this one, or what stands before it does.
  if (code === 'unreachable' && wasThere) return 'failure';
  if (AWAY.has(code)) return 'away';
  return FAILURES.has(code) ? 'failure' : 'refusal';
}
