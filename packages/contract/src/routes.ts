import { EDITION_NAMES } from '@raccord/regulation';
import { z } from 'zod';
import * as answers from './answers/index.ts';
import { COMMAND_DATA, relayedCommand, sentCommand } from './commands.ts';
import { DOCUMENT_NAMES, type DocumentName, documentQuery, PAPERS } from './documents.ts';
import { id, label, newTournamentId } from './ids.ts';
import { CHIEF, count, flag, inTournament, REFEREES, type Route } from './route.ts';
import { VIEWS } from './views.ts';

/** In one answer. */
const MOST_EVENTS = 5_000;

/** A station to make a link to. */
/** Names a request: asked again under the same one, it is done once, and answered as the first time but for fresh addresses. */
const request = { id: id.exactOptional() };

const orderedLink = z.strictObject({
  label,
  role: z.enum(answers.ROLES),
  /** The official or the entrant. */
  subject: id.exactOptional(),
  centre: id.exactOptional(),
  /** Hours until it expires. */
  hours: z
    .int()
    .min(1)
    .max(24 * 60)
    .exactOptional(),
});

/** Those made with a link end with it, unless they are kept. */
const revoking = z.object({ keepMade: flag.optional() });

/** Every route of the server, in the order of its page. */
export const ROUTES = {
  enter: {
    method: 'POST',
    path: '/api/session',
    summary: 'Ouvre une session avec le jeton d’un lien ; un cookie remplace ensuite le jeton.',
    access: 'anyone',
    body: z.strictObject({ token: z.string().min(1).max(200) }),
    answer: answers.session,
    faults: ['link-unknown'],
  },
  whoAmI: {
    method: 'GET',
    path: '/api/session',
    summary: 'Dit quel poste vous tenez.',
    access: 'session',
    answer: answers.session,
  },
  leave: { method: 'DELETE', path: '/api/session', summary: 'Ferme la session.', access: 'session', answer: 'empty' },

  listTournaments: {
    method: 'GET',
    path: '/api/tournaments',
    summary: 'Les tournois de ce serveur que votre poste peut voir.',
    access: 'session',
    answer: z.object({ tournaments: z.array(answers.tournamentSummary) }),
  },
  createTournament: {
    method: 'POST',
    path: '/api/tournaments',
    summary: 'Crée un tournoi ; son règlement et son lexique ne changent plus.',
    access: 'installation',
    body: z.strictObject({ id: newTournamentId, data: COMMAND_DATA['create-tournament'] }),
    answer: answers.recorded,
    faults: ['unknown-lexicon'],
  },
  listLexicons: {
    method: 'GET',
    path: '/api/lexicons',
    summary: 'Les lexiques de ce serveur, que « créer un tournoi » attend.',
    access: 'installation',
    answer: z.object({ lexicons: z.array(answers.lexicon) }),
  },
  readLexicon: {
    method: 'GET',
    path: '/api/lexicons/:hash',
    summary: 'Les mots d’un lexique, compilés, pour juger dans la page ; un poste n’a que celui de son tournoi.',
    access: [...REFEREES, 'relay'],
    params: z.object({ hash: id }),
    answer: 'bytes',
  },
  importLexicon: {
    method: 'POST',
    path: '/api/lexicons',
    summary:
      'Ajoute un lexique compilé par la page ou par « raccord lexique construire » ; les mêmes mots ne s’ajoutent qu’une fois.',
    access: 'installation',
    body: z.strictObject({
      /** Instead of the one that the file has. */
      name: label.exactOptional(),
      /** Base64. */
      file: z.string(),
    }),
    answer: answers.lexicon,
    faults: ['bad-file'],
  },
  importTournament: {
    method: 'POST',
    path: '/api/tournaments/import',
    summary: 'Ajoute un tournoi exporté d’un autre serveur (fichier « .raccord »).',
    access: 'installation',
    body: z.strictObject({ id: newTournamentId, file: z.string() }),
    answer: answers.position,
    faults: ['bad-file', 'unknown-lexicon'],
  },
  importGame: {
    method: 'POST',
    path: '/api/tournaments/import-game',
    summary:
      'Fait un tournoi d’une partie : fichier d’Eliot, export fédéral ou feuille de partie, reconnu à son contenu. Le total de chacun est celui du fichier.',
    access: 'installation',
    body: z.strictObject({
      id: newTournamentId,
      /** Instead of the one that the file says. */
      name: label.exactOptional(),
      /** The text of the file. */
      file: z.string(),
      edition: z.enum(EDITION_NAMES).exactOptional(),
      /** The hash of its words; the free lexicon when it is left out. */
      lexicon: id.exactOptional(),
    }),
    answer: answers.importedGame,
    faults: ['bad-file', 'unknown-lexicon'],
  },
  createDemo: {
    method: 'POST',
    path: '/api/tournaments/demo',
    summary: 'Ajoute un tournoi de démonstration, au milieu d’un coup, et fait un lien d’un jour vers chaque poste.',
    access: 'installation',
    body: z.strictObject({ id: newTournamentId }),
    answer: answers.demo,
  },
  exportTournament: {
    method: 'GET',
    path: '/api/tournaments/:tournament/export',
    summary: 'Tout le tournoi en un fichier, que « importer » relit.',
    access: 'tournament',
    params: inTournament,
    answer: 'file',
  },

  sendCommand: {
    method: 'POST',
    path: '/api/tournaments/:tournament/commands',
    summary: 'Demande une action. Envoyée deux fois sous le même identifiant, elle est faite une fois.',
    access: ['chief', 'referee', 'second-referee', 'commission', 'player'],
    params: inTournament,
    body: sentCommand,
    answer: answers.recorded,
  },
  ...VIEWS,
  makeDocument: {
    method: 'GET',
    path: '/api/tournaments/:tournament/documents/:document',
    summary: 'Un document du tournoi, à imprimer ou à garder : votre poste n’y a que ce qu’il peut voir.',
    access: REFEREES,
    params: inTournament.extend({ document: z.enum(DOCUMENT_NAMES as [DocumentName]) }),
    query: documentQuery,
    answer: 'bytes',
  },
  makeStartingList: {
    method: 'POST',
    path: '/api/tournaments/:tournament/starting-list',
    summary: 'La liste de départ avec un QR code par joueur : un lien neuf vers son poste est fait pour chacun.',
    access: CHIEF,
    params: inTournament,
    body: z.strictObject({ centre: id.exactOptional(), paper: z.enum(PAPERS).exactOptional() }),
    answer: 'bytes',
  },
  waitForNews: {
    method: 'GET',
    path: '/api/tournaments/:tournament/news',
    summary: 'Répond quand le tournoi a dépassé cet événement, ou après 25 secondes.',
    access: 'session',
    params: inTournament,
    query: z.object({ after: count(1e9) }),
    answer: answers.position,
  },
  followLive: {
    method: 'GET',
    path: '/api/tournaments/:tournament/live',
    summary:
      'WebSocket : dit {"sequence":N,"revisions":{"play":…,"people":…,"slips":…,"results":…,"published":…,"links":…}} à l’ouverture et à chaque changement de ce que le poste voit ; la page demande alors ce qui est neuf.',
    access: 'session',
    params: inTournament,
    answer: 'live',
  },

  readEvents: {
    method: 'GET',
    path: '/api/tournaments/:tournament/events',
    summary: 'Les événements du tournoi tels qu’ils ont été écrits, après celui-ci.',
    access: 'copy',
    params: inTournament,
    query: z.object({ after: count(1e9), limit: count(MOST_EVENTS).optional() }),
    answer: answers.events,
  },
  relayCommands: {
    method: 'POST',
    path: '/api/tournaments/:tournament/relayed',
    summary: 'Reçoit dans l’ordre les actions qu’un centre a confirmées lui-même, et dit ce que chacune devient.',
    access: ['relay'],
    params: inTournament,
    body: z.strictObject({ commands: z.array(relayedCommand).min(1).max(500) }),
    answer: answers.relayed,
  },
  seeRelay: {
    method: 'GET',
    path: '/api/tournaments/:tournament/relay',
    summary: 'Où en est un centre avec le serveur du tournoi : ce qui attend, et ce qui a été refusé après coup.',
    access: CHIEF,
    params: inTournament,
    answer: answers.relayStatus,
  },

  dismissRefused: {
    method: 'DELETE',
    path: '/api/tournaments/:tournament/relay/refused/:action',
    summary: 'Écarte une action refusée après coup, une fois réglée ; qui l’a écartée reste écrit.',
    access: CHIEF,
    params: inTournament.extend({ action: id }),
    answer: 'empty',
  },

  listLinks: {
    method: 'GET',
    path: '/api/tournaments/:tournament/links',
    summary:
      'Les liens des postes, les derniers faits d’abord ; le responsable d’un centre n’a que ceux qu’il peut faire.',
    access: CHIEF,
    params: inTournament,
    query: z.object({
      /** Leaves so many of them out. */
      after: count(1e6).optional(),
      limit: count(1_000).optional(),
      /** Those whose label says all these words. */
      text: z.string().max(200).optional(),
      /** Those that open no more, instead of those that do. */
      ended: flag.optional(),
      /** Those that end with this one: made with it, or with one of these. */
      maker: id.optional(),
    }),
    answer: answers.links,
  },
  countLinks: {
    method: 'GET',
    path: '/api/tournaments/:tournament/links/count',
    summary: 'Combien de liens valables mènent à chaque poste : « rôle sujet centre », sans ce qui manque.',
    access: CHIEF,
    params: inTournament,
    answer: z.object({ stations: z.record(z.string(), z.number()) }),
  },
  makeLink: {
    method: 'POST',
    path: '/api/tournaments/:tournament/links',
    summary:
      'Fait le lien d’un poste, avec son QR code. Le responsable d’un centre en fait pour son centre, sauf vers la commission et le relais.',
    access: CHIEF,
    params: inTournament,
    body: orderedLink.extend(request),
    answer: answers.newLink,
  },
  makeLinks: {
    method: 'POST',
    path: '/api/tournaments/:tournament/links/batch',
    summary: 'Fait des liens par dizaines : tous, ou aucun.',
    access: CHIEF,
    params: inTournament,
    body: z.strictObject({ ...request, links: z.array(orderedLink).min(1).max(200) }),
    answer: z.object({ links: z.array(answers.newLink) }),
  },
  revokeLink: {
    method: 'DELETE',
    path: '/api/tournaments/:tournament/links/:link',
    summary: 'Révoque un lien, les sessions qu’il a ouvertes et les liens faits avec lui.',
    access: CHIEF,
    params: inTournament.extend({ link: id }),
    query: revoking,
    answer: answers.revoked,
  },
  listInstallationLinks: {
    method: 'GET',
    path: '/api/links',
    summary: 'Les liens valables du juge-arbitre de toute l’installation ; chaque démarrage du serveur en donne un.',
    access: 'installation',
    answer: z.object({ links: z.array(answers.installationLink) }),
  },
  revokeInstallationLink: {
    method: 'DELETE',
    path: '/api/links/:link',
    summary: 'Révoque un lien de l’installation, les sessions qu’il a ouvertes et les liens faits avec lui.',
    access: 'installation',
    params: z.object({ link: id }),
    query: revoking,
    answer: answers.revoked,
  },

  health: { method: 'GET', path: '/sante', summary: 'Le serveur tourne.', access: 'anyone', answer: answers.health },
  readiness: {
    method: 'GET',
    path: '/pret',
    summary: 'Le serveur répond et ses données sont accessibles.',
    access: 'anyone',
    answer: answers.health,
  },
  metrics: {
    method: 'GET',
    path: '/metrics',
    summary: 'Mesures au format Prometheus, pour la machine du serveur ou le juge-arbitre.',
    access: 'machine',
    answer: 'file',
  },
  readContract: {
    method: 'GET',
    path: '/api/docs',
    summary: 'Cette page.',
    access: 'anyone',
    answer: 'file',
  },
  describeContract: {
    method: 'GET',
    path: '/api/openapi.json',
    summary: 'Ce contrat au format OpenAPI 3.1, pour les programmes.',
    access: 'anyone',
    answer: z.object({ openapi: z.string() }).loose(),
  },
} as const satisfies Readonly<Record<string, Route>>;

export type RouteName = keyof typeof ROUTES;

export const ROUTE_NAMES = Object.keys(ROUTES) as readonly RouteName[];
