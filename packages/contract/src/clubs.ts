import { z } from 'zod';
import { ADDRESSES } from './addresses.ts';
import * as answers from './answers/index.ts';
import { listedPeople, sentClubCommand, sentEveningCommand } from './clubcommands.ts';
import { PAPERS } from './documents.ts';
import { id, label, newTournamentId, request } from './ids.ts';
import { count, flag, inTournament, type Route } from './route.ts';

const inClub = z.object({ club: id });

const most = z.int().min(0).max(1e12).exactOptional();
/** No limit where nothing is said. */
const quotas = z.strictObject({ tournaments: most, members: most, sittings: most, lexicons: most });

const sheet = z.object({ format: z.enum(['csv', 'xlsx']) });
const sheetOrPaper = z.object({ format: z.enum(['csv', 'xlsx', 'pdf']), paper: z.enum(PAPERS).optional() });
/** Both by the hash of their words. */
const twoLexicons = z.object({ before: id, after: id });
const ofSeason = {
  /** Of this season alone. */
  season: id.optional(),
};

/** What is done with clubs: their members, their evenings, their seasons. */
export const CLUBS = {
  listClubs: {
    ...ADDRESSES.listClubs,
    summary: 'Les clubs de ce serveur que votre poste peut voir.',
    access: 'club',
    answer: z.object({ clubs: z.array(answers.clubSummary) }),
  },
  createClub: {
    ...ADDRESSES.createClub,
    summary: 'Crée un club, avec ce qu’il peut avoir au plus.',
    access: 'installation',
    body: z.strictObject({ id: newTournamentId, name: label, quotas: quotas.exactOptional() }),
    answer: answers.recorded,
  },
  limitClub: {
    ...ADDRESSES.limitClub,
    summary: 'Change ce qu’un club peut avoir au plus : ce qui n’est pas dit n’a plus de limite.',
    access: 'installation',
    params: inClub,
    body: quotas,
    answer: answers.clubSummary,
  },
  exportClub: {
    ...ADDRESSES.exportClub,
    summary:
      'Un club entier en un fichier, que « importer » relit ailleurs ; l’en-tête « etag » est la marque de cette copie.',
    access: 'installation',
    params: inClub,
  },
  importClub: {
    ...ADDRESSES.importClub,
    summary: 'Ajoute un club entier, exporté d’une autre installation : tout, ou rien.',
    access: 'installation',
    body: z.strictObject({ file: z.string() }),
    answer: answers.clubSummary,
    faults: ['bad-file'],
  },
  removeClub: {
    ...ADDRESSES.removeClub,
    summary: 'Supprime un club avec ses tournois, pour qui en a une copie où rien ne manque.',
    access: 'installation',
    params: inClub,
    query: z.object({
      /** That of the club, typed by who deletes it. */
      name: label,
      /** The mark of the copy. */
      copy: z.string().min(1).max(200),
    }),
    faults: ['last-club', 'copy-behind'],
  },
  readClub: {
    ...ADDRESSES.readClub,
    summary: 'Un club : ses membres, ses soirées, ses saisons.',
    access: 'club',
    params: inClub,
    answer: answers.club,
  },
  sendClubCommand: {
    ...ADDRESSES.sendClubCommand,
    summary: 'Demande une action au club. Envoyée deux fois sous le même identifiant, elle est faite une fois.',
    access: 'club',
    params: inClub,
    body: sentClubCommand,
    answer: answers.recorded,
    faults: ['name-taken', 'club-full', 'evening-not-over', 'unknown-tournament', 'unknown-lexicon'],
  },
  offerPlayers: {
    ...ADDRESSES.offerPlayers,
    summary: 'Qui peut venir à une nouvelle soirée : ceux de la dernière d’abord.',
    access: 'club',
    params: inClub,
    answer: answers.offeredPlayers,
  },
  reviewPeople: {
    ...ADDRESSES.reviewPeople,
    summary: 'Compare une liste de personnes aux membres : qui l’est, qui l’est peut-être, qui y est deux fois.',
    access: 'club',
    params: inClub,
    body: z.strictObject({ people: listedPeople }),
    answer: answers.reviewedPeople,
  },
  findVisits: {
    ...ADDRESSES.findVisits,
    summary: 'Les soirées que quelqu’un de ce nom a jouées sans être membre.',
    access: 'club',
    params: inClub,
    query: z.object({ name: z.string().min(1).max(200) }),
    answer: answers.formerVisits,
  },
  readEvening: {
    ...ADDRESSES.readEvening,
    summary: 'Une soirée du club : ses joueurs, et le membre que chacun semble être.',
    access: 'club',
    params: inClub.extend({ tournament: id }),
    answer: answers.clubEvening,
  },
  readEveningSlips: {
    ...ADDRESSES.readEveningSlips,
    summary:
      'Des bulletins d’une soirée close du club, fautifs ou non, à juger de nouveau : sans nom, table ni date. De la dernière, si aucune n’est dite (evening).',
    access: 'club',
    params: inClub,
    query: z.object({ evening: id.optional() }),
    answer: answers.eveningSlips,
    faults: ['evening-not-over', 'unknown-lexicon'],
  },
  followClub: {
    ...ADDRESSES.followClub,
    summary: 'WebSocket : dit {"sequence":N,"revisions":{"club":…}} à l’ouverture et à chaque changement du club.',
    access: 'club',
    params: inClub,
  },
  readOwnEvening: {
    ...ADDRESSES.readOwnEvening,
    summary: 'La soirée du club qu’est ce tournoi, s’il en est une : ses joueurs, et les membres que chacun peut être.',
    access: 'tournament',
    params: inTournament,
    answer: answers.ownEvening,
  },
  sendEveningCommand: {
    ...ADDRESSES.sendEveningCommand,
    summary:
      'Dit qui est qui dans cette soirée, la clôt, ou reprend l’un ou l’autre. Deux fois sous un identifiant, fait une fois.',
    access: 'tournament',
    params: inTournament,
    body: sentEveningCommand,
    answer: answers.recorded,
    faults: ['evening-not-over'],
  },
  readSeason: {
    ...ADDRESSES.readSeason,
    summary: 'Le classement d’une saison, par les soirées closes.',
    access: 'club',
    params: inClub.extend({ season: id }),
    answer: answers.seasonRanking,
  },
  makeSeasonTable: {
    ...ADDRESSES.makeSeasonTable,
    summary:
      'Le classement d’une saison, en CSV, en XLSX ou en PDF ; en PDF, par catégorie ou par série si on le demande.',
    access: 'club',
    params: inClub.extend({ season: id }),
    query: sheetOrPaper.extend({ by: z.enum(['category', 'series']).optional() }),
  },
  makeSeasonSite: {
    ...ADDRESSES.makeSeasonSite,
    summary:
      'Une saison en pages pour le site du club, dans un .zip : classements, soirées, une page par joueur ; ni licence ni sanction, et les noms masqués en initiales.',
    access: 'club',
    params: inClub.extend({ season: id }),
  },
  readMember: {
    ...ADDRESSES.readMember,
    summary: 'La page d’un membre : ses soirées, ses tops, ce qu’il devrait apprendre.',
    access: 'club',
    params: inClub.extend({ member: id }),
    query: z.object(ofSeason),
    answer: answers.clubMember,
  },
  findSeats: {
    ...ADDRESSES.findSeats,
    summary: 'Les séances du club où quelqu’un s’est inscrit sous le nom d’un membre : les siennes, peut-être.',
    access: 'club',
    params: inClub.extend({ member: id }),
    answer: z.object({ seats: z.array(answers.foundSeat) }),
  },
  makeMemberFile: {
    ...ADDRESSES.makeMemberFile,
    summary: 'La page d’un membre, en CSV (ses soirées), en XLSX ou en PDF.',
    access: 'club',
    params: inClub.extend({ member: id }),
    query: sheetOrPaper.extend(ofSeason),
  },
  makeMemberTable: {
    ...ADDRESSES.makeMemberTable,
    summary: 'La liste des membres, en CSV ou en XLSX.',
    access: 'club',
    params: inClub,
    query: sheet,
  },
  readClubHistory: {
    ...ADDRESSES.readClubHistory,
    summary: 'L’historique du club : qui a fait quoi et quand, le dernier d’abord.',
    access: 'club',
    params: inClub,
    query: z.object({ after: count(1e6).optional(), limit: count(1_000).optional() }),
    answer: answers.clubHistory,
  },
  compareLexicons: {
    ...ADDRESSES.compareLexicons,
    summary:
      'Ce qui change d’un dictionnaire à l’autre : les mots entrés et sortis, et les tops du club qui seraient autres.',
    access: 'club',
    params: inClub,
    query: twoLexicons,
    answer: answers.lexiconChange,
    faults: ['unknown-lexicon'],
  },
  makeLexiconChange: {
    ...ADDRESSES.makeLexiconChange,
    summary: 'La même comparaison, en PDF.',
    access: 'club',
    params: inClub,
    query: twoLexicons.extend({ paper: z.enum(PAPERS).optional() }),
    faults: ['unknown-lexicon'],
  },
  listClubLinks: {
    ...ADDRESSES.listClubLinks,
    summary: 'Les liens valables vers le club entier, les derniers créés d’abord.',
    access: 'club',
    params: inClub,
    answer: z.object({ links: z.array(answers.clubLink) }),
  },
  makeClubLink: {
    ...ADDRESSES.makeClubLink,
    summary: 'Crée un lien vers le club entier, avec son QR code : qui l’ouvre en voit et en fait tout.',
    access: 'club',
    params: inClub,
    body: z.strictObject({
      ...request,
      label,
      /** Hours until it expires; a year when it is left out. */
      hours: z
        .int()
        .min(1)
        .max(24 * 400)
        .exactOptional(),
    }),
    answer: answers.newLink,
    faults: ['club-full'],
  },
  revokeClubLink: {
    ...ADDRESSES.revokeClubLink,
    summary: 'Révoque un lien vers le club, les sessions qu’il a ouvertes et les liens créés avec lui.',
    access: 'club',
    params: inClub.extend({ link: id }),
    query: z.object({ keepMade: flag.optional() }),
    answer: answers.revoked,
  },
} as const satisfies Readonly<Record<string, Route>>;
