import { accept, isWordShaped, parseBoard, type Result, refuse } from '@raccord/scrabble';
import { isTop, type TrainingGame } from './game.ts';
import { isCount, isObject, parseObject } from './jsonfile.ts';
import { isKnown, type KnownThing, type Leitner, nextThing, noteThings } from './leitner.ts';

/** The words that somebody missed, to be learnt as cards. */

export interface MissedWord {
  /** In upper case. */
  readonly word: string;
  /** What it was missed with. */
  readonly draw: string;
  readonly reference: string;
  readonly score: number;
  /** The name of the game. */
  readonly game: string;
  readonly turn: number;
  /** One alone of those who played the game found it. */
  readonly isSolo: boolean;
  /** Before the turn, in 15 lines, where it was kept. */
  readonly board?: readonly string[];
}

export interface Deck {
  /** The last ones missed first; a word is there once. */
  readonly cards: readonly MissedWord[];
  readonly boxes: Leitner<string>;
}

export const NO_CARDS: Deck = { cards: [], boxes: { answers: 0, known: {} } };

/** The card of a top that was missed: the solution that was laid, or another one where that was not a top. */
export function missedCard({ name, turns }: TrainingGame, index: number, isSolo = false): MissedWord {
  const turn = turns[index];
  const { word, reference } = isTop(turn, turn.laid) ? turn.laid : turn.tops[0];
  return {
    ...{ word: word.toUpperCase(), draw: turn.draw, reference, score: turn.top },
    ...{ game: name, turn: turn.number, isSolo, board: turn.board },
  };
}

/** Adds what was just missed; a word that was there already is one that is not known. */
export function addCards({ cards, boxes }: Deck, missed: readonly MissedWord[]): Deck {
  const fresh = new Map(missed.map((card) => [card.word, card]));
  const again = [...fresh.keys()].filter((word) => boxes.known[word] !== undefined);
  return {
    cards: [...fresh.values(), ...cards.filter(({ word }) => !fresh.has(word))],
    boxes: again.reduce((noted, word) => noteThings(noted, [word], false), boxes),
  };
}

/** The words of both; what is known of a word that both have is what is known here. */
export function joinDecks(here: Deck, brought: Deck): Deck {
  const words = new Set(here.cards.map(({ word }) => word));
  const fresh = brought.cards.filter(({ word }) => !words.has(word));
  const { answers } = here.boxes;
  // Counted from here on: a word that was just answered there was just answered.
  const since = (last: number): number => Math.max(0, answers - (brought.boxes.answers - last));
  const known = fresh.flatMap(({ word }) => {
    const one = brought.boxes.known[word];
    return one ? [[word, { ...one, last: since(one.last) }] as const] : [];
  });
  return {
    cards: [...here.cards, ...fresh],
    boxes: { answers, known: { ...here.boxes.known, ...Object.fromEntries(known) } },
  };
}

export function removeCard({ cards, boxes }: Deck, word: string): Deck {
  const { [word]: _, ...known } = boxes.known;
  return { cards: cards.filter((card) => card.word !== word), boxes: { ...boxes, known } };
}

export function nextCard({ cards, boxes }: Deck): MissedWord | undefined {
  const word = nextThing(
    boxes,
    cards.map((card) => card.word),
  );
  return cards.find((card) => card.word === word);
}

export const noteCard = ({ cards, boxes }: Deck, word: string, isRight: boolean): Deck => ({
  cards,
  boxes: noteThings(boxes, [word], isRight),
});

const FORMAT = 'raccord-mots-manques';
const VERSION = 1;

export const makeDeckFile = ({ cards, boxes }: Deck): string =>
  `${JSON.stringify({ format: FORMAT, version: VERSION, cards, ...boxes }, null, 2)}\n`;

export function readDeckFile(text: string): Result<Deck, 'deck-file'> {
  const content = parseObject(text);
  if (content?.format !== FORMAT)
    return refuse(
      'deck-file',
      'Ce fichier n’est pas une liste de mots manqués : choisissez-en une exportée par Raccord.',
    );
  if (content.version !== VERSION)
    return refuse(
      'deck-file',
      'Cette liste vient d’une version plus récente de Raccord : mettez Raccord à jour pour la lire.',
    );
  const { cards, answers, known } = content;
  const isSound = Array.isArray(cards) && cards.every(isCard) && isCount(answers) && isObject(known);
  if (!isSound) return damaged();
  const kept: [string, KnownThing][] = [];
  for (const { word } of cards) {
    const value = known[word];
    if (value === undefined) continue;
    if (!isKnown(value, answers)) return damaged();
    kept.push([word, { box: value.box, last: value.last, right: value.right, wrong: value.wrong }]);
  }
  const { cards: once } = addCards(NO_CARDS, cards.map(pick));
  return accept({ cards: once, boxes: { answers, known: Object.fromEntries(kept) } });
}

const damaged = () =>
  refuse(
    'deck-file',
    'Cette liste de mots manqués est abîmée : exportez-la de nouveau depuis l’appareil d’où elle vient.',
  );

const pick = ({ word, draw, reference, score, game, turn, isSolo, board }: MissedWord): MissedWord => ({
  ...{ word, draw, reference, score, game, turn, isSolo },
  ...(board ? { board } : {}),
});

function isCard(value: unknown): value is MissedWord {
  if (!isObject(value)) return false;
  const { word, draw, reference, score, game, turn, isSolo, board } = value;
  const isText = (text: unknown): boolean => typeof text === 'string' && text.length <= 200;
  return (
    typeof word === 'string' &&
    isWordShaped(word) &&
    word === word.toUpperCase() &&
    [draw, reference, game].every(isText) &&
    isCount(score) &&
    isCount(turn) &&
    typeof isSolo === 'boolean' &&
    (board === undefined || (Array.isArray(board) && parseBoard(board.join('\n')).ok))
  );
}
