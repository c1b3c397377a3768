import { unwrap } from '@raccord/scrabble';
import { expect, test } from 'vitest';
import {
  addCards,
  type Deck,
  joinDecks,
  makeDeckFile,
  missedCard,
  NO_CARDS,
  nextCard,
  noteCard,
  readDeckFile,
  removeCard,
} from './deck.ts';
import { makeSeededGame } from './game.ts';
import { FREE } from './testing/free.ts';

const GAME = makeSeededGame({ name: 'Partie n° 3', formula: 'normale', edition: '2023', seed: 3 }, FREE);
const CARDS = [0, 1, 2].map((index) => missedCard(GAME, index, index === 2));
const DECK = addCards(NO_CARDS, CARDS);
const words = ({ cards }: Deck) => cards.map(({ word }) => word);

test('a missed top is a card with what it was missed with', () => {
  const [first] = GAME.turns;
  expect(CARDS[0]).toEqual({
    word: first.laid.word.toUpperCase(),
    draw: first.draw,
    board: first.board,
    reference: first.laid.reference,
    score: first.top,
    game: 'Partie n° 3',
    turn: 1,
    isSolo: false,
  });
  expect(CARDS[2].isSolo).toBe(true);
});

test('a word is there once, and comes back sooner when it is missed again', () => {
  const known = noteCard(noteCard(DECK, CARDS[1].word, true), CARDS[1].word, true);
  expect(known.boxes.known[CARDS[1].word]?.box).toBe(2);
  const again = addCards(known, [{ ...CARDS[1], game: 'Autre' }]);
  expect(words(again)).toEqual([CARDS[1].word, CARDS[0].word, CARDS[2].word]);
  expect(again.cards[0].game).toBe('Autre');
  expect(again.boxes.known[CARDS[1].word]).toMatchObject({ box: 0, wrong: 1 });
});

test('cards come one after the other, those missed sooner', () => {
  let deck = DECK;
  const asked: string[] = [];
  for (let turn = 0; turn < 12; turn++) {
    const card = nextCard(deck);
    if (!card) throw new Error('no card');
    asked.push(card.word);
    deck = noteCard(deck, card.word, card.word !== CARDS[0].word);
  }
  expect(asked.slice(0, 3)).toEqual(words(DECK));
  expect(asked.filter((word) => word === CARDS[0].word).length).toBeGreaterThan(3);
  expect(nextCard(NO_CARDS)).toBeUndefined();
});

test('a card goes with what is known of it', () => {
  const left = removeCard(noteCard(DECK, CARDS[0].word, true), CARDS[0].word);
  expect(words(left)).toEqual([CARDS[1].word, CARDS[2].word]);
  expect(left.boxes.known).toEqual({});
});

test('a list brought from elsewhere adds its words, with what was known of them', () => {
  const here = noteCard(addCards(NO_CARDS, [CARDS[0]]), CARDS[0].word, false);
  const there = noteCard(noteCard(noteCard(DECK, CARDS[0].word, true), CARDS[1].word, true), CARDS[1].word, true);
  const both = joinDecks(here, there);
  expect(words(both)).toEqual(words(DECK));
  expect(both.boxes.answers).toBe(1);
  expect(both.boxes.known[CARDS[0].word]).toMatchObject({ box: 0, wrong: 1 });
  expect(both.boxes.known[CARDS[1].word]).toMatchObject({ box: 2, last: 1 });
  expect(unwrap(readDeckFile(makeDeckFile(both)))).toEqual(both);
});

test('a file reads back', () => {
  const deck = noteCard(DECK, CARDS[0].word, false);
  expect(unwrap(readDeckFile(makeDeckFile(deck)))).toEqual(deck);
});

const file = (change: object): string => JSON.stringify({ ...JSON.parse(makeDeckFile(DECK)), ...change });

test.each([
  ['', 'n’est pas une liste'],
  ['{"format":"raccord-ecole"}', 'n’est pas une liste'],
  [file({ version: 2 }), 'plus récente'],
  [file({ cards: {} }), 'abîmée'],
  [file({ cards: [{ ...CARDS[0], word: '<b>' }] }), 'abîmée'],
  [file({ cards: [{ ...CARDS[0], draw: 'A'.repeat(300) }] }), 'abîmée'],
  [file({ answers: -1 }), 'abîmée'],
  [file({ known: { [CARDS[0].word]: { box: 9, last: 0, right: 0, wrong: 0 } } }), 'abîmée'],
])('a bad file is refused: %s', (text, part) => {
  const read = readDeckFile(text);
  expect(read.ok ? '' : read.fault.text).toContain(part);
});
