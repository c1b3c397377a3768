import type { SessionAnswer } from '@raccord/contract';
import type { Journal } from '@raccord/tournament';
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
  | 'seeConsequences'
  | 'seeReferred'
  | 'seeAppeals'
  | 'seeCorrections'
  | 'seeOwnSlip'
  | 'seeRanking'
  | 'seeStatistics'
  | 'seeSheet'
  | 'seeRoster'
  | 'seeAudit';

const AUDIT_PAGE = 1_000;

export const viewHandlers = ({ showing }: Services): Handlers<Names> => ({
  seeHall: (asked) => {
    const { hall, station } = asked;
    const see = (journal: Journal, session: SessionAnswer) => views.seeHall(journal, session, hall.now());
    // Spectators are shown no clock: what they see may be shared, and is not sent twice.
    if (station.role === 'spectator') return showing.show('seeHall', asked, see);
    return showing.showNow(() => lookAs(hall, station, see), station);
  },

  seeGame: (asked) =>
    showing.show('seeGame', asked, (journal, session) => views.seeGame(journal, session, asked.params.game)),

  seePeople: (asked) => showing.show('seePeople', asked, views.seePeople),

  seeDesk: (asked) =>
    showing.show('seeDesk', asked, (journal, session) => views.seeDesk(journal, session, asked.params, asked.query)),

  seeSlipFile: (asked) =>
    showing.show('seeSlipFile', asked, (journal, session) => views.seeSlipFile(journal, session, asked.params)),

  seeProgress: (asked) => {
    const { game, turn } = asked.params;
    return showing.show('seeProgress', asked, (journal, session) => views.seeProgress(journal, session, game, turn));
  },

  seeSolutions: (asked) => {
    const { game, turn } = asked.params;
    const { limit } = asked.query;
    return showing.show('seeSolutions', asked, (journal, session) =>
      views.seeSolutions(journal, session, game, turn, limit),
    );
  },

  seeConsequences: (asked) => {
    const { turns, cancelFrom } = asked.query;
    const corrections = { game: asked.params.game, turns, ...(cancelFrom === undefined ? {} : { cancelFrom }) };
    return showing.show('seeConsequences', asked, (journal, session) =>
      views.seeConsequences(journal, session, corrections),
    );
  },

  seeReferred: (asked) => showing.show('seeReferred', asked, views.seeReferred),

  seeAppeals: (asked) => showing.show('seeAppeals', asked, views.seeAppeals),

  seeCorrections: (asked) =>
    showing.show('seeCorrections', asked, (journal, session) => views.seeCorrections(journal, session, asked.query)),

  seeOwnSlip: (asked) => showing.show('seeOwnSlip', asked, views.seeOwnSlip),

  seeRanking: (asked) => {
    const { from, count, entrant, search, ...wanted } = asked.query;
    return showing.showPart('seeRanking', asked, (journal, session) => views.seeRanking(journal, session, wanted), {
      wanted,
      pick: (whole) => views.pageOfRanking(whole, { from, count, entrant, search }),
      isShared: entrant === undefined,
    });
  },

  seeStatistics: (asked) =>
    showing.show('seeStatistics', asked, (journal, session) =>
      views.seeStatistics(journal, session, asked.params.game),
    ),

  seeSheet: ({ params: { entrant }, ...asked }) => {
    const { hall, station } = asked;
    lookAs(hall, station, (_, { role, id }) => {
      if (role === 'player' && id !== entrant) throw new ApiFault('forbidden');
    });
    return showing.showPart('seeSheet', { ...asked, params: {} }, views.seeStandings, {
      changesLike: 'seeRanking',
      pick: (standings) =>
        found(lookAs(hall, station, (journal, session) => views.seeSheet(journal, session, entrant, standings))),
    });
  },

  seeRoster: (asked) =>
    showing.showPart('seeRoster', asked, views.seeRoster, {
      wanted: {},
      pick: (whole) => views.pageOfRoster(whole, asked.query),
      isShared: true,
    }),

  seeAudit: (asked) => {
    const { limit = AUDIT_PAGE, game, turn, ...wanted } = asked.query;
    const replaying = game !== undefined && turn !== undefined ? { game, turn } : undefined;
    return showing.show('seeAudit', asked, (journal, session) =>
      views.seeAudit(journal, session, { ...wanted, limit, replaying }),
    );
  },
});
