import { COMMON_REFUSALS, refusing } from '@raccord/stream';
import { MOST_EVENINGS } from '../season/season.ts';

/** Every reason to refuse what is asked of the calendar of an installation, and its sentence. */
const SENTENCES = {
  'name-missing': COMMON_REFUSALS['name-missing'],
  'id-missing': COMMON_REFUSALS['id-missing'],
  'too-long': (what: string, most: number) => `${what} dépasse ${most} caractères : écrivez plus court.`,
  'bad-day': (text: string) => `« ${text} » n’est pas un jour : écrivez-le comme 2026-11-16.`,
  'phase-days': () => 'L’épreuve finit avant de commencer : corrigez ses jours.',
  'phase-best': () => `Le nombre de meilleures manches est un nombre entier de 1 à ${MOST_EVENINGS}.`,
  'phase-quotas': () => 'Un quota est un nombre entier de 0 à 9 999.',
  'unknown-phase': (id: string) => `Aucune épreuve « ${id} » n’est au calendrier : rouvrez la page.`,
  'phase-loop': (name: string) =>
    `L’épreuve prendrait ses joueurs d’elle-même, en passant par « ${name} » : choisissez une épreuve qui la précède.`,
  'phase-closed': (name: string) => `« ${name} » est close : rouvrez-la d’abord.`,
  'phase-open': (name: string) => `« ${name} » n’est pas close : il n’y a rien à rouvrir.`,
  'phase-same': (name: string) => `« ${name} » est déjà close, et rien n’y a changé depuis.`,
  'phase-empty': (name: string) =>
    `Aucune soirée close ne compte pour « ${name} » : attendez qu’un club en close une, ou corrigez ses jours, ses centres ou ses tournois.`,
  'phase-followed': (name: string) =>
    `« ${name} » prend ses joueurs de cette épreuve : changez-la d’abord, ou retirez-la.`,
  'bad-salt': () => 'Le sel d’un texte ne sert qu’une fois : tirez-en un autre.',
  'list-empty': () => 'La liste n’a aucune personne avec un numéro de licence : choisissez un autre fichier.',
  'list-older': (day: string) =>
    `La liste en place est du ${day}, plus récente que celle-ci : vérifiez le jour, ou donnez une liste plus récente.`,
} as const;

export type FederationRefusalCode = keyof typeof SENTENCES;

export const FEDERATION_REFUSAL_CODES = Object.keys(SENTENCES) as readonly FederationRefusalCode[];

/** Refuses a command for a reason of the closed list. */
export const federationRefused = refusing(SENTENCES);
