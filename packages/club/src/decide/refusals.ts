import { longDay } from '@raccord/french';
import { COMMON_REFUSALS, refusing } from '@raccord/stream';
import { MOST_EVENINGS } from '../season/season.ts';

/** Every reason to refuse a command, and its sentence: what is wrong and what to do. */
const SENTENCES = {
  ...COMMON_REFUSALS,
  'not-allowed': (action: string) => `Vous ne pouvez pas ${action} : demandez au responsable du club.`,
  'club-exists': () => 'Le club est déjà créé : changez ses réglages.',
  'no-club': () => 'Le club n’est pas encore créé : commencez par le créer.',
  'too-long': (what: string, most: number) => `${what} dépasse ${most} caractères : écrivez plus court.`,
  'reason-missing': () => 'Donnez le motif : il reste dans l’historique du club.',
  'nobody-named': () => 'La demande ne nomme personne : choisissez au moins une personne.',
  'bad-salt': () =>
    'Le sel d’un texte est un nombre au hasard de 64 chiffres hexadécimaux, qui ne sert qu’une fois : tirez-en un autre.',
  'bad-day': (text: string) => `« ${text} » n’est pas un jour : écrivez-le comme 2026-11-16.`,
  'unknown-member': (id: string) => `Aucun membre n’est connu sous « ${id} » : vérifiez la liste des membres.`,
  'unknown-person': (id: string) => `Rien n’est gardé sur « ${id} » : vérifiez la liste des membres.`,
  'member-erased': () => 'Cette personne a été effacée à sa demande : ajoutez-la de nouveau si elle revient.',
  'member-merged': (name: string, kept: string) =>
    `La fiche « ${name} » est réunie à celle de « ${kept} » : faites-le sur celle-ci, ou annulez la réunion.`,
  'licence-taken': (licence: string, name: string) =>
    `La licence ${licence} est déjà celle de « ${name} » : corrigez le numéro, ou réunissez les deux fiches.`,
  'name-taken': (name: string) =>
    `« ${name} » est déjà membre : si c’est une autre personne, dites qu’il s’agit d’un homonyme.`,
  'card-changed': (name: string) =>
    `La fiche de « ${name} » a été changée entre-temps par quelqu’un d’autre : relisez-la, puis corrigez de nouveau.`,
  'listed-twice': (name: string) => `« ${name} » est deux fois dans la liste : gardez une seule ligne pour sa fiche.`,
  'already-left': (name: string) => `« ${name} » a déjà quitté le club : notez plutôt son retour.`,
  'still-member': (name: string) => `« ${name} » est toujours membre : notez d’abord son départ.`,
  'before-period': (name: string, day: string) =>
    `Pour « ${name} », le jour doit être le ${day} ou après : c’est le dernier que le club connaît.`,
  'merged-with-itself': () => 'Une fiche ne se réunit pas à elle-même : choisissez deux fiches.',
  'both-played': (title: string) =>
    `Les deux ont joué la même soirée, « ${title} » : ce sont deux personnes. Corrigez d’abord qui y était qui.`,
  'evening-known': (title: string) => `La soirée « ${title} » est déjà dans le club.`,
  'unknown-evening': (id: string) => `Le tournoi « ${id} » n’est pas une soirée du club : ajoutez-le d’abord.`,
  'player-named-twice': () => 'Le même joueur est cité deux fois dans la demande : ne le citez qu’une fois.',
  'member-twice': (name: string, title: string) =>
    `« ${name} » serait deux fois dans la soirée « ${title} » : choisissez l’un des deux joueurs.`,
  'bad-position': () => 'La fin de la soirée se note par le numéro et l’empreinte de sa dernière action.',
  'already-closed': (title: string) => `La soirée « ${title} » est déjà close, et rien n’y a changé depuis.`,
  'evening-provisional': (title: string, why: string) =>
    `Le classement de « ${title} » est provisoire : ${why}. Finissez d’abord ce qui manque, ou confirmez que la soirée compte ainsi : sa saison la dira provisoire.`,
  'season-days': () => 'La saison finit avant de commencer : corrigez ses jours.',
  'season-count': () => `Le nombre de soirées prévues est un nombre entier de 1 à ${MOST_EVENINGS}.`,
  'season-best': (planned: number) => `Le nombre de meilleures soirées est un nombre entier de 1 à ${planned}.`,
  'season-least': (planned: number) =>
    `Le nombre de soirées à partir duquel on est classé est un nombre entier de 1 à ${planned}.`,
  'season-absences': () =>
    'Une absence ne compte zéro que dans une moyenne : dans un total ou des points, elle n’apporte rien.',
  'lexicon-in-force': (name: string, from: string) =>
    `« ${name} » est déjà le dictionnaire du club ce jour-là, depuis le ${longDay(from)} : rien n’est à changer.`,
  'bad-scale': (text: string) => text,
  'not-your-action': () => 'Cette action est celle d’une autre personne : le responsable du club peut l’annuler.',
} as const;

export type ClubRefusalCode = keyof typeof SENTENCES;

export const CLUB_REFUSAL_CODES = Object.keys(SENTENCES) as readonly ClubRefusalCode[];

/** Refuses a command for a reason of the closed list. */
export const clubRefused = refusing(SENTENCES);
