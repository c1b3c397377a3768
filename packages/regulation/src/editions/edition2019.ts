import type { Edition } from './edition.ts';

export const EDITION_2019: Edition = {
  name: '2019',
  title: 'Règlement en vigueur au 1er janvier 2019',
  rows: [
    { condition: 'score-missing', article: 'score absent ou erroné', sanction: 'warning' },
    { condition: 'score-wrong', article: 'score absent ou erroné', sanction: 'warning' },
    { condition: 'word-incomplete', article: 'mot joué écrit en entier', sanction: 'nullity' },
    { condition: 'final-letter', article: 'lettre finale déjà posée sur la grille', sanction: 'nullity' },
    { condition: 'wrong-location', article: 'pénalité de 5 points, mauvaise localisation', sanction: 'penalty' },
    { condition: 'false-extension', article: 'prolongement fallacieux', sanction: 'nullity' },
    { condition: 'two-link-letters', article: 'localisation par lettres de raccord', sanction: 'warning' },
    { condition: 'unlocated', article: 'localisation par lettres de raccord', sanction: 'nullity' },
    { condition: 'extension-shortened', article: 'prolongement d’un mot', sanction: 'warning' },
    { condition: 'extension-too-short', article: 'prolongement d’un mot', sanction: 'nullity' },
    { condition: 'one-location-faulty', article: 'double localisation', sanction: 'warning' },
    { condition: 'formed-word-not-admitted', article: 'mot formé non admis', sanction: 'nullity' },
    { condition: 'joker-not-circled', article: 'coup avec joker', sanction: 'warning' },
    { condition: 'wrong-letter-circled', article: 'coup avec joker', sanction: 'warning' },
    { condition: 'no-slip', article: 'bulletin non remis', sanction: 'nullity' },
    { condition: 'blank-slip', article: 'bulletin vierge', sanction: 'nullity' },
    { condition: 'late-slip', article: 'bulletin remis hors délai', sanction: 'nullity' },
    { condition: 'several-slips', article: 'plusieurs bulletins', sanction: 'nullity' },
    { condition: 'word-not-admitted', article: 'mot non admis', sanction: 'nullity' },
    { condition: 'letters-not-in-draw', article: 'mot impossible avec le tirage', sanction: 'nullity' },
    { condition: 'not-placeable', article: 'mot impossible à placer', sanction: 'nullity' },
  ],
};
