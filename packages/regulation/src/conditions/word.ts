import { cardinal, list, of } from '@raccord/french';
import type { ShorteningRules } from '../editions/edition.ts';
import { paying, unpaid } from './condition.ts';
import { letters, type MoveTold, named } from './french.ts';

/** A longer word of which the slip shows a part. */
export interface Shortened {
  readonly move: MoveTold;
  /** The word of the board that it lengthens. */
  readonly extended: string;
}

export interface FinalLetter {
  readonly move: MoveTold;
  readonly isChanged: boolean;
}

const notWhole = ({ move, extended }: Shortened): string =>
  `Le mot prolongé ${extended} n’est pas écrit en entier (${named(move)}).`;

const fewer = ({ written, beside }: ShorteningRules['least']): string =>
  `moins de ${letters(written)} écrites, ou ${beside === 1 ? 'aucune attenante' : `moins de ${cardinal(beside)} attenantes`} à l’un des prolongements`;

const finalLetter = ({ move, isChanged }: FinalLetter): string =>
  `La dernière lettre ${of(named(move))}, déjà posée sur la grille, ${isChanged ? 'est changée' : 'n’est pas écrite'}.`;

/** The word and how it is written. */
export const WORD_CONDITIONS = [
  unpaid('word-not-admitted', {
    label: 'le mot joué n’est pas admis',
    tell: ({ words }: { words: readonly string[] }) => `Le mot ${list(words)} n’est pas admis.`,
  }),
  unpaid('letters-not-in-draw', {
    label: 'le mot pourrait se poser sur cette grille, mais avec d’autres lettres que celles du tirage',
    tell: ({ word }: { word: string }) => `Le tirage n’a pas les lettres qu’il faut pour jouer ${word}.`,
  }),
  unpaid('not-placeable', {
    label: 'le mot ne peut se poser nulle part sur cette grille',
    tell: ({ word }: { word: string }) => `${word} ne peut se poser nulle part sur la grille.`,
  }),
  unpaid('letters-not-on-line', {
    code: 'letters-not-in-draw',
    label: 'dans le sens écrit, aucune ligne de la grille ne donne avec le tirage les lettres du mot',
    tell: ({ word }: { word: string }) => `Le tirage n’a pas les lettres qu’il faut pour jouer ${word}.`,
  }),
  unpaid('not-placeable-as-written', {
    code: 'not-placeable',
    label: 'le mot ne peut se poser nulle part dans le sens où il est écrit',
    tell: ({ word }: { word: string }) => `${word} ne peut se poser nulle part dans le sens où il est écrit.`,
  }),
  unpaid('word-incomplete', {
    label: 'le mot joué n’est pas écrit en entier',
    tell: ({ move }: { move?: MoveTold }) =>
      move
        ? `Le mot joué n’est pas écrit en entier : ses cases donnent ${named(move)}.`
        : 'Le mot joué n’est pas écrit en entier.',
  }),
  paying('extension-not-whole', {
    code: 'word-incomplete',
    label: 'le mot prolongé n’est pas écrit en entier, sa dernière lettre seule mise à part',
    tell: notWhole,
  }),
  paying('extension-too-short', {
    code: 'word-incomplete',
    label: 'il est écrit trop peu du mot prolongé',
    numbers: ({ shortening }) => (shortening ? fewer(shortening.least) : ''),
    tell: notWhole,
  }),
  paying('extension-shortened', {
    label: 'le mot prolongé n’est pas écrit en entier',
    numbers: ({ shortening }) =>
      shortening ? `s’il a ${letters(shortening.long.from)} ou plus : ${fewer(shortening.long)}` : '',
    tell: notWhole,
  }),
  paying('final-letter-left-out', {
    code: 'final-letter-omitted',
    label: 'la dernière lettre, déjà sur la grille, n’est pas écrite ; la place et le score sont justes',
    tell: finalLetter,
  }),
  paying('final-letter-changed', {
    code: 'final-letter-omitted',
    label: 'la dernière lettre, déjà sur la grille, est changée ; la place et le score sont justes',
    tell: finalLetter,
  }),
  paying('final-letter', {
    label: 'la dernière lettre, déjà sur la grille, est omise ou changée, hors d’un mot prolongé',
    tell: finalLetter,
  }),
  paying('final-letter-of-extension', {
    code: 'final-letter',
    label: 'la dernière lettre d’un mot prolongé est omise et le score est absent ou faux',
    tell: finalLetter,
  }),
  paying('stray-word', {
    label: 'des lettres parasites forment un mot jouable qui n’est pas une solution acceptable',
    numbers: ({ strays }) =>
      strays?.drawn === undefined
        ? ''
        : `${letters(strays.together)} parasites ou plus, et ${letters(strays.drawn)} du mot au moins venant du tirage`,
    tell: ({ strays, words = [] }: { strays: readonly string[]; words?: readonly string[] }) => {
      const made = `Les lettres écrites autour du mot forment ${list(strays)}`;
      const fault =
        strays.length > 1
          ? 'qui peuvent se jouer mais ne sont pas des solutions acceptables'
          : 'qui peut se jouer mais n’est pas une solution acceptable';
      const refused = words.length > 1 ? 'ne sont pas admis' : 'n’est pas admis';
      return `${made}, ${fault}${words.length > 0 ? ` : ${list(words)} ${refused}` : ''}.`;
    },
  }),
] as const;
