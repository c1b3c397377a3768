/**
 * Where the verdict of a slip may rest on a reading of ours, and another referee may read otherwise: the doubtful points of the
 * text of 2023 (docs/reglement/2023.md), and what is marked (I) under each heading of docs/reglement/editions-anciennes.md.
 */
export const READINGS = {
  D1: 'quels mots non admis sont plausibles',
  D2: 'le bulletin montre lui-même la place fausse',
  D3: 'quelles suites de lettres sont des mots joués',
  D4: 'un mot et celui qui le coupe ne sont pas deux solutions indépendantes',
  D5: 'ce que vaut le score seul à côté d’une localisation',
  D6: 'quelles places un raccord désigne',
  D7: 'deux lettres de raccord suffisent au deuxième coup',
  D8: 'un prolongement écrit dans l’autre sens est toléré',
  D9: 'ce à quoi rien n’est reproché est payé comme demandé',
  D10: 'encerclement impossible : quelles poses comptent',
  D11: 'plusieurs solutions au premier coup, ou de même valeur',
  D12: 'un mot ni admis ni jouable a les deux motifs',
  D17: 'un premier coup écrit verticalement',
  D19: 'une lettre isolée à côté d’une référence juste',
  D20: 'les avertissements d’un bulletin pénalisé ne sont pas cités',
  D27: 'le dessin d’un mot inversé, une suite à l’écart du mot, l’ordre des motifs',
  A0: 'bulletin échangé, mot illisible ou faute grave : la nullité n’est pas écrite',
  A4: 'ce que les lettres parasites changent au raccord',
  A5: 'quelle localisation est décalée, quel prolongement est fallacieux',
  A6: 'la dernière lettre omise est celle d’un mot prolongé',
  A7: 'un prolongement abrégé sans tiret, ou qui convient à plusieurs coups',
  A8: 'les deux modes de localisation, avant 2019',
  A9: 'un score de joker sans encerclement, un cercle sur un joker de la grille',
  A10: 'la case d’une lettre omise du raccord est restée vide',
  F1: 'l’écriture se lit aussi comme un mot plus long',
} as const;

export type Reading = keyof typeof READINGS;
