import { plural } from '@raccord/french';
import {
  describeValidity,
  describeWayWorth,
  TRACE_TITLES,
  WAY_NAMES,
  type Way,
  type WritingLevel,
} from '@raccord/regulation';
import type { Direction } from '@raccord/scrabble';
import {
  CONDUCT_NAMES,
  describeWarnings,
  LEGIBILITY_NAMES,
  OUTCOME_NAMES,
  SLIP_STATE_NAMES,
} from '@raccord/tournament';
import type { WhyKept } from '../../slip/ways.ts';

const LEVELS: Readonly<Record<WritingLevel, string>> = {
  clean: 'Bien rédigé',
  tolerated: 'Toléré',
  sanctioned: 'Sanctionné',
};

/** The reference is « retenue », the two others « retenus ». */
const KEPT: Readonly<Record<Way, string>> = { reference: 'retenue', links: 'retenu', score: 'retenu' };

const WHY_KEPT: Readonly<Record<WhyKept, string>> = {
  faultless: 'rien à lui reprocher',
  dearest: 'c’est ce qui rapporte le plus',
  first: 'prioritaire à valeur égale',
};

const DIRECTIONS: Readonly<Record<Direction, string>> = { horizontal: 'Horizontal', vertical: 'Vertical' };

export const slipFrench = {
  states: SLIP_STATE_NAMES,
  legibilities: LEGIBILITY_NAMES,
  conducts: CONDUCT_NAMES,
  struck: 'rayé',
  outcomes: OUTCOME_NAMES,
  points: (count: number) => plural(count, 'pt'),
  penalty: (count: number) => `pénalité de ${count}`,
  warning: describeWarnings,
  disciplinary: (count: number) =>
    count > 1 ? `${count} avertissements disciplinaires` : 'avertissement disciplinaire',
  provisional: 'à titre provisoire',
  /** Around the word, its jokers circled. */
  retained: {
    before: 'Retenu :',
    after: (reference: string, score: number) => `en ${reference}, ${plural(score, 'point')}.`,
  },
  noneRetained: 'Aucune solution n’est retenue.',
  levels: LEVELS,
  lifted: 'Sanction levée : ce billet annule le précédent.',
  spared: {
    score: 'Le score du mot retenu a été annoncé : le joueur voit de lui-même qu’il s’est trompé.',
    zero: 'Le score écrit dépasse le top annoncé : le joueur voit de lui-même que son bulletin est nul.',
    word: 'Le score écrit dépasse le top annoncé. Mieux vaut prévenir le joueur : s’il rejouait ce mot non admis faute de le savoir, il aurait droit à la moyenne.',
  },
  noScore: 'sans score',
  noReference: 'sans référence',
  circledLetter: (letter: string) => `${letter} encerclé`,
  drawing: (word: string) => `Dessin du bulletin : ${word} et ses raccords`,

  fields: {
    wordOf: (index: number) => (index === 0 ? 'Mot' : `Mot ${index + 1}`),
    wordHint: '* : joker (lettre encerclée) ; - : lettres omises',
    circles: 'Lettres encerclées',
    circle: (letter: string, index: number) => `Encercler ${letter}, lettre ${index + 1}`,
    direction: 'Sens',
    directions: DIRECTIONS,
    undirected: 'Non précisé',
    askDirection: (word: string) => `Dans quel sens ${word} est-il écrit ? Indiquez-le dans le champ « Sens ».`,
    askWord: 'Écrivez le mot du bulletin. S’il n’y en a aucun, dites-le : bulletin vierge, ou illisible.',
    reference: 'Référence',
    referenceOf: (index: number) => (index === 0 ? 'Référence' : `Référence ${index + 1}`),
    score: 'Score',
    outside: 'Raccords',
    outsideOf: (index: number) => (index === 0 ? 'Raccords' : `Raccords ${index + 1}`),
    outsideHint: 'Flèches : changer de case ; lettres : écrire ; Retour arrière : effacer.',
    solution: (index: number) => `Solution ${index + 1}`,
    struckOf: (index: number) => (index === 0 ? 'Solution rayée' : `Solution ${index + 1} rayée`),
    state: 'Bulletin',
    legibility: 'Lecture',
    readable: 'Lisible',
    conduct: 'Conduite',
    behaved: 'Rien à signaler',
    addSolution: 'Écrire une autre solution',
    removeSolution: (index: number) => `Retirer la solution ${index + 1}`,
  },

  way: {
    name: (way: Way) => `${WAY_NAMES[way]} :`,
    worth: describeWayWorth,
    kept: (way: Way, why: WhyKept | undefined) => (why ? `${KEPT[way]} : ${WHY_KEPT[why]}` : KEPT[way]),
  },

  trace: {
    title: 'Pourquoi ce verdict',
    titles: TRACE_TITLES,
    setAside: 'sans effet',
    place: (word: string, reference: string) => `${word} en ${reference}`,
  },

  places: {
    title: 'Places possibles',
    none: (word: string) => `${word} ne peut se poser nulle part.`,
    noneFor: (word: string, score: number) => `${word} ne peut se poser nulle part pour ${plural(score, 'point')}.`,
    validity: describeValidity,
    count: (valid: number, all: number) =>
      valid === all
        ? plural(all, 'place valable', 'places valables')
        : `${plural(all, 'place')}, dont ${plural(valid, 'valable')}`,
    others: (count: number) => plural(count, 'place non valable', 'places non valables'),
    show: (reference: string) => `Ne montrer que ${reference}`,
  },
};
