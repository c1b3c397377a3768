import { EDITION_NAMES, LONGEST_REFERENCE } from '@raccord/regulation';
import { MOST_EXAM_SLIPS } from '@raccord/school';
import { FORMULA_NAMES, LARGEST_SEED, MOST_POINTS, WORD_SHAPE } from '@raccord/scrabble';
import { z } from 'zod';
import { ADDRESSES } from './addresses.ts';
import * as answers from './answers/index.ts';
import { text } from './commands.ts';
import { PAPERS } from './documents.ts';
import { id, label } from './ids.ts';
import { LONGEST_CONTEST, LONGEST_PARTICIPANT } from './limits.ts';
import type { Route } from './route.ts';

const inSitting = z.object({ sitting: id });
const ofParticipant = inSitting.extend({ participant: id });
const nothing = z.strictObject({});

const MOST_SECONDS = 600;

const seed = z.int().min(0).max(LARGEST_SEED);

/** What is sat: an exam by its number, or a game whose tops are to be found. The free lexicon when none is named. */
const order = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('exam'),
    /** Its number, « 2023-30-7 », or what it is made of. */
    exam: z.union([
      z.string().min(1).max(40),
      z.strictObject({ edition: z.enum(EDITION_NAMES), count: z.int().min(1).max(MOST_EXAM_SLIPS), seed }),
    ]),
    minutes: z.int().min(1).max(600),
    /** The share of right slips from which it is passed; only marked when it is left out. */
    passPercent: z.int().min(1).max(100).exactOptional(),
    lexicon: id.exactOptional(),
  }),
  z.strictObject({
    kind: z.literal('topping'),
    formula: z.enum(FORMULA_NAMES),
    edition: z.enum(EDITION_NAMES),
    seed,
    /** For a draw, and what a missed top adds to them. */
    seconds: z.int().min(10).max(MOST_SECONDS),
    penalty: z.int().min(0).max(MOST_SECONDS),
    lexicon: id.exactOptional(),
  }),
]);

/** Of an exam, from 1. */
const slip = z.int().min(1).max(MOST_EXAM_SLIPS);

/** What a candidate says against the key of a slip, and what he is answered. */
const sentence = text.min(1).max(LONGEST_CONTEST);

/** Of one draw, from 1: what comes late for the one before changes nothing. */
const draw = z.int().min(1).max(1_000);

/** What somebody does in a topping game. */
const toppingAct = z.discriminatedUnion('act', [
  z.strictObject({ act: z.literal('see-draw'), id, draw }),
  z.strictObject({
    act: z.literal('propose'),
    ...{ id, draw },
    word: z.string().regex(WORD_SHAPE),
    reference: z.string().min(2).max(LONGEST_REFERENCE),
  }),
  z.strictObject({ act: z.literal('give-up'), id, draw }),
]);

