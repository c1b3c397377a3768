import type { Board } from '@raccord/scrabble';
import type { Judgement } from './judgement.ts';
import type { Finding, ReasonCode } from './reasons.ts';
import { describeRetained } from './settle.ts';

/** What a sentence can speak of. */
interface Telling {
  readonly words: string;
  /** The move paid, « TAS en J8 ». */
  readonly move: string;
  readonly points: number;
}

const SENTENCES: Readonly<Record<ReasonCode, (telling: Telling) => string>> = {
  'no-slip': () => 'Aucun bulletin n’a été remis pour ce coup.',
  'blank-slip': () => 'Le bulletin remis ne porte aucun mot.',
  'late-slip': () => 'Le bulletin a été remis après l’annonce du juge-arbitre.',
  'several-slips': () => 'Plusieurs bulletins ont été remis pour le même coup.',
  'word-not-admitted': ({ words }) => `Le mot ${words} n’est pas admis.`,
  'not-placeable': () => 'Le mot ne peut se placer nulle part dans le sens où il est écrit.',
  'letters-not-in-draw': () => 'Le tirage ne contient pas les lettres nécessaires à ce mot.',
  'word-incomplete': () => 'Le mot joué n’est pas écrit en entier.',
  'two-link-letters': () => 'Le raccord n’a que deux lettres ; il en faut trois.',
  'false-extension': ({ words }) => `À la place indiquée, le mot prolonge un mot de la grille en ${words}, non admis.`,
  'formed-word-not-admitted': ({ words }) => `À la place indiquée, le mot forme ${words}, non admis.`,
  'wrong-location': ({ move }) => `La localisation est fautive ; le score écrit est celui de ${move}.`,
  'shifted-location': ({ move }) => `La localisation est décalée d’une case par rapport à ${move}.`,
  'ambiguous-location': () =>
    'La localisation est fautive et ambiguë : le bulletin est soumis à la commission d’arbitrage.',
  unlocated: () => 'Le mot n’est localisé ni par une référence ni par un raccord corrects.',
  'final-letter': () => 'La lettre finale, déjà posée sur la grille, est omise ou modifiée.',
  'final-letter-omitted': ({ move }) => `La lettre finale de ${move}, déjà posée sur la grille, n’est pas écrite.`,
  'extension-shortened': ({ move }) => `Le prolongement ${move} n’est pas écrit assez complètement.`,
  'one-location-faulty': () => 'L’une des deux localisations, référence ou raccord, est fautive.',
  'score-missing': ({ points }) => `Le score n’est pas écrit ; il est de ${points} points.`,
  'score-wrong': ({ points }) => `Le score écrit est faux ; il est de ${points} points.`,
  'joker-not-circled': ({ move }) => `Le joker n’est pas encerclé (${move}).`,
  'wrong-letter-circled': ({ move }) => `L’encerclement ne désigne pas le joker retenu (${move}).`,
  'altered-link': () => 'Une lettre du raccord est omise, modifiée ou inversée avec sa voisine.',
  'link-letter-added': () => 'Une lettre est ajoutée dans le raccord.',
  'penalty-to-nullity': () => 'La pénalité rendrait le coup négatif ou nul : le coup vaut zéro.',
};

/** A sentence that a referee can read to the player. */
export function explain(finding: Finding, { retained, points }: Judgement, board: Board): string {
  const move = retained ? describeRetained(board, retained) : undefined;
  return SENTENCES[finding.code]({
    words: (finding.words ?? []).join(', '),
    move: move ? `${move.word} en ${move.reference}` : '',
    points,
  });
}
