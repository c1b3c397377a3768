import type { ConditionId } from '@raccord/regulation';
import type { StageName } from '@raccord/school';

interface StageWords {
  readonly title: string;
  readonly about: string;
  /** What somebody who knows the game and not the regulation has to be told first, whatever the edition. */
  readonly known: readonly string[];
}

/** What a stage is called, and what one learns there. */
export const schoolStages: Readonly<Record<StageName, StageWords>> = {
  score: {
    title: 'Le score',
    about: 'Le compter, et que faire s’il est faux ou s’il manque.',
    known: [
      'L’arbitre recompte chaque solution sur la grille, et paie ce qu’elle y vaut.',
      'Ses sanctions : l’avertissement, noté au compte du joueur, qui ne coûte rien sur le moment ; la pénalité, des points en moins à ce coup ; la nullité, zéro à ce coup. Vos réponses donnent les points avant la pénalité.',
    ],
  },
  joker: {
    title: 'Le joker',
    about: 'La lettre qu’il remplace, et son cercle.',
    known: ['Un joker vaut zéro point. Le joueur encercle la lettre qu’il remplace : le score en dépend.'],
  },
  place: {
    title: 'La place',
    about: 'La référence juste, décalée, inversée ou absente.',
    known: [
      'La référence est la case de la première lettre du mot : H4, la lettre d’abord, est horizontal ; 4H, le chiffre d’abord, est vertical.',
      'Une place est valable si le mot y tient et si tous les mots qu’il y forme sont admis. Là où la référence manque ou se trompe, on regarde si le score écrit est celui d’une telle place.',
    ],
  },
  links: {
    title: 'Le raccord',
    about: 'Montrer la place par les lettres de la grille.',
    known: [
      'Au lieu d’une référence, ou avec elle, le joueur peut recopier autour de son mot des lettres de la grille, chacune à sa case : c’est un raccord.',
      'Une lettre écrite là où la grille en a une autre, ou n’en a pas, n’en fait pas partie : c’est une lettre parasite.',
    ],
  },
  word: {
    title: 'Le mot',
    about: 'Admis, jouable, écrit en entier.',
    known: [
      'Un mot se vérifie avant d’être payé : il est admis, il se joue avec ce tirage sur cette grille, il est écrit en entier. « Vérifier un mot » dit, sur chaque bulletin, ce que répond le dictionnaire.',
    ],
  },
  paper: {
    title: 'Le bulletin',
    about: 'Absent, vierge, en retard, raturé, en double.',
    known: ['Avant la solution, l’arbitre regarde le bulletin : remis, à temps, un seul, et qui se lit.'],
  },
  warnings: {
    title: 'Le compte des avertissements',
    about: 'À partir duquel ils coûtent, et combien.',
    known: [
      'Un avertissement seul ne coûte rien ; c’est leur nombre dans une partie qui finit par coûter. La partie suivante repart de zéro.',
      'Ce qu’ils coûtent est retiré à la fin de la partie, que le joueur ait reçu ses billets de correction ou non.',
    ],
  },
  averages: {
    title: 'Les moyennes',
    about: 'Qui y a droit, et comment elles se calculent.',
    known: [
      'Un billet de correction apprend au joueur que son mot n’est pas admis. S’il vient trop tard, faux ou incomplet, et que le joueur rejoue ou reforme ce mot, ce n’est pas sa faute : au lieu d’un zéro, il reçoit une moyenne, et cela jusqu’à ce qu’il sache.',
    ],
  },
  'first-turn': {
    title: 'Le premier coup',
    about: 'Ce qui change quand la grille est vide.',
    known: [
      'Au premier coup, le mot est payé là où il rapporte le plus sur la ligne H, où que le joueur l’ait écrit. Un score absent, ou qui n’est pas ce maximum, vaut un avertissement ; un mot non admis reste nul.',
    ],
  },
  appeals: {
    title: 'Les réclamations',
    about: 'Délais, commission, retards, tricherie.',
    known: ['L’arbitre n’a pas toujours le dernier mot : la commission d’arbitrage tranche ce qui lui est soumis.'],
  },
};

/** What a rule is called where its reason has several, in a few words. */
export const ruleTitles: Readonly<Partial<Record<ConditionId, string>>> = {
  'stray-in-link': 'lettre fausse dans un raccord',
  'final-letter-changed': 'dernière lettre changée',
  'letters-not-on-line': 'lettres qui ne sont ni au tirage ni sur la ligne',
  'not-placeable-as-written': 'mot impossible à poser dans ce sens',
  'one-place-not-valid': 'une des places n’est pas valable',
  'extension-not-whole': 'prolongement écrit en partie',
  'extension-too-short': 'mot prolongé trop abrégé',
  'final-letter-of-extension': 'dernière lettre d’un prolongement',
  'place-of-another-score': 'score d’une autre place',
  'false-extension-among-places': 'prolongement faux parmi les places',
  'deceptive-score': 'score d’une place fallacieuse',
  'deceptive-links': 'raccord d’une place fallacieuse',
};