/** People gathered on their phones for an exam or a topping game: of who makes it, then of those who sit it. */
export const SITTING_ROUTES = {
  listSittings: {
    ...ADDRESSES.listSittings,
    summary: 'Les séances de ce serveur, ou de votre club, les dernières d’abord.',
    access: 'club',
    answer: z.object({ sittings: z.array(answers.sittingSummary) }),
  },
  makeSitting: {
    ...ADDRESSES.makeSitting,
    summary: 'Prépare une séance : un examen par son numéro, ou une partie de topping.',
    access: 'club',
    body: z.strictObject({ id, name: label, club: id.exactOptional(), order }),
    answer: answers.sittingSummary,
    faults: ['unknown-lexicon', 'unknown-club', 'bad-sitting', 'club-full'],
  },
  readSitting: {
    ...ADDRESSES.readSitting,
    summary: 'Une séance : son lien et son QR code, qui en est où, les notes de ceux qui ont fini.',
    access: 'club',
    params: inSitting,
    answer: answers.sitting,
  },
  startSitting: {
    ...ADDRESSES.startSitting,
    summary: 'Donne le départ : le temps d’un examen court pour tous.',
    access: 'club',
    params: inSitting,
    body: nothing,
    answer: answers.sittingSummary,
    faults: ['sitting-closed'],
  },
  closeSitting: {
    ...ADDRESSES.closeSitting,
    summary: 'Clôt la séance : plus personne ne répond, et chacun voit ses résultats.',
    access: 'club',
    params: inSitting,
    body: nothing,
    answer: answers.sittingSummary,
    faults: ['sitting-not-started'],
  },
  neutraliseSlip: {
    ...ADDRESSES.neutraliseSlip,
    summary: 'Neutralise un bulletin d’un examen, ou le compte de nouveau : les notes se refont.',
    access: 'club',
    params: inSitting,
    body: z.strictObject({ slip, isNeutral: z.boolean() }),
    answer: answers.sittingSummary,
    faults: ['sitting-not-started'],
  },
  answerContest: {
    ...ADDRESSES.answerContest,
    summary: 'Répond à un participant qui conteste un bulletin ; répondre de nouveau remplace.',
    access: 'club',
    params: ofParticipant,
    body: z.strictObject({ slip, text: sentence }),
    answer: answers.sittingSummary,
  },
  removeSitting: {
    ...ADDRESSES.removeSitting,
    summary: 'Supprime une séance, les noms et les réponses avec elle.',
    access: 'club',
    params: inSitting,
  },
  readSittingKey: {
    ...ADDRESSES.readSittingKey,
    summary: 'Le corrigé d’un examen : chaque bulletin avec sa grille, son verdict et pourquoi. Avant le départ aussi.',
    access: 'club',
    params: inSitting,
    answer: answers.sittingKey,
  },
  readParticipant: {
    ...ADDRESSES.readParticipant,
    summary: 'Les réponses d’un participant, avec les bonnes.',
    access: 'club',
    params: ofParticipant,
    answer: answers.sittingSheet,
  },
  removeParticipant: {
    ...ADDRESSES.removeParticipant,
    summary: 'Retire quelqu’un de la séance, avec ses réponses ; son téléphone n’est plus reconnu.',
    access: 'club',
    params: ofParticipant,
  },
  linkSeat: {
    ...ADDRESSES.linkSeat,
    summary: 'Un lien pour qu’un participant reprenne sur un autre téléphone ; le premier n’est plus reconnu.',
    access: 'club',
    params: ofParticipant,
    body: nothing,
    answer: answers.seatLink,
  },
  makeSittingResults: {
    ...ADDRESSES.makeSittingResults,
    summary: 'Les résultats d’une séance, en CSV.',
    access: 'club',
    params: inSitting,
  },
  makeSittingPaper: {
    ...ADDRESSES.makeSittingPaper,
    summary: 'Une séance en PDF : ses résultats, ou, d’un examen clos, l’attestation de chaque candidat reçu.',
    access: 'club',
    params: inSitting.extend({ part: z.enum(['results', 'certificates']) }),
    query: z.object({ paper: z.enum(PAPERS).optional() }),
    faults: ['results-later'],
  },

  knockAtSitting: {
    ...ADDRESSES.knockAtSitting,
    summary: 'Ce qu’est la séance de ce lien, avant de s’y inscrire.',
    access: 'anyone',
    params: inSitting,
    answer: answers.sittingDoor,
  },
  joinSitting: {
    ...ADDRESSES.joinSitting,
    summary: 'Inscrit quelqu’un à une séance ; un cookie le reconnaît ensuite.',
    access: 'anyone',
    params: inSitting,
    body: z.strictObject({ id, name: label.max(LONGEST_PARTICIPANT) }),
    answer: answers.seat,
    faults: ['sitting-closed', 'sitting-full', 'name-taken', 'joining-over', 'joined-enough'],
  },
  resumeSeat: {
    ...ADDRESSES.resumeSeat,
    summary: 'Reprend sa place sur ce téléphone, par le jeton d’un lien que l’organisateur a donné.',
    access: 'anyone',
    params: inSitting,
    body: z.strictObject({ token: z.string().min(1).max(200) }),
    answer: answers.seat,
    faults: ['link-unknown'],
  },
  followSitting: {
    ...ADDRESSES.followSitting,
    summary:
      'WebSocket : dit {"sequence":N,"revisions":{"stage":…,"seats":…}} à l’ouverture et à chaque changement de la séance, pour qui l’a préparée.',
    access: 'club',
    params: inSitting,
  },
  followSeat: {
    ...ADDRESSES.followSeat,
    summary: 'WebSocket : dit la même chose au participant, de la séance et de sa place.',
    access: 'participant',
    params: inSitting,
  },
  readSeat: {
    ...ADDRESSES.readSeat,
    summary: 'Où en est le participant.',
    access: 'participant',
    params: inSitting,
    answer: answers.seat,
  },
  readPaper: {
    ...ADDRESSES.readPaper,
    summary: 'Les bulletins de l’examen, une fois le départ donné, sans leurs verdicts.',
    access: 'participant',
    params: inSitting,
    answer: answers.examPaper,
    faults: ['sitting-not-started'],
  },
  answerSlip: {
    ...ADDRESSES.answerSlip,
    summary: 'Enregistre une réponse ; elle peut être changée jusqu’à la fin. Envoyée deux fois, elle compte une fois.',
    access: 'participant',
    params: inSitting,
    body: z.strictObject({
      id,
      slip,
      points: z.int().min(0).max(MOST_POINTS),
      sanction: answers.slipSanction,
      reason: z.string().min(1).max(64).exactOptional(),
      place: z.string().min(2).max(3).exactOptional(),
    }),
    answer: answers.seat,
    faults: ['sitting-not-started', 'sitting-closed', 'exam-over', 'changed-enough'],
  },
  contestSlip: {
    ...ADDRESSES.contestSlip,
    summary:
      'Conteste un bulletin une fois les résultats donnés, en une phrase que lira l’organisateur ; une fois par bulletin.',
    access: 'participant',
    params: inSitting,
    body: z.strictObject({ slip, text: sentence }),
    answer: answers.seat,
    faults: ['results-later'],
  },
  finishExam: {
    ...ADDRESSES.finishExam,
    summary: 'Le participant a terminé : il ne répond plus.',
    access: 'participant',
    params: inSitting,
    body: nothing,
    answer: answers.seat,
    faults: ['sitting-not-started', 'sitting-closed'],
  },
  playTopping: {
    ...ADDRESSES.playTopping,
    summary: 'Voir le tirage suivant, proposer un mot, ou renoncer. Le temps est celui du serveur.',
    access: 'participant',
    params: inSitting,
    body: toppingAct,
    answer: answers.seat,
    faults: ['sitting-not-started', 'sitting-closed', 'changed-enough'],
  },
  readOwnSheet: {
    ...ADDRESSES.readOwnSheet,
    summary: 'Ses réponses avec les bonnes, une fois la séance close.',
    access: 'participant',
    params: inSitting,
    answer: answers.sittingSheet,
    faults: ['results-later'],
  },
} as const satisfies Readonly<Record<string, Route>>;
