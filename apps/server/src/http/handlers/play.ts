import type { CommandType } from '@raccord/tournament';
import { actorOf } from '../../access/station.ts';
import { waitForNews } from '../../live/wait.ts';
import { ApiFault } from '../faults.ts';
import { takeOne } from '../guards.ts';
import { type Handlers, lookAs, recordedOf, type Services } from '../handling.ts';

interface Sent {
  readonly id: string;
  readonly type: CommandType;
  readonly data: unknown;
  readonly basis?: string;
  readonly station?: string;
}

const ELSEWHERE = 'Ce navigateur tient maintenant un autre poste : rouvrez le lien de celui-ci, ce qui attend partira.';

export const playHandlers = ({ audience, commands, waitMs }: Services): Handlers<'sendCommand' | 'waitForNews'> => ({
  sendCommand: async ({ body, station, hall, request, reply }) => {
    takeOne(commands[station.role], station.link, reply);
    const session = lookAs(hall, station, (_, held) => held);
    const actor = actorOf(session);
    if (!actor) throw new ApiFault('forbidden');
    const { id, type, data, basis, station: meant } = body as Sent;
    if (meant !== undefined && meant !== `${session.role} ${session.id ?? ''}`)
      throw new ApiFault('no-session', ELSEWHERE);
    const { arrivedAt } = request;
    // What waits in here is not late for it.
    const at = station.role === 'player' && arrivedAt !== undefined ? { at: hall.timeAt(arrivedAt) } : {};
    const answer = await hall.submit({ id, type, data, ...at, ...(basis === undefined ? {} : { basis }) }, actor);
    if (!answer.ok) throw new ApiFault(answer.fault.code, answer.fault.text);
    return recordedOf(answer.value);
  },

  waitForNews: async ({ hall, station, query, reply }) => {
    if (!audience.hasRoomFor(station)) throw new ApiFault('too-many-requests');
    const whenGone = (tell: () => void) => void reply.raw.once('close', tell);
    const sequence = await waitForNews(hall, query.after, { station, audience, waitMs, whenGone });
    if (sequence === 'session-over') throw new ApiFault('no-session');
    return { sequence };
  },
});
