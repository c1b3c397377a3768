import {
  CLUB_REFUSAL_CODES,
  type ClubRefusalCode,
  FEDERATION_REFUSAL_CODES,
  type FederationRefusalCode,
} from '@raccord/club';
import { SITTING_REFUSALS } from '@raccord/school';
import { REFUSAL_CODES, type RefusalCode } from '@raccord/tournament';

/** What can go wrong outside the rules of a tournament: the status, and a French sentence that says what to do. */
const FAULTS = {
  'bad-json': [400, 'Le corps de la demande n’est pas du JSON lisible.'],
  'bad-request': [400, 'La demande ne suit pas le contrat.'],
  'wrong-origin': [403, 'Cette demande vient d’une autre page que celles de Raccord : ouvrez Raccord par son lien.'],
  'no-session': [401, 'Vous n’êtes pas reconnu : ouvrez le lien ou le QR code de votre poste.'],
  'link-unknown': [401, 'Ce lien n’est pas valable, a expiré ou a été révoqué : demandez-en un autre au juge-arbitre.'],
  forbidden: [403, 'Votre poste ne donne pas accès à ceci : demandez au juge-arbitre.'],
  'not-found': [404, 'Rien à cette adresse.'],
  'wrong-method': [405, 'Cette adresse ne répond pas à cette méthode : voyez la page /api/docs.'],
  'unknown-tournament': [404, 'Ce tournoi n’existe pas sur ce serveur.'],
  'unknown-lexicon': [404, 'Ce dictionnaire n’est pas sur ce serveur : importez-le.'],
  'unknown-club': [404, 'Ce club n’existe pas sur ce serveur.'],
  'unknown-sitting': [404, 'Cette séance n’existe pas, ou n’existe plus : demandez son lien à qui l’organise.'],
  'too-large': [413, 'La demande est trop grosse.'],
  'not-json': [415, 'Le corps de la demande doit être du JSON (application/json).'],
  'bad-file': [422, 'Ce fichier ne se lit pas.'],
  'bad-sitting': [422, 'Cette séance ne peut pas être préparée.'],
  'sitting-not-started': [422, SITTING_REFUSALS['sitting-not-started']()],
  'sitting-closed': [422, SITTING_REFUSALS['sitting-closed']()],
  'sitting-full': [422, SITTING_REFUSALS['sitting-full']()],
  'name-taken': [422, SITTING_REFUSALS['name-taken']()],
  'joining-over': [422, SITTING_REFUSALS['joining-over']()],
  'joined-enough': [422, SITTING_REFUSALS['joined-enough']()],
  'exam-over': [422, SITTING_REFUSALS['exam-over']()],
  'changed-enough': [422, SITTING_REFUSALS['changed-enough']()],
  'results-later': [422, SITTING_REFUSALS['results-later']()],
  'club-full': [422, 'Le club a tout ce à quoi il a droit sur ce serveur : demandez davantage à qui le tient.'],
  'last-club': [422, 'C’est le seul club de cette installation : il ne se supprime pas.'],
  'copy-behind': [422, 'Le club a changé depuis cette copie : exportez-le de nouveau, puis supprimez-le.'],
  'evening-not-over': [422, 'Cette soirée n’est pas finie : terminez ses parties avant de la clore.'],
  'too-many-requests': [429, 'Trop de demandes : attendez quelques secondes.'],
  'try-again': [
    503,
    'Le serveur n’a pas pu finir, et la demande a peut-être abouti. Renvoyez-la telle quelle dans un instant.',
  ],
  'disk-full': [507, 'Le disque est plein : rien n’a été écrit. Faites de la place, puis envoyez à nouveau.'],
  damaged: [
    500,
    'Les données de ce tournoi sont abîmées : restaurez la dernière sauvegarde avec « raccord restaurer ».',
  ],
  'too-new': [500, 'Ces données viennent d’une version plus récente de Raccord : mettez le serveur à jour.'],
  internal: [
    500,
    'Une erreur imprévue s’est produite ; le journal du serveur la décrit. La demande a peut-être abouti : renvoyez-la telle quelle.',
  ],
} as const satisfies Readonly<Record<string, readonly [number, string]>>;

export type FaultCode = keyof typeof FAULTS;

/** A command that the rules of the tournament or of the club refuse; its sentence comes with the answer. */
export const REFUSED_STATUS = 409;

export const FAULT_CODES = Object.keys(FAULTS) as readonly FaultCode[];

export const statusOf = (code: FaultCode): number => FAULTS[code][0];

export const sentenceOf = (code: FaultCode): string => FAULTS[code][1];

export const isFaultCode = (code: string): code is FaultCode => Object.hasOwn(FAULTS, code);

/** Why a tournament, a club or the calendar refuses a command: they may say the same. */
export type AnyRefusalCode = RefusalCode | ClubRefusalCode | FederationRefusalCode;

/** Every code that the server answers: its own faults, then refusals. */
export const ERROR_CODES: readonly (FaultCode | AnyRefusalCode)[] = [
  ...new Set([...FAULT_CODES, ...REFUSAL_CODES, ...CLUB_REFUSAL_CODES, ...FEDERATION_REFUSAL_CODES]),
];

/** Every error that the server answers. */
export interface ApiError {
  readonly code: FaultCode | AnyRefusalCode;
  readonly text: string;
  /** Where in the request, for `bad-request`. */
  readonly path?: string;
}
