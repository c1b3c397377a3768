import * as views from '../../views/index.ts';
import { ApiFault } from '../faults.ts';
import { found, type Handlers, lookAs, type Services } from '../handling.ts';

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

export const viewHandlers = ({ showing }: Services): Handlers<Names> => ({
  seeHall: ({ hall, station }) =>
    showing.showNow(
      () => lookAs(hall, station, (journal, session) => views.seeHall(journal, session, hall.now())),
      station,
    ),

  seeGame: (demand) =>
    showing.show('seeGame', demand, (journal, session) => views.seeGame(journal, session, demand.params.game)),

  seePeople: (demand) => showing.show('seePeople', demand, views.seePeople),

  seeDesk: (demand) =>
    showing.show('seeDesk', demand, (journal, session) => views.seeDesk(journal, session, demand.params, demand.query)),

  seeSlipFile: (demand) =>
    showing.show('seeSlipFile', demand, (journal, session) => views.seeSlipFile(journal, session, demand.params)),

  seeProgress: (demand) => {
    const { game, turn } = demand.params;
    return showing.show('seeProgress', demand, (journal, session) => views.seeProgress(journal, session, game, turn));
  },

  seeSolutions: (demand) => {
    const { game, turn } = demand.params;
    const { limit } = demand.query;
    return showing.show('seeSolutions', demand, (journal, session) =>
      views.seeSolutions(journal, session, game, turn, limit),
    );
  },

  seeReferred: (demand) => showing.show('seeReferred', demand, views.seeReferred),

  seeCorrections: (demand) =>
    showing.show('seeCorrections', demand, (journal, session) => views.seeCorrections(journal, session, demand.query)),

  seeOwnSlip: (demand) => showing.show('seeOwnSlip', demand, views.seeOwnSlip),

  seeRanking: (demand) => {
    const { from, count, entrant, ...wanted } = demand.query;
    return showing.show('seeRanking', demand, (journal, session) => views.seeRanking(journal, session, wanted), {
      wanted,
      pick: (whole) => views.pageOfRanking(whole, { from, count, entrant }),
    });
  },

  seeStatistics: (demand) =>
    showing.show('seeStatistics', demand, (journal, session) =>
      views.seeStatistics(journal, session, demand.params.game),
    ),

  seeSheet: ({ params: { entrant }, ...demand }) => {
    const { hall, station } = demand;
    lookAs(hall, station, (_, { role, id }) => {
      if (role === 'player' && id !== entrant) throw new ApiFault('forbidden');
    });
    return showing.show('seeSheet', { ...demand, params: {} }, views.seeStandings, {
      changesLike: 'seeRanking',
      pick: (standings) =>
        found(lookAs(hall, station, (journal, session) => views.seeSheet(journal, session, entrant, standings))),
    });
  },

  seeAudit: (demand) => {
    const { limit = AUDIT_PAGE, game, turn, ...wanted } = demand.query;
    const replaying = game !== undefined && turn !== undefined ? { game, turn } : undefined;
    return showing.show('seeAudit', demand, (journal) => views.seeAudit(journal, { ...wanted, limit, replaying }));
  },
});
