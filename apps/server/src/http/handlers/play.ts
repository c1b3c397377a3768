import type { CommandType } from '@raccord/tournament';
import { actorOf } from '../../access/station.ts';
import { waitForNews } from '../../live/wait.ts';
import { seeAudit, seeDesk, seeHall, seeRanking, seeSheet, seeSolutions } from '../../views/index.ts';
import { found, type Handlers, lookAs, type Services } from '../demand.ts';
import { ApiFault } from '../faults.ts';
import { recordedOf } from './tournaments.ts';

type Names =
  | 'sendCommand'
  | 'seeHall'
  | 'seeDesk'
  | 'seeSolutions'
  | 'seeRanking'
  | 'seeSheet'
  | 'seeAudit'
  | 'waitForNews';

const AUDIT_PAGE = 1_000;

export const playHandlers = ({ audience, waitMs, now }: Services): Handlers<Names> => ({
  sendCommand: async ({ body, station, hall }) => {
    const actor = lookAs(hall, station, (_, session) => actorOf(session));
    if (!actor) throw new ApiFault('forbidden');
    const { id, type, data } = body as { id: string; type: CommandType; data: unknown };
    const answer = await hall.submit({ id, type, data }, actor);
    if (!answer.ok) throw new ApiFault(answer.fault.code, answer.fault.text);
    return recordedOf(answer.value);
  },

  seeHall: ({ hall, station }) => lookAs(hall, station, (journal, session) => seeHall(journal, session, now())),

  seeDesk: ({ hall, station, params: { game, turn } }) =>
    found(lookAs(hall, station, (journal, session) => seeDesk(journal, session, game, turn))),

  seeSolutions: ({ hall, station, params: { game, turn }, query }) =>
    found(lookAs(hall, station, (journal) => seeSolutions(journal, game, turn, query.limit))),

  seeRanking: ({ hall, station, query: { game } }) =>
    found(lookAs(hall, station, (journal, session) => seeRanking(journal, session, game))),

  seeSheet: ({ hall, station, params: { entrant } }) =>
    found(
      lookAs(hall, station, (journal, session) => {
        if (session.role === 'player' && session.id !== entrant) throw new ApiFault('forbidden');
        return seeSheet(journal, session, entrant);
      }),
    ),

  seeAudit: ({ hall, station, query: { after = 0, limit = AUDIT_PAGE } }) =>
    lookAs(hall, station, (journal) => seeAudit(journal, after, limit)),

  waitForNews: async ({ hall, station, query, reply }) => {
    if (!audience.hasRoomFor(station)) throw new ApiFault('too-many-requests');
    const whenGone = (tell: () => void) => void reply.raw.once('close', tell);
    const sequence = await waitForNews(hall, query.after, { station, audience, waitMs, whenGone });
    if (sequence === 'session-over') throw new ApiFault('no-session');
    return { sequence };
  },
});
