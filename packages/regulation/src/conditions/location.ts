import { cardinal, list, of, plural, that } from '@raccord/french';
import { type Condition, linking, paying, remarked, unpaid } from './condition.ts';
import { letters, type MoveTold, named, notAdmitted, plausible } from './french.ts';

/** What the slip says of its place: a reference that is wrong or cannot be read, links that are wrong, nothing. */
export interface Location {
  readonly reference?: string;
  readonly isLegible: boolean;
  readonly hasLinks: boolean;
}

function faultOf({ reference, isLegible, hasLinks }: Location): string {
  if (reference === undefined) return hasLinks ? 'Le raccord est fautif' : 'Le mot n’est pas localisé';
  if (!isLegible) return `La référence est illisible${hasLinks ? ' et le raccord est fautif' : ''}`;
  return `La référence ${reference} est fautive${hasLinks ? ' et le raccord aussi' : ''}`;
}

/** « La référence B2 est fautive ; le score écrit, 3 points, est celui de TES en 5G ». */
export const scoreFault = (location: Location, move: MoveTold): string =>
  `${faultOf(location)} ; le score écrit, ${plural(move.score, 'point')}, est celui ${of(named(move))}`;

/** A place that is not valid, and what is formed there. */
export interface FalsePlace {
  readonly move: MoveTold;
  readonly words: readonly string[];
}

/** A word of the board and what it is lengthened into. */
export interface Lengthening {
  readonly from: string;
  readonly to: string;
}

/** Places that a link, or the word alone where none is drawn, shows alike. */
export interface SeveralPlaces {
  readonly count: number;
  readonly move: MoveTold;
  readonly isByScore: boolean;
  readonly isDrawn: boolean;
}

const lengthened = (extensions: readonly Lengthening[]): string =>
  list(extensions.map(({ from, to }) => `${from} en ${to}`));

const formedWords = ({ words }: { words: readonly string[] }): string =>
  `À la place indiquée, le mot forme ${notAdmitted(words)}.`;

/** A wrong letter in a link, where no text lets it be ignored. */
const strayInLink: Condition<'stray-in-link', object, 'faulty'> = {
  id: 'stray-in-link',
  code: 'altered-link',
  label: 'une lettre du raccord n’est pas sur la grille à la place indiquée',
  bears: ['faulty'],
  tell: () => 'Une lettre du raccord n’est pas sur la grille à la place indiquée.',
};

