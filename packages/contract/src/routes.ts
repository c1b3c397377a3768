import { EDITION_NAMES } from '@raccord/regulation';
import { z } from 'zod';
import { ADDRESSES, type RouteName } from './addresses.ts';
import * as answers from './answers/index.ts';
import { sentDay } from './clubcommands.ts';
import { CLUBS } from './clubs.ts';
import { COMMAND_DATA, relayedCommand, sentCommand } from './commands.ts';
import { documentQuery } from './documentquery.ts';
import { DOCUMENT_NAMES, type DocumentName, PAPERS } from './documents.ts';
import { FEDERATION_ROUTES } from './federation.ts';
import { id, label, newTournamentId, request } from './ids.ts';
import { CHIEF, REFEREES, ROLES } from './roles.ts';
import { count, flag, inTournament, type Route } from './route.ts';
import { SITTING_ROUTES } from './sittings.ts';
import { VIEWS } from './views.ts';

/** In one answer. */
const MOST_EVENTS = 5_000;

/** The club that it is for: one's own, or the first one of the installation, unless it is named. */
const ofClub = { club: id.exactOptional() };

/** A station to make a link to. */
const orderedLink = z.strictObject({
  label,
  role: z.enum(ROLES),
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

/** Everybody of a world simultaneous event, at once. */
const orderedLinks = z.array(orderedLink).min(1).max(10_000);

/** Those made with a link end with it, unless they are kept. */
const revoking = z.object({ keepMade: flag.optional() });

/** Every route of the server, in the order of its page. */
export const ROUTES = {
  enter: {
    ...ADDRESSES.enter,
    summary: 'Ouvre une session avec le jeton d’un lien ; un cookie remplace ensuite le jeton.',
    access: 'anyone',
    body: z.strictObject({ token: z.string().min(1).max(200) }),
    answer: answers.session,
    faults: ['link-unknown'],
  },
  whoAmI: {
    ...ADDRESSES.whoAmI,
    summary: 'Dit quel poste vous tenez.',
    access: 'session',
    answer: answers.session,
  },
  leave: {
    ...ADDRESSES.leave,
    summary: 'Ferme la session.',
    access: 'session',
  },

  listTournaments: {
    ...ADDRESSES.listTournaments,
    summary: 'Les tournois de ce serveur que votre poste peut voir.',
    access: 'session',
    query: z.object({
      /** Of this club alone. */
      club: id.optional(),
    }),
    answer: z.object({ tournaments: z.array(answers.tournamentSummary) }),
  },
  createTournament: {
    ...ADDRESSES.createTournament,
    summary: 'Crée un tournoi ; son règlement et son dictionnaire ne changent plus.',
    access: 'club',
    body: z.strictObject({ id: newTournamentId, ...ofClub, data: COMMAND_DATA['create-tournament'] }),

    answer: answers.recorded,
    faults: ['unknown-lexicon', 'unknown-club', 'club-full'],
  },
  listLexicons: {
    ...ADDRESSES.listLexicons,
    summary: 'Les dictionnaires que « créer un tournoi » attend : le libre, et ceux du club.',
    access: 'club',
    query: z.object({ club: id.optional() }),
    answer: z.object({ lexicons: z.array(answers.lexicon), adopted: z.array(answers.adoptedLexicon) }),
    faults: ['unknown-club'],
  },
  readLexicon: {
    ...ADDRESSES.readLexicon,
    summary:
      'Les mots d’un dictionnaire, compilés, pour juger dans la page ; un poste n’a que celui de son tournoi, un joueur que le libre.',
    access: [...REFEREES, 'player', 'relay'],
    params: z.object({ hash: id }),
  },
  readNatures: {
    ...ADDRESSES.readNatures,
    summary: 'Le lemme et la nature de chaque mot du dictionnaire libre, le seul dont Raccord les connaît.',
    access: 'club',
    faults: ['unknown-lexicon'],
  },
  importLexicon: {
    ...ADDRESSES.importLexicon,
    summary:
      'Ajoute un dictionnaire compilé par la page ou par « raccord lexique construire » ; les mêmes mots ne s’ajoutent qu’une fois.',
    access: 'club',
    body: z.strictObject({
      ...ofClub,
      /** Instead of the one that the file has. */
      name: label.exactOptional(),
      /** Base64. */
      file: z.string(),
      /** The dictionary of the club from this day on. */
      adoption: z.strictObject({ id, from: sentDay }).exactOptional(),
    }),
    answer: answers.lexicon,
    faults: ['bad-file', 'unknown-club', 'club-full'],
  },
  makeExamPaper: {
    ...ADDRESSES.makeExamPaper,
    summary: 'Un examen d’arbitrage sur papier, par son numéro : le sujet avec sa feuille de réponses, ou le corrigé.',
    access: 'club',
    params: z.object({ number: z.string().max(40), part: z.enum(['subject', 'key']) }),
    query: z.object({ lexicon: id, paper: z.enum(PAPERS).optional(), legible: flag.optional() }),
    faults: ['unknown-lexicon'],
  },
  importTournament: {
    ...ADDRESSES.importTournament,
    summary: 'Ajoute un tournoi exporté d’un autre serveur (fichier « .raccord »).',
    access: 'club',
    body: z.strictObject({ id: newTournamentId, ...ofClub, file: z.string() }),
    answer: answers.position,
    faults: ['bad-file', 'unknown-lexicon', 'unknown-club', 'club-full'],
  },
  importGame: {
    ...ADDRESSES.importGame,
    summary:
      'Fait un tournoi d’une partie : fichier d’Eliot, export fédéral ou feuille de partie, reconnu à son contenu. Le total de chacun est celui du fichier.',
    access: 'club',
    body: z.strictObject({
      id: newTournamentId,
      ...ofClub,
      /** Instead of the one that the file says. */
      name: label.exactOptional(),
      /** The text of the file. */
      file: z.string(),
      edition: z.enum(EDITION_NAMES).exactOptional(),
      /** The hash of its words; the free lexicon when it is left out. */
      lexicon: id.exactOptional(),
    }),
    answer: answers.importedGame,
    faults: ['bad-file', 'unknown-lexicon', 'unknown-club', 'club-full'],
  },
  createRehearsal: {
    ...ADDRESSES.createRehearsal,
    summary: 'Commence une soirée d’essai, hors de toute liste, dont rien n’est gardé.',
    access: 'club',
    body: z.strictObject({ ...ofClub }),
    answer: z.object({ id: z.string() }),
    faults: ['unknown-club'],
  },
  handInRehearsed: {
    ...ADDRESSES.handInRehearsed,
    summary:
      'Dans une soirée d’essai, fait saisir par le collègue simulé le bulletin suivant du coup qui est annoncé, et dit ceux qui sont sur papier.',
    access: CHIEF,
    params: inTournament,
    body: z.strictObject({}),
    answer: answers.rehearsed,
  },
  endRehearsal: {
    ...ADDRESSES.endRehearsal,
    summary: 'Termine une soirée d’essai : il n’en reste rien.',
    access: CHIEF,
    params: inTournament,
  },
  erasePlayer: {
    ...ADDRESSES.erasePlayer,
    summary: 'Ôte d’un tournoi terminé, à sa demande, le nom de quelqu’un qui n’est pas membre du club ; sans retour.',
    access: 'club',
    params: inTournament,
    body: z.strictObject({ entrant: id, place: z.union([z.literal(0), z.literal(1)]) }),
    answer: z.object({ events: z.number() }),
    faults: ['evening-not-over'],
  },
  exportTournament: {
    ...ADDRESSES.exportTournament,
    summary: 'Tout le tournoi en un fichier, que « importer » relit.',
    access: 'tournament',
    params: inTournament,
  },

  sendCommand: {
    ...ADDRESSES.sendCommand,
    summary: 'Demande une action. Envoyée deux fois sous le même identifiant, elle est faite une fois.',
    access: ['chief', 'referee', 'second-referee', 'commission', 'player'],
    params: inTournament,
    body: sentCommand,
    answer: answers.recorded,
  },
  ...VIEWS,
  makeDocument: {
    ...ADDRESSES.makeDocument,
    summary: 'Un document du tournoi, à imprimer ou à garder : votre poste n’y a que ce qu’il peut voir.',
    access: REFEREES,
    params: inTournament.extend({ document: z.enum(DOCUMENT_NAMES as [DocumentName]) }),
    query: documentQuery,
  },
  makeStartingList: {
    ...ADDRESSES.makeStartingList,
    summary: 'La liste de départ avec un QR code par joueur : un nouveau lien vers son poste est créé pour chacun.',
    access: CHIEF,
    params: inTournament,
    body: z.strictObject({ ...request, centre: id.exactOptional(), paper: z.enum(PAPERS).exactOptional() }),
  },
  waitForNews: {
    ...ADDRESSES.waitForNews,
    summary: 'Répond quand le tournoi a dépassé cet événement, ou après 25 secondes.',
    access: 'session',
    params: inTournament,
    query: z.object({ after: count(1e9) }),
    answer: answers.position,
  },
  followTournament: {
    ...ADDRESSES.followTournament,
    summary:
      'WebSocket : dit {"sequence":N,"revisions":{"play":…,"people":…,"slips":…,"results":…,"published":…,"links":…,"relay":…}} à l’ouverture et à chaque changement de ce que le poste voit ; la page demande alors ce qui est neuf.',
    access: 'session',
    params: inTournament,
  },

  readEvents: {
    ...ADDRESSES.readEvents,
    summary: 'Les événements du tournoi tels qu’ils ont été écrits, après celui-ci.',
    access: 'copy',
    params: inTournament,
    query: z.object({ after: count(1e9), limit: count(MOST_EVENTS).optional() }),
    answer: answers.events,
  },
  relayCommands: {
    ...ADDRESSES.relayCommands,
    summary: 'Reçoit dans l’ordre les actions qu’un centre a confirmées lui-même, et dit ce que chacune devient.',
    access: ['relay'],
    params: inTournament,
    /** `copied`: how many events of the tournament the centre has. */
    body: z.strictObject({ copied: count(1e9), commands: z.array(relayedCommand).min(1).max(500) }),
    answer: answers.relayed,
  },
  seeRelay: {
    ...ADDRESSES.seeRelay,
    summary: 'Où en est un centre avec le serveur du tournoi : ce qui attend, et ce qui a été refusé après coup.',
    access: CHIEF,
    params: inTournament,
    answer: answers.relayStatus,
  },

  dismissRefused: {
    ...ADDRESSES.dismissRefused,
    summary: 'Écarte une action refusée après coup, une fois réglée ; qui l’a écartée reste écrit.',
    access: CHIEF,
    params: inTournament.extend({ action: id }),
  },

  listLinks: {
    ...ADDRESSES.listLinks,
    summary:
      'Les liens des postes, les derniers créés d’abord ; le responsable d’un centre n’a que ceux qu’il peut créer.',
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
      /** Only the links that end with this one: made with it, or with one that was. */
      maker: id.optional(),
    }),
    answer: answers.links,
  },
  countLinks: {
    ...ADDRESSES.countLinks,
    summary: 'Combien de liens valables mènent à chaque poste : « rôle sujet centre », sans ce qui manque.',
    access: CHIEF,
    params: inTournament,
    answer: z.object({ stations: z.record(z.string(), z.number()) }),
  },
  makeLink: {
    ...ADDRESSES.makeLink,
    summary:
      'Crée le lien d’un poste, avec son QR code. Le responsable d’un centre en crée pour son centre, sauf vers la commission et le relais.',
    access: CHIEF,
    params: inTournament,
    body: orderedLink.extend(request),
    answer: answers.newLink,
  },
  makeLinks: {
    ...ADDRESSES.makeLinks,
    summary: 'Fait les liens de toute une liste : tous, ou aucun ; une seule ligne dans l’historique.',
    access: CHIEF,
    params: inTournament,
    body: z.strictObject({
      ...request,
      links: orderedLinks,
      /** Without their QR codes. */
      isBare: z.literal(true).exactOptional(),
    }),
    answer: z.object({ links: z.array(answers.newLink) }),
  },
  makeLinkCards: {
    ...ADDRESSES.makeLinkCards,
    summary: 'Fait de même les liens de toute une liste, et les donne en cartes à découper, avec leurs QR codes (PDF).',
    access: CHIEF,
    params: inTournament,
    body: z.strictObject({ ...request, links: orderedLinks, paper: z.enum(PAPERS).exactOptional() }),
  },
  revokeLink: {
    ...ADDRESSES.revokeLink,
    summary: 'Révoque un lien, les sessions qu’il a ouvertes et les liens créés avec lui.',
    access: CHIEF,
    params: inTournament.extend({ link: id }),
    query: revoking,
    answer: answers.revoked,
  },
  listInstallationLinks: {
    ...ADDRESSES.listInstallationLinks,
    summary: 'Les liens valables du juge-arbitre de toute l’installation ; chaque démarrage du serveur en donne un.',
    access: 'installation',
    answer: z.object({ links: z.array(answers.installationLink) }),
  },
  revokeInstallationLink: {
    ...ADDRESSES.revokeInstallationLink,
    summary: 'Révoque un lien de l’installation, les sessions qu’il a ouvertes et les liens créés avec lui.',
    access: 'installation',
    params: z.object({ link: id }),
    query: revoking,
    answer: answers.revoked,
  },

  ...CLUBS,
  ...FEDERATION_ROUTES,

  ...SITTING_ROUTES,

  describeReach: {
    ...ADDRESSES.describeReach,
    summary: 'Par où les autres appareils peuvent venir à ce serveur, et s’il en est venu depuis son démarrage.',
    access: CHIEF,
    answer: answers.reach,
  },
  ring: {
    ...ADDRESSES.ring,
    summary:
      'Donne un lien à un second démarrage de Raccord sur les mêmes données, qui sait le mot écrit à côté d’elles.',
    access: 'machine',
    body: z.strictObject({ word: z.string().min(1).max(200) }),
    answer: answers.rung,
    faults: ['not-found'],
  },
  describeProgram: {
    ...ADDRESSES.describeProgram,
    summary:
      'La version du programme, son dictionnaire libre, et s’il a été fourni avec les notices de ce qu’il emploie.',
    access: 'anyone',
    answer: answers.program,
  },
  describeUpdate: {
    ...ADDRESSES.describeUpdate,
    summary: 'Ce qu’un fichier posé à côté du programme ou de ses données dit d’une version plus récente.',
    access: 'installation',
    answer: answers.update,
  },
  readNotices: {
    ...ADDRESSES.readNotices,
    summary: 'Les notices et les licences de ce que le programme emploie.',
    access: 'anyone',
    faults: ['not-found'],
  },

  health: {
    ...ADDRESSES.health,
    summary: 'Le serveur tourne.',
    access: 'anyone',
    answer: answers.health,
  },
  readiness: {
    ...ADDRESSES.readiness,
    summary: 'Le serveur répond et ses données sont accessibles.',
    access: 'anyone',
    answer: answers.health,
  },
  readHealth: {
    ...ADDRESSES.readHealth,
    summary: 'Mémoire, connexions, et combien de temps le serveur s’est fait attendre depuis son démarrage.',
    access: 'installation',
    answer: answers.serverHealth,
  },
  metrics: {
    ...ADDRESSES.metrics,
    summary: 'Mesures au format Prometheus, pour la machine du serveur ou le juge-arbitre.',
    access: 'machine',
  },
  readContract: {
    ...ADDRESSES.readContract,
    summary: 'Cette page.',
    access: 'anyone',
  },
  describeContract: {
    ...ADDRESSES.describeContract,
    summary: 'Ce contrat au format OpenAPI 3.1, pour les programmes.',
    access: 'anyone',
    answer: z.object({ openapi: z.string() }).loose(),
  },
} as const satisfies Readonly<Record<RouteName, Route>>;
