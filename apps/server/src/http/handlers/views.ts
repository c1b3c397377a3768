import * as views from '../../views/index.ts';
import { found, type Handlers, lookAs, type Services } from '../demand.ts';
import { ApiFault } from '../faults.ts';

type Names =
  | 'seeHall'
  | 'seeGame'
  | 'seePeople'
  | 'seeDesk'
  | 'seeSlipFile'
  | 'seeProgress'
  | 'seeSolutions'
  | 'seeReferred'
  | 'seeCorrections'
  | 'seeOwnSlip'
  | 'seeRanking'
  | 'seeStatistics'
  | 'seeSheet'
  | 'seeAudit';

const AUDIT_PAGE = 1_000;

export const viewHandlers = ({ now }: Services): Handlers<Names> => ({
  seeHall: ({ hall, station }) => lookAs(hall, station, (journal, session) => views.seeHall(journal, session, now())),

  seeGame: ({ hall, station, params: { game } }) =>
    found(lookAs(hall, station, (journal, session) => views.seeGame(journal, session, game))),

  seePeople: ({ hall, station }) => lookAs(hall, station, views.seePeople),

  seeDesk: ({ hall, station, params: { game, turn } }) =>
    found(lookAs(hall, station, (journal, session) => views.seeDesk(journal, session, game, turn))),

  seeSlipFile: ({ hall, station, params }) =>
    found(lookAs(hall, station, (journal, session) => views.seeSlipFile(journal, session, params))),

  seeProgress: ({ hall, station, params: { game, turn } }) =>
    found(lookAs(hall, station, (journal, session) => views.seeProgress(journal, session, game, turn))),

  seeSolutions: ({ hall, station, params: { game, turn }, query }) =>
    found(lookAs(hall, station, (journal, session) => views.seeSolutions(journal, session, game, turn, query.limit))),

  seeReferred: ({ hall, station }) => lookAs(hall, station, views.seeReferred),

  seeCorrections: ({ hall, station, query }) =>
    lookAs(hall, station, (journal, session) => views.seeCorrections(journal, session, query)),

  seeOwnSlip: ({ hall, station }) => found(lookAs(hall, station, views.seeOwnSlip)),

  seeRanking: ({ hall, station, query }) =>
    found(lookAs(hall, station, (journal, session) => views.seeRanking(journal, session, query))),

  seeStatistics: ({ hall, station, params: { game } }) =>
    found(lookAs(hall, station, (journal, session) => views.seeStatistics(journal, session, game))),

  seeSheet: ({ hall, station, params: { entrant } }) =>
    found(
      lookAs(hall, station, (journal, session) => {
        if (session.role === 'player' && session.id !== entrant) throw new ApiFault('forbidden');
        return views.seeSheet(journal, session, entrant);
      }),
    ),

  seeAudit: ({ hall, station, query: { limit = AUDIT_PAGE, ...wanted } }) =>
    lookAs(hall, station, (journal) => views.seeAudit(journal, { ...wanted, limit })),
});
