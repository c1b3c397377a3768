import type { Perpendicular, Place } from '@raccord/scrabble';
import { squareAlong } from '@raccord/scrabble';
import type { Plausibility } from '../../settings.ts';
import type { Turn } from '../../turn.ts';

/**
 * What looks like a plural or a feminine: a word of the board and one last letter, S (not after S, X, Z), X (after AU, EU, OU)
 * or E (after a consonant other than S, X, Z, or after an I or a U that follows one) (D1, reading c).
 */
const looksInflected = (stem: string, last: string): boolean => {
  if (last === 'S') return /[^SXZ]$/.test(stem);
  if (last === 'X') return /(AU|EU|OU)$/.test(stem);
  return last === 'E' && /([BCDFGHJKLMNPQRTVW]|[BCDFGHJKLMNPQRSTVWXZ][IU])$/.test(stem);
};

/** How many tiles of the board stand before and after the letter that a placement lays in a word it forms. */
function standingAround(place: Place, { index, start, word }: Perpendicular): { before: number; after: number } {
  const laid = squareAlong(place.fit.placement, index);
  const before = Array.from(word, (_, step) => squareAlong(start, step)).indexOf(laid);
  return { before, after: word.length - 1 - before };
}

/** Does the formed word lengthen a word of the board, one of two letters or more (D1, reading b)? */
function isLengthening(place: Place, formed: Perpendicular): boolean {
  const { before, after } = standingAround(place, formed);
  return before >= 2 || after >= 2;
}

function isInflection(place: Place, formed: Perpendicular): boolean {
  const { before, after } = standingAround(place, formed);
  return before >= 2 && after === 0 && looksInflected(formed.word.slice(0, -1), formed.word[before]);
}

/** Which formed words a setting takes for plausible. */
const PLAUSIBLE: Readonly<Record<Plausibility, (place: Place, formed: Perpendicular) => boolean>> = {
  accord: isInflection,
  prolongement: isLengthening,
  tout: () => true,
  jamais: () => false,
};

/**
 * A place is deceptive if it forms words not admitted and all of them are plausible (D1). Where the slip itself shows the
 * place with its own score, any lengthening is (D2), unless the tournament takes no word for plausible.
 */
export function isDeceptive(turn: Turn, place: Place, plausible: Plausibility, isShown: boolean): boolean {
  if (place.notAdmitted.length === 0) return false;
  const isPlausible = PLAUSIBLE[plausible];
  return place.fit.perpendiculars
    .filter(({ word }) => !turn.lexicon.has(word))
    .every(
      (formed) => isPlausible(place, formed) || (isShown && plausible !== 'jamais' && isLengthening(place, formed)),
    );
}
