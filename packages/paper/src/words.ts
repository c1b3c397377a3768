import type { Seen } from '@raccord/contract';
import { number, plural } from '@raccord/french';
import type { Conduct, Legibility, SlipState } from '@raccord/regulation';
import { FORMULAS } from '@raccord/scrabble';

/** What several papers say. */

export type Result = Seen<'seeDesk'>['tables'][number]['result'];

export const SLIP_STATES: Readonly<Record<SlipState, string>> = {
  'handed-in': 'Remis',
  absent: 'Pas de bulletin',
  blank: 'Bulletin blanc',
  late: 'Hors délai',
  several: 'Plusieurs bulletins',
  exchanged: 'Bulletin échangé',
};

export const LEGIBILITIES: Readonly<Record<Legibility, string>> = {
  hard: 'Lecture difficile',
  illegible: 'Mot illisible',
};

export const CONDUCTS: Readonly<Record<Conduct, string>> = {
  warned: 'Avertissement disciplinaire',
  grave: 'Faute grave',
};

export const STRUCK = 'rayé';

export const NO_REFERENCE = 'sans référence';
export const LINKS = 'raccords';
export const NO_SCORE = 'sans score';

export const OUTCOMES: Readonly<Record<Result['outcome'], string>> = {
  accepted: 'Accepté',
  nullity: 'Nul',
  referred: 'Soumis à la commission',
  average: 'Moyenne',
  missing: 'Sans bulletin',
  'not-playing': 'Ne joue pas',
};

export const points = (count: number): string => plural(count, 'point');

/** Every sanction of a result. */
export function sanctionsOf({
  outcome,
  penalty,
  warnings,
}: Pick<Result, 'outcome' | 'penalty' | 'warnings'>): string[] {
  return [
    ...(outcome === 'nullity' ? ['bulletin nul'] : []),
    ...(outcome === 'referred' ? ['bulletin soumis à la commission'] : []),
    ...(penalty > 0 ? [`pénalité de ${points(penalty)}`] : []),
    ...(warnings > 0 ? [warnings > 1 ? `${number(warnings)} avertissements` : 'avertissement'] : []),
  ];
}

/** « Accepté, 77 points, pénalité de 5 points », « Bulletin nul ». */
export function describeWorth(worth: Pick<Result, 'outcome' | 'points' | 'penalty' | 'warnings'>): string {
  const { outcome, points: count } = worth;
  const sanctions = sanctionsOf({ ...worth, outcome: 'accepted' });
  const main = outcome === 'nullity' ? 'Bulletin nul' : OUTCOMES[outcome];
  return [main, ...(outcome === 'nullity' ? [] : [points(count)]), ...sanctions].join(', ');
}

export const AVERAGES: Readonly<Record<NonNullable<Result['average']>, string>> = {
  found: 'Moyenne (5.7)',
  granted: 'Moyenne accordée',
};

export const PROVISIONAL = '(provisoire)';

type Game = Seen<'seeGame'>;

export const RHYTHMS: Readonly<Record<Game['rhythm'], string>> = {
  normal: 'rythme normal',
  'semi-normal': 'rythme semi-normal',
  'semi-rapide': 'rythme semi-rapide',
  'semi-blitz': 'rythme semi-blitz',
  blitz: 'rythme blitz',
  'mort-subite': 'mort subite',
};

/** « formule normale, rythme normal ». */
export const describeKind = ({ formula, rhythm }: Pick<Game, 'formula' | 'rhythm'>): string =>
  `formule ${FORMULAS[formula].label}, ${RHYTHMS[rhythm]}`;

export const MEANS = { paper: 'sur papier', screen: 'à l’écran', voice: 'oralement' } as const;

export const CAUSES: Readonly<Record<NonNullable<Game['cause']>, string>> = {
  bag: 'Partie terminée : le sac ne permet plus de tirage.',
  'no-move': 'Partie terminée : plus rien ne peut se jouer.',
  incident: 'Partie terminée sur un incident.',
  interruption: 'Partie interrompue pendant plus de trente minutes.',
  decision: 'Partie arrêtée par le juge-arbitre.',
  'sudden-death': 'Partie terminée : la mort subite a désigné le vainqueur.',
};
