import { refusing } from '@raccord/stream';

/** Every reason to refuse what is asked in a sitting, and its sentence. */
export const SITTING_REFUSALS = {
  'sitting-not-started': () => 'La séance n’a pas commencé : attendez le départ.',
  'sitting-started': () => 'La séance a déjà commencé : il n’y a rien à faire.',
  'sitting-closed': () => 'La séance est close : plus rien n’y change.',
  'sitting-full': () => 'La séance est complète : demandez à qui l’organise d’en préparer une autre.',
  'name-taken': () => 'Ce nom est déjà pris dans la séance, ou presque : ajoutez une initiale.',
  'joining-over': () =>
    'La partie a commencé, et personne ne s’y inscrit plus : demandez à qui l’organise d’en préparer une autre.',
  'joined-enough': () => 'Ce téléphone s’est inscrit trop souvent : demandez un lien à qui organise la séance.',
  'exam-over': () => 'L’examen est terminé pour vous : cette réponse n’est pas enregistrée.',
  'results-later': () => 'Les résultats viennent quand la séance est close : attendez.',
  'changed-enough': () => 'Trop d’essais pour cette réponse : passez à la suite.',
  'not-seated': () => 'Vous n’êtes pas inscrit à cette séance : ouvrez son lien et inscrivez-vous.',
  'not-in-sitting': () => 'Cela n’est pas dans cette séance : rouvrez la page.',
  'draw-over': () => 'Ce tirage est passé : jouez le suivant.',
} as const;

export type SittingRefusalCode = keyof typeof SITTING_REFUSALS;

export const sittingRefused = refusing(SITTING_REFUSALS);