/** Where the word is. */
export const LOCATION_CONDITIONS = [
  paying('two-link-letters', {
    label: 'le raccord n’a pas assez de lettres',
    numbers: ({ links: { asked, fewest } }) =>
      `${fewest < asked - 1 ? `${cardinal(fewest, 'feminine')} à ` : ''}${cardinal(asked - 1, 'feminine')} au lieu de ${cardinal(asked)}`,
    tell: ({ count, asked, isDrawn }: { count: number; asked: number; isDrawn: boolean }) =>
      isDrawn
        ? `Le raccord n’a ${that(letters(count))} ; il en faut ${cardinal(asked)}.`
        : `Le mot ne montre ${that(letters(count))} de la grille ; il en faut ${cardinal(asked)}, ou une référence juste.`,
  }),
  linking('altered-link', {
    label: 'dans un raccord assez long, une lettre est omise ou modifiée, ou deux voisines sont inversées',
    numbers: ({ links: { asked } }) => `${letters(asked)} ou plus`,
    tell: () => 'Une lettre du raccord est omise, modifiée ou inversée avec sa voisine.',
  }),
  linking('link-letter-added', {
    label: 'une lettre est ajoutée dans le raccord ou à ses bouts',
    tell: () => 'Une lettre est ajoutée dans le raccord.',
  }),
  strayInLink,
  paying('one-location-faulty', {
    label: 'les deux modes de localisation sont utilisés et l’un des deux est fautif',
    tell: ({ faulty, location, move }: { faulty: 'reference' | 'links'; location: Location; move: MoveTold }) => {
      if (faulty === 'links') return `Le raccord est fautif ; la référence désigne ${named(move)}.`;
      const shown = location.hasLinks ? 'le raccord désigne' : 'le mot se localise lui-même,';
      return `${faultOf({ ...location, hasLinks: false })} ; ${shown} ${named(move)}.`;
    },
  }),
  paying('direction-inverted', {
    label: 'le mot et sa référence ne sont pas du même sens',
    tell: ({ reference, move }: { reference: string; move: MoveTold }) =>
      `Le mot n’est pas écrit dans le sens de sa référence ${reference} ; on lit ${named(move)}.`,
  }),
  unpaid('false-extension', {
    label: 'la place désignée prolonge un mot de la grille en un mot non admis',
    tell: ({ extensions }: { extensions: readonly Lengthening[]; words: readonly string[] }) =>
      `À la place indiquée, le mot prolonge ${lengthened(extensions)}, non admis.`,
  }),
  paying('false-extension-among-places', {
    code: 'false-extension',
    label:
      'le raccord va à plusieurs places, le score n’en choisit aucune et l’une d’elles prolonge un mot de la grille en un mot non admis',
    tell: ({ extensions }: { extensions: readonly Lengthening[]; words: readonly string[] }) =>
      `Le raccord convient à plusieurs places, et à l’une d’elles le mot prolonge ${lengthened(extensions)}, non admis.`,
  }),
  paying('deceptive-score', {
    code: 'false-extension',
    label:
      'pour le score écrit, qui n’est celui d’aucune place montrée, le mot peut se poser dans le même sens en formant un mot non admis mais plausible',
    tell: ({ place: { move, words } }: { place: FalsePlace; words: readonly string[] }) =>
      `Pour ${plural(move.score, 'point')}, le mot peut aussi aller en ${move.reference}, où il forme ${plausible(words)} : le raccordement est fallacieux.`,
  }),
  paying('deceptive-links', {
    code: 'false-extension',
    label:
      'le raccord va à plusieurs places, le score n’en choisit aucune et à l’une d’elles le mot forme un mot non admis mais plausible',
    tell: ({ place: { move, words } }: { place: FalsePlace; words: readonly string[] }) =>
      `Le raccord convient aussi à ${named(move)}, où le mot forme ${plausible(words)} : le raccordement est fallacieux.`,
  }),
  paying('shifted-location', {
    label: 'la localisation est décalée d’une case et le score est celui de la place juste',
    tell: ({ move }: { move: MoveTold }) => `La localisation est décalée d’une case par rapport à ${named(move)}.`,
  }),
  paying('wrong-location', {
    label:
      'la localisation est fautive, illisible ou absente et le score est celui d’une place valable du mot, dans le sens écrit',
    tell: ({ location, move }: { location: Location; move: MoveTold }) => `${scoreFault(location, move)}.`,
  }),
  paying('place-of-another-score', {
    code: 'wrong-location',
    label:
      'la localisation est juste, mais le score écrit est celui d’une autre place valable du mot dans le sens écrit',
    tell: ({ move }: { move: MoveTold }) =>
      `Le score écrit, ${plural(move.score, 'point')}, n’est pas celui de la place indiquée mais celui ${of(named(move))}, retenu parce qu’il rapporte davantage, pénalité déduite.`,
  }),
  paying('ambiguous-location', {
    label:
      'la localisation est fautive, illisible ou absente, le score est celui d’une place valable du mot dans le sens écrit, mais le mot peut aller pour ce score à une place non valable, ou la place écrite en est une',
    tell: ({ location }: { location: Location }) =>
      `${faultOf(location)} ; le bulletin, ambigu, est soumis à la commission d’arbitrage.`,
  }),
  unpaid('formed-word-not-admitted', {
    label: 'à la place désignée, le mot forme un mot non admis',
    tell: formedWords,
  }),
  paying('one-place-not-valid', {
    code: 'formed-word-not-admitted',
    label: 'le raccord va à plusieurs places, le score n’en choisit aucune et l’une d’elles n’est pas valable',
    tell: ({ words }: { words: readonly string[] }) =>
      `Le raccord convient à plusieurs places, et à l’une d’elles le mot forme ${notAdmitted(words)}.`,
  }),
  unpaid('unlocated', {
    label: 'le mot n’est localisé ni par une référence ni par un raccord corrects, et aucune autre ligne ne s’applique',
    tell: ({ score }: { score: 'missing' | 'of-a-place' | 'of-no-place' }) => {
      const located = 'Le mot n’est localisé ni par une référence ni par un raccord corrects';
      if (score === 'of-a-place') return `${located}.`;
      return `${located}, et ${score === 'missing' ? 'aucun score n’est écrit' : 'le score écrit n’est celui d’aucune place valable dans le sens écrit'}.`;
    },
  }),
  remarked('several-places', {
    label: 'le raccord convient à plusieurs places',
    tell: ({ count, move, isByScore, isDrawn }: SeveralPlaces) => {
      const places = `${isDrawn ? 'Le raccord convient' : 'Le mot se localise lui-même'} à ${count} places`;
      return isByScore
        ? `${places} ; le score écrit désigne ${named(move)}.`
        : `${places} et le score n’en désigne aucune ; la moins payée est retenue, ${named(move)}.`;
    },
  }),
] as const;
