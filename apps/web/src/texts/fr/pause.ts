import { plural } from '@raccord/french';

/** Where the regulation says so; texts before 2023 do not. */
const cited = (article: string): string => (article === '' ? '' : ` (${article})`);

/** What is said of the seconds before a draw (3.1). */
export const pauseFrench = {
  nextDrawIn: (seconds: number, article: string) => `Prochain tirage dans ${seconds}\u00a0s au moins${cited(article)}`,
  nextDrawNow: (pause: number) => `Les ${plural(pause, 'seconde')} sont passées : le prochain tirage peut se faire.`,
  early: (seconds: number, pause: number, article: string) =>
    `Tirage fait ${seconds}\u00a0s trop tôt : ${plural(pause, 'seconde')} au moins suivent l’annonce du coup${cited(article)}.`,
  unfinished: (pause: number, article: string) =>
    `Tirage fait avant la fin de l’annonce de la solution : ${plural(pause, 'seconde')} au moins doivent la suivre${cited(article)}.`,
};
