/** Where each route of the server is, how it is asked, and what comes back where that is not JSON: all that a page needs to call it. */
export const ADDRESSES = {
  enter: { method: 'POST', path: '/api/session' },
  whoAmI: { method: 'GET', path: '/api/session' },
  leave: { method: 'DELETE', path: '/api/session', answer: 'empty' },
  listTournaments: { method: 'GET', path: '/api/tournaments' },
  createTournament: { method: 'POST', path: '/api/tournaments' },
  listLexicons: { method: 'GET', path: '/api/lexicons' },
  readLexicon: { method: 'GET', path: '/api/lexicons/:hash', answer: 'bytes' },
  importLexicon: { method: 'POST', path: '/api/lexicons' },
  makeExamPaper: { method: 'GET', path: '/api/exams/:number/:part', answer: 'bytes' },
  importTournament: { method: 'POST', path: '/api/tournaments/import' },
  importGame: { method: 'POST', path: '/api/tournaments/import-game' },
  createDemo: { method: 'POST', path: '/api/tournaments/demo' },
  exportTournament: { method: 'GET', path: '/api/tournaments/:tournament/export', answer: 'file' },
  sendCommand: { method: 'POST', path: '/api/tournaments/:tournament/commands' },
  seeHall: { method: 'GET', path: '/api/tournaments/:tournament/hall' },
  seeGame: { method: 'GET', path: '/api/tournaments/:tournament/games/:game' },
  seePeople: { method: 'GET', path: '/api/tournaments/:tournament/people' },
  seeDesk: { method: 'GET', path: '/api/tournaments/:tournament/games/:game/turns/:turn/desk' },
  seeSlipFile: { method: 'GET', path: '/api/tournaments/:tournament/games/:game/turns/:turn/entrants/:entrant' },
  seeProgress: { method: 'GET', path: '/api/tournaments/:tournament/games/:game/turns/:turn/progress' },
  seeSolutions: { method: 'GET', path: '/api/tournaments/:tournament/games/:game/turns/:turn/solutions' },
  seeReferred: { method: 'GET', path: '/api/tournaments/:tournament/referred' },
  seeCorrections: { method: 'GET', path: '/api/tournaments/:tournament/corrections' },
  seeOwnSlip: { method: 'GET', path: '/api/tournaments/:tournament/own-slip' },
  seeRanking: { method: 'GET', path: '/api/tournaments/:tournament/ranking' },
  seeStatistics: { method: 'GET', path: '/api/tournaments/:tournament/games/:game/statistics' },
  seeSheet: { method: 'GET', path: '/api/tournaments/:tournament/entrants/:entrant/sheet' },
  seeAudit: { method: 'GET', path: '/api/tournaments/:tournament/audit' },
  makeDocument: { method: 'GET', path: '/api/tournaments/:tournament/documents/:document', answer: 'bytes' },
  makeStartingList: { method: 'POST', path: '/api/tournaments/:tournament/starting-list', answer: 'bytes' },
  waitForNews: { method: 'GET', path: '/api/tournaments/:tournament/news' },
  followLive: { method: 'GET', path: '/api/tournaments/:tournament/live', answer: 'live' },
  readEvents: { method: 'GET', path: '/api/tournaments/:tournament/events' },
  relayCommands: { method: 'POST', path: '/api/tournaments/:tournament/relayed' },
  seeRelay: { method: 'GET', path: '/api/tournaments/:tournament/relay' },
  dismissRefused: { method: 'DELETE', path: '/api/tournaments/:tournament/relay/refused/:action', answer: 'empty' },
  listLinks: { method: 'GET', path: '/api/tournaments/:tournament/links' },
  countLinks: { method: 'GET', path: '/api/tournaments/:tournament/links/count' },
  makeLink: { method: 'POST', path: '/api/tournaments/:tournament/links' },
  makeLinks: { method: 'POST', path: '/api/tournaments/:tournament/links/batch' },
  revokeLink: { method: 'DELETE', path: '/api/tournaments/:tournament/links/:link' },
  listInstallationLinks: { method: 'GET', path: '/api/links' },
  revokeInstallationLink: { method: 'DELETE', path: '/api/links/:link' },
  describeReach: { method: 'GET', path: '/api/reach' },
  ring: { method: 'POST', path: '/api/bell' },
  describeProgram: { method: 'GET', path: '/api/program' },
  readNotices: { method: 'GET', path: '/api/notices', answer: 'file' },
  health: { method: 'GET', path: '/sante' },
  readiness: { method: 'GET', path: '/pret' },
  metrics: { method: 'GET', path: '/metrics', answer: 'file' },
  readContract: { method: 'GET', path: '/api/docs', answer: 'file' },
  describeContract: { method: 'GET', path: '/api/openapi.json' },
} as const satisfies Readonly<Record<string, Address>>;

export interface Address {
  readonly method: 'GET' | 'POST' | 'DELETE';
  /** As fastify writes it: `/api/tournaments/:tournament`. */
  readonly path: string;
  /** A text or a page, bytes, nothing, or a WebSocket. */
  readonly answer?: 'file' | 'bytes' | 'empty' | 'live';
}

export type RouteName = keyof typeof ADDRESSES;

export const ROUTE_NAMES = Object.keys(ADDRESSES) as readonly RouteName[];
