import { describe, expect, it } from 'vitest';
import type { MoveTold } from './french.ts';
import { ALL_CONDITIONS, conditionOf, type Finding, found, tell } from './index.ts';
import type { Location } from './location.ts';

const SOLE: MoveTold = { word: 'SOLE', reference: 'K5', score: 12 };
const OSE: MoveTold = { word: 'OSE', reference: '8H', score: 1 };
const JOKER: MoveTold = { word: 'sOLE', reference: 'K5', score: 9 };
const RACHAT: MoveTold = { word: 'RACHAT', reference: '5E', score: 15 };
const MELON: MoveTold = { word: 'MELON', reference: '6D', score: 8 };
const BUS: MoveTold = { word: 'BUS', reference: '13H', score: 15 };

const WRONG: Location = { reference: 'B2', isLegible: true, hasLinks: false };
const ILLEGIBLE: Location = { reference: '??', isLegible: false, hasLinks: false };
const WRONG_LINKS: Location = { isLegible: false, hasLinks: true };
const NOWHERE: Location = { isLegible: false, hasLinks: false };

const GAMINT = { extensions: [{ from: 'GAMIN', to: 'GAMINT' }], words: ['GAMINT'] };
const TWO_FALSE = {
  extensions: [
    { from: 'GAMIN', to: 'GAMINT' },
    { from: 'SOL', to: 'SOLU' },
  ],
  words: ['GAMINT', 'SOLU'],
};
const ECRIRES = { place: { move: BUS, words: ['ECRIRES'] }, words: ['ECRIRES'] };
const TWO_PLURALS = { place: { move: BUS, words: ['ECRIRES', 'DONCS'] }, words: ['ECRIRES', 'DONCS'] };

/** A figure and its unit are not parted at the end of a line; in this table they are, for the eye. */
const spoken = (finding: Finding): string => tell(finding).replaceAll('\u00a0', ' ');

