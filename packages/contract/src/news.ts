import type { RouteName } from './addresses.ts';
import type { CarriedChanges } from './carried.ts';
import { PUBLIC, type StationRole } from './roles.ts';

/**
 * What a change of a tournament is about, for those who look at it: the turn being played; who plays and who referees; the slips
 * that the station deals with and what became of them; of these, those of which there is more to say than that they are right; results as they
 * come, everywhere; results that everybody may know; the links of stations; how the centre of a relay stands with the server of the tournament.
 */
const OF_TOURNAMENT = ['play', 'people', 'slips', 'faults', 'results', 'published', 'links', 'relay'] as const;

/** All of a club; of a sitting, whether it runs, and the seats that one deals with: all for its maker, his own for a participant. */
export const NEWS_SUBJECTS = [...OF_TOURNAMENT, 'club', 'stage', 'seats'] as const;
export type NewsSubject = (typeof NEWS_SUBJECTS)[number];

/**
 * A number for each subject that there is, for the station that is told: another number than before means that the
 * subject has changed.
 */
export type Revisions = Readonly<Partial<Record<NewsSubject, number>>>;

/** What the live feed says. */
export interface ViewNews {
  readonly sequence: number;
  /**
   * When a station comes back after a cut and finds the same mark, nothing has happened meanwhile, even if the server
   * counts its revisions anew.
   */
  readonly mark: string;
  readonly revisions: Revisions;
  /** The time of the tournament when this was sent. */
  readonly now?: number;
  /** What changed of the views that the feed carries. */
  readonly seen?: CarriedChanges;
}

/** A view of a tournament, kept up to date. */
export type ViewName = Extract<RouteName, `see${string}`>;

/** All that is kept up to date by what a live feed tells. */
export type FollowedName =
  | ViewName
  | 'listLinks'
  | 'countLinks'
  | 'readClub'
  | 'readEvening'
  | 'readSeason'
  | 'readMember'
  | 'findVisits'
  | 'readClubHistory'
  | 'readSitting'
  | 'readParticipant'
  | 'readSeat'
  | 'readPaper'
  | 'readOwnSheet';

const ALL: readonly NewsSubject[] = OF_TOURNAMENT;
const LINKS = { official: ['links', 'people'] } as const;
const CLUB = { official: ['club'] } as const;
const SITTING = { official: ['stage', 'seats'] } as const;
const SLIPS: readonly NewsSubject[] = ['slips', 'play', 'people'];
const FAULTS: readonly NewsSubject[] = ['faults', 'play', 'people'];
const RESULTS: readonly NewsSubject[] = ['results', 'play', 'people'];

/** What a view is made of: those for officials follow slips as they come, those for everybody what is published. */
interface MadeOf {
  readonly official: readonly NewsSubject[];
  /** Where a chief is shown more. */
  readonly chief?: readonly NewsSubject[];
  readonly public?: readonly NewsSubject[];
}

const SUBJECTS: Readonly<Record<FollowedName, MadeOf>> = {
  seeHall: { official: ['play', 'people', 'published'], public: ['play', 'people'] },
  seeGame: {
    ...{ official: ['play', 'people', 'published'], public: ['play', 'people'] },
    // The slips still awaited, by which turns are closed.
    chief: [...SLIPS, 'published'],
  },
  seePeople: { official: ['people'] },
  seeDesk: { official: SLIPS },
  seeSlipFile: { official: SLIPS },
  seeProgress: { official: SLIPS },
  seeSolutions: { official: ['play'] },
  seeConsequences: { official: ALL },
  seeReferred: { official: FAULTS },
  seeAppeals: { official: SLIPS },
  seeCorrections: { official: FAULTS, public: ['slips', 'people'] },
  seeOwnSlip: { official: SLIPS },
  seeRanking: { official: RESULTS, public: ['published', 'people'] },
  seeStatistics: { official: RESULTS, public: ['published', 'people'] },
  seeSheet: { official: RESULTS, public: ['published', 'slips', 'people'] },
  seeRoster: { official: ['people'] },
  seeAudit: { official: ALL },
  seeRelay: { official: ['relay'] },
  ...{ listLinks: LINKS, countLinks: LINKS },
  ...{ readClub: CLUB, readEvening: CLUB, readSeason: CLUB, readMember: CLUB, findVisits: CLUB, readClubHistory: CLUB },
  ...{ readSitting: SITTING, readParticipant: SITTING, readSeat: SITTING },
  ...{ readPaper: { official: ['stage'] }, readOwnSheet: { official: ['stage', 'seats'] } },
};

/** Screens, players and spectators are shown what is published, like whoever asks for that. */
export const isPublicFor = (role: StationRole, query: object | undefined): boolean =>
  PUBLIC.includes(role) || (query !== undefined && 'published' in query && query.published === true);

/** The subjects whose change may change a view. */
export function subjectsOf(view: FollowedName, role: StationRole, query?: object): readonly NewsSubject[] {
  const { official, chief = official, public: ofPublic = official } = SUBJECTS[view];
  return isPublicFor(role, query) ? ofPublic : role === 'chief' ? chief : official;
}

/** However busy the hall is. */
const PACE_MS = 300;
/** Slips come by the hundred: those of others can wait a moment, and so can the results that they make. */
const PACE_OF_SLIPS_MS = 1_000;
/** What everybody in the hall waits for. */
const PACE_OF_SCREENS_MS = 500;
/** Nobody plays by what he sees from outside. */
const PACE_OF_SPECTATORS_MS = 2_000;
/** Thousands of phones show results; what they play by is told at once. */
const PACE_OF_RESULTS_FOR_PLAYERS_MS = 2_000;
/** Results change with every slip of the tournament, and hundreds who take slips in seldom look at them. */
const PACE_OF_RESULTS_FOR_REFEREES_MS = 3_000;

/** What people play by, or sit in front of. */
const AT_ONCE: readonly NewsSubject[] = ['play', 'people', 'links', 'relay', 'club', 'stage'];

/** What a station is told of later than of anything else that it waits for, or at the same time. */
export const toldLast = (role: StationRole): NewsSubject => (PUBLIC.includes(role) ? 'published' : 'results');

/** How long after the last time a station is told of such a change, and its page asks for a view again. */
export function paceOf(role: StationRole, changed: readonly NewsSubject[]): number {
  if (role === 'spectator') return PACE_OF_SPECTATORS_MS;
  if (changed.some((subject) => AT_ONCE.includes(subject))) return PACE_MS;
  if (role === 'player')
    return changed.includes('slips') || changed.includes('seats') ? PACE_OF_SLIPS_MS : PACE_OF_RESULTS_FOR_PLAYERS_MS;
  if (role === 'screen') return PACE_OF_SCREENS_MS;
  const isAtTables = role === 'referee' || role === 'second-referee';
  return isAtTables && changed.every((subject) => subject === 'results')
    ? PACE_OF_RESULTS_FOR_REFEREES_MS
    : PACE_OF_SLIPS_MS;
}
