import { addCards, type Deck, type MissedWord, makeDeckFile, NO_CARDS, readDeckFile } from '@raccord/training';
import { keep, keptText, useKept } from '../../app/usekept.ts';

const PLACE = 'raccord-mots-manques';

function deckOf(text: string): Deck {
  const read = text === '' ? undefined : readDeckFile(text);
  return read?.ok ? read.value : NO_CARDS;
}

/** The missed words of this browser. */
export const useDeck = (): Deck => deckOf(useKept(PLACE));

export const changeDeck = (change: (deck: Deck) => Deck): void =>
  keep(PLACE, makeDeckFile(change(deckOf(keptText(PLACE)))));

export function noteMissed(cards: readonly MissedWord[]): void {
  if (cards.length > 0) changeDeck((deck) => addCards(deck, cards));
}