const SENTENCES: readonly (readonly [Finding, string])[] = [
  [found('no-slip', {}), 'Aucun bulletin n’a été remis pour ce coup.'],
  [found('blank-slip', { isStruck: false }), 'Le bulletin remis ne porte aucun mot.'],
  [found('blank-slip', { isStruck: true }), 'Tout ce que porte le bulletin est rayé : il est tenu pour vierge.'],
  [found('several-slips', {}), 'Plusieurs bulletins ont été remis pour le même coup.'],
  [found('late-slip', {}), 'Le bulletin a été remis après l’annonce du juge-arbitre.'],
  [found('exchanged-slip', {}), 'Le bulletin a été échangé après la fin du coup.'],
  [found('illegible-word', {}), 'Le mot joué est illisible.'],
  [found('grave-misconduct', {}), 'Une faute grave de comportement annule le coup du joueur.'],
  [found('hard-to-read', {}), 'Le bulletin est difficile à lire.'],
  [found('disciplinary', {}), 'Un avertissement disciplinaire est donné au joueur.'],
  [
    found('several-solutions', { count: 2, isConfirmed: false }),
    'Le bulletin porte 2 solutions, et la moins payée est retenue : elle est nulle.',
  ],
  [
    found('several-solutions', { count: 2, kept: { word: 'sOLE', reference: 'K5' }, isConfirmed: false }),
    'Le bulletin porte 2 solutions ; la moins payée, écrite SOLE K5, est retenue.',
  ],
  [
    found('several-solutions', { count: 2, kept: { word: 'SOLE' }, isConfirmed: false }),
    'Le bulletin porte 2 solutions ; la moins payée, écrite SOLE, est retenue.',
  ],
  [
    found('several-solutions', { count: 3, kept: SOLE, isConfirmed: true }),
    'Le bulletin porte 3 solutions ; celle que le score écrit confirme, écrite SOLE K5, est retenue.',
  ],

  [found('word-not-admitted', { words: ['BONTA'] }), 'Le mot BONTA n’est pas admis.'],
  [found('letters-not-in-draw', { word: 'KIWI' }), 'Le tirage n’a pas les lettres qu’il faut pour jouer KIWI.'],
  [found('not-placeable', { word: 'KIWI' }), 'KIWI ne peut se poser nulle part sur la grille.'],
  [found('letters-not-on-line', { word: 'KIWI' }), 'Le tirage n’a pas les lettres qu’il faut pour jouer KIWI.'],
  [
    found('not-placeable-as-written', { word: 'KIWI' }),
    'KIWI ne peut se poser nulle part dans le sens où il est écrit.',
  ],
  [found('word-incomplete', {}), 'Le mot joué n’est pas écrit en entier.'],
  [found('word-incomplete', { move: MELON }), 'Le mot joué n’est pas écrit en entier : ses cases donnent MELON en 6D.'],
  [
    found('extension-not-whole', { move: RACHAT, extended: 'CHAT' }),
    'Le mot prolongé CHAT n’est pas écrit en entier (RACHAT en 5E).',
  ],
  [
    found('extension-too-short', { move: RACHAT, extended: 'CHAT' }),
    'Le mot prolongé CHAT n’est pas écrit en entier (RACHAT en 5E).',
  ],
  [
    found('extension-shortened', { move: RACHAT, extended: 'CHAT' }),
    'Le mot prolongé CHAT n’est pas écrit en entier (RACHAT en 5E).',
  ],
  [
    found('final-letter-left-out', { move: MELON, isChanged: false }),
    'La dernière lettre de MELON en 6D, déjà posée sur la grille, n’est pas écrite.',
  ],
  [
    found('final-letter-changed', { move: MELON, isChanged: true }),
    'La dernière lettre de MELON en 6D, déjà posée sur la grille, est changée.',
  ],
  [
    found('final-letter', { move: OSE, isChanged: false }),
    'La dernière lettre d’OSE en 8H, déjà posée sur la grille, n’est pas écrite.',
  ],
  [
    found('final-letter-of-extension', { move: RACHAT, isChanged: false }),
    'La dernière lettre de RACHAT en 5E, déjà posée sur la grille, n’est pas écrite.',
  ],
  [
    found('stray-word', { strays: ['LI'], words: ['LI'] }),
    'Les lettres écrites autour du mot forment LI, qui peut se jouer mais n’est pas une solution acceptable : LI n’est pas admis.',
  ],
  [
    found('stray-word', { strays: ['SOL', 'PLI'] }),
    'Les lettres écrites autour du mot forment SOL et PLI, qui peuvent se jouer mais ne sont pas des solutions acceptables.',
  ],

  [
    found('two-link-letters', { count: 2, asked: 3, isDrawn: true }),
    'Le raccord n’a que deux lettres ; il en faut trois.',
  ],
  [
    found('two-link-letters', { count: 3, asked: 5, isDrawn: true }),
    'Le raccord n’a que trois lettres ; il en faut cinq.',
  ],
  [
    found('two-link-letters', { count: 2, asked: 3, isDrawn: false }),
    'Le mot ne montre que deux lettres de la grille ; il en faut trois, ou une référence juste.',
  ],
  [found('two-link-letters', { count: 1, asked: 2, isDrawn: true }), 'Le raccord n’a qu’une lettre ; il en faut deux.'],
  [found('altered-link', {}), 'Une lettre du raccord est omise, modifiée ou inversée avec sa voisine.'],
  [found('link-letter-added', {}), 'Une lettre est ajoutée dans le raccord.'],
  [found('stray-in-link', {}), 'Une lettre du raccord n’est pas sur la grille à la place indiquée.'],
  [
    found('one-location-faulty', { faulty: 'reference', location: { ...WRONG, hasLinks: true }, move: SOLE }),
    'La référence B2 est fautive ; le raccord désigne SOLE en K5.',
  ],
  [
    found('one-location-faulty', { faulty: 'reference', location: { ...ILLEGIBLE, hasLinks: true }, move: SOLE }),
    'La référence est illisible ; le raccord désigne SOLE en K5.',
  ],
  [
    found('one-location-faulty', { faulty: 'reference', location: WRONG, move: SOLE }),
    'La référence B2 est fautive ; le mot se localise lui-même, SOLE en K5.',
  ],
  [
    found('one-location-faulty', { faulty: 'links', location: { ...WRONG, hasLinks: true }, move: SOLE }),
    'Le raccord est fautif ; la référence désigne SOLE en K5.',
  ],
  [
    found('direction-inverted', { reference: '5K', move: SOLE }),
    'Le mot n’est pas écrit dans le sens de sa référence 5K ; on lit SOLE en K5.',
  ],
  [found('false-extension', GAMINT), 'À la place indiquée, le mot prolonge GAMIN en GAMINT, non admis.'],
  [
    found('false-extension', TWO_FALSE),
    'À la place indiquée, le mot prolonge GAMIN en GAMINT et SOL en SOLU, non admis.',
  ],
  [
    found('false-extension-among-places', GAMINT),
    'Le raccord convient à plusieurs places, et à l’une d’elles le mot prolonge GAMIN en GAMINT, non admis.',
  ],
  [
    found('deceptive-score', ECRIRES),
    'Pour 15 points, le mot peut aussi aller en 13H, où il forme ECRIRES, non admis mais plausible : le raccordement est fallacieux.',
  ],
  [
    found('deceptive-score', TWO_PLURALS),
    'Pour 15 points, le mot peut aussi aller en 13H, où il forme ECRIRES et DONCS, non admis mais plausibles : le raccordement est fallacieux.',
  ],
  [
    found('deceptive-links', ECRIRES),
    'Le raccord convient aussi à BUS en 13H, où le mot forme ECRIRES, non admis mais plausible : le raccordement est fallacieux.',
  ],
  [found('shifted-location', { move: SOLE }), 'La localisation est décalée d’une case par rapport à SOLE en K5.'],
  [
    found('wrong-location', { location: WRONG, move: SOLE }),
    'La référence B2 est fautive ; le score écrit, 12 points, est celui de SOLE en K5.',
  ],
  [
    found('wrong-location', { location: ILLEGIBLE, move: SOLE }),
    'La référence est illisible ; le score écrit, 12 points, est celui de SOLE en K5.',
  ],
  [
    found('wrong-location', { location: WRONG_LINKS, move: SOLE }),
    'Le raccord est fautif ; le score écrit, 12 points, est celui de SOLE en K5.',
  ],
  [
    found('wrong-location', { location: { ...WRONG, hasLinks: true }, move: SOLE }),
    'La référence B2 est fautive et le raccord aussi ; le score écrit, 12 points, est celui de SOLE en K5.',
  ],
  [
    found('wrong-location', { location: { ...ILLEGIBLE, hasLinks: true }, move: SOLE }),
    'La référence est illisible et le raccord est fautif ; le score écrit, 12 points, est celui de SOLE en K5.',
  ],
  [
    found('wrong-location', { location: NOWHERE, move: OSE }),
    'Le mot n’est pas localisé ; le score écrit, 1 point, est celui d’OSE en 8H.',
  ],
  [
    found('place-of-another-score', { move: OSE }),
    'Le score écrit, 1 point, n’est pas celui de la place indiquée mais celui d’OSE en 8H, retenu parce qu’il rapporte davantage, pénalité déduite.',
  ],
  [
    found('ambiguous-location', { location: { ...WRONG, hasLinks: true } }),
    'La référence B2 est fautive et le raccord aussi ; le bulletin, ambigu, est soumis à la commission d’arbitrage.',
  ],
  [
    found('ambiguous-location', { location: NOWHERE }),
    'Le mot n’est pas localisé ; le bulletin, ambigu, est soumis à la commission d’arbitrage.',
  ],
  [found('formed-word-not-admitted', { words: ['ECRIRES'] }), 'À la place indiquée, le mot forme ECRIRES, non admis.'],
  [
    found('formed-word-not-admitted', { words: ['TE', 'LT', 'ER'] }),
    'À la place indiquée, le mot forme TE, LT et ER, non admis.',
  ],
  [
    found('one-place-not-valid', { words: ['LT'] }),
    'Le raccord convient à plusieurs places, et à l’une d’elles le mot forme LT, non admis.',
  ],
  [
    found('unlocated', { score: 'of-a-place' }),
    'Le mot n’est localisé ni par une référence ni par un raccord corrects.',
  ],
  [
    found('unlocated', { score: 'missing' }),
    'Le mot n’est localisé ni par une référence ni par un raccord corrects, et aucun score n’est écrit.',
  ],
  [
    found('unlocated', { score: 'of-no-place' }),
    'Le mot n’est localisé ni par une référence ni par un raccord corrects, et le score écrit n’est celui d’aucune place valable dans le sens écrit.',
  ],
  [
    found('several-places', { count: 2, move: SOLE, isByScore: true, isDrawn: true }),
    'Le raccord convient à 2 places ; le score écrit désigne SOLE en K5.',
  ],
  [
    found('several-places', { count: 3, move: SOLE, isByScore: false, isDrawn: true }),
    'Le raccord convient à 3 places et le score n’en désigne aucune ; la moins payée est retenue, SOLE en K5.',
  ],
  [
    found('several-places', { count: 2, move: SOLE, isByScore: true, isDrawn: false }),
    'Le mot se localise lui-même à 2 places ; le score écrit désigne SOLE en K5.',
  ],

  [
    found('score-missing', { move: SOLE, kind: 'own' }),
    'Le score n’est pas écrit ; celui de SOLE en K5 est de 12 points.',
  ],
  [found('score-missing', { move: OSE, kind: 'own' }), 'Le score n’est pas écrit ; celui d’OSE en 8H est de 1 point.'],
  [
    found('score-missing', { move: JOKER, kind: 'lowest' }),
    'Le score n’est pas écrit ; le score minimal, 9 points, est accordé.',
  ],
  [
    found('score-wrong', { written: 1, move: SOLE, kind: 'own' }),
    'Le score écrit, 1 point, est faux ; celui de SOLE en K5 est de 12 points.',
  ],
  [
    found('score-wrong', { written: 20, move: SOLE, kind: 'best' }),
    'Le score écrit, 20 points, est faux ; le score maximal, 12 points, est accordé.',
  ],
  [found('joker-not-circled', { move: JOKER, jokers: 1 }), 'Le joker de SOLE en K5, le S, n’est pas encerclé.'],
  [
    found('joker-not-circled', { move: { ...JOKER, word: 'sOlE' }, jokers: 2 }),
    'Les jokers de SOLE en K5, le S et le L, ne sont pas encerclés.',
  ],
  // One of them was on the board before: which one is not known here.
  [
    found('joker-not-circled', { move: { ...JOKER, word: 'sOlE' }, jokers: 1 }),
    'Le joker de SOLE en K5 n’est pas encerclé.',
  ],
  [
    found('wrong-letter-circled', { move: JOKER, circled: 1, jokers: 1 }),
    'La lettre encerclée n’est pas le joker de SOLE en K5, le S.',
  ],
  [
    found('wrong-letter-circled', { move: JOKER, circled: 2, jokers: 2 }),
    'Les lettres encerclées ne sont pas les jokers de SOLE en K5.',
  ],
  [
    found('wrong-letter-circled', { move: JOKER, circled: 1, jokers: 2 }),
    'Une lettre est encerclée alors que SOLE en K5 comporte deux jokers.',
  ],
  [
    found('wrong-letter-circled', { move: JOKER, circled: 2, jokers: 1 }),
    'Des lettres sont encerclées alors que SOLE en K5 comporte un joker.',
  ],
  [
    found('wrong-letter-circled', { move: OSE, circled: 2, jokers: 0 }),
    'Des lettres sont encerclées alors qu’OSE en 8H ne comporte pas de joker.',
  ],
  [
    found('wrong-letter-circled', { move: SOLE, circled: 1, jokers: 0 }),
    'Une lettre est encerclée alors que SOLE en K5 ne comporte pas de joker.',
  ],
  [
    found('penalty-to-nullity', { location: WRONG, move: { ...SOLE, score: 3 } }),
    'La référence B2 est fautive ; le score écrit, 3 points, est celui de SOLE en K5 : la pénalité rendrait le coup négatif, il vaut zéro.',
  ],
];

describe('what a referee can read to the player', () => {
  it.each(SENTENCES.map(([finding, sentence]) => ({ finding, sentence, condition: finding.condition })))(
    '$condition: « $sentence »',
    ({ finding, sentence }) => {
      expect(spoken(finding)).toBe(sentence);
    },
  );

  it('has an example of every condition', () => {
    const told = new Set(SENTENCES.map(([{ condition }]) => condition));
    expect(ALL_CONDITIONS.map(({ id }) => id).filter((id) => !told.has(id))).toEqual([]);
  });

  it('keeps a figure and its unit on one line', () => {
    expect(tell(found('score-missing', { move: SOLE, kind: 'own' }))).toContain('12\u00a0points');
  });

  it('elides before a vowel, a joker or not, and not before an H', () => {
    const of = (word: string) => spoken(found('joker-not-circled', { move: { ...OSE, word }, jokers: 1 }));
    expect(of('OSE')).toContain('Le joker d’OSE');
    expect(of('oSE')).toContain('Le joker d’OSE');
    expect(of('HACHE')).toContain('Le joker de HACHE');
  });

  it('is one sentence with its capital and its stop', () => {
    for (const [finding] of SENTENCES) expect(tell(finding)).toMatch(/^[A-ZÀÉ][^.]*\.$/);
  });
});

it.each([
  ['one that leaves no move to pay', 'no-slip', ['nullity']],
  ['one on a move', 'hard-to-read', ['warning', 'penalty', 'referred', 'nullity']],
  ['one of the links', 'altered-link', ['warning', 'penalty', 'referred', 'nullity', 'faulty']],
  ['a stray in a link', 'stray-in-link', ['faulty']],
  ['conduct', 'disciplinary', ['apart']],
  ['one that is only said', 'several-solutions', ['remark']],
] as const)('a condition can bear certain sanctions: %s', (_, id, sanctions) => {
  expect(conditionOf(id).bears).toEqual(sanctions);
});
