import { LONGEST_REFERENCE, LONGEST_WRITING } from '@raccord/regulation';
import { accept, isWordShaped, MOST_POINTS, parseReference, type Result, WORD_LENGTHS } from '@raccord/scrabble';
import type { XmlElement } from '../../reading/xml.ts';
import type { FiledMove, GameFault } from '../game.ts';
import { fault } from './elements.ts';

export type EliotReading<T> = Result<T, GameFault>;

export const DONE = accept(undefined);
export const NO_MOVE: FiledMove = { kind: 'none' };

/** In duplicate, a player who passes or changes his letters plays nothing. */
export function readMove(element: XmlElement, take: (move: FiledMove) => void): EliotReading<void> {
  const { type = '', word = '', coord = '' } = element.attributes;
  switch (type) {
    case 'valid': {
      const start = parseReference(coord);
      if (!start.ok) return fault(element, start.fault.text);
      if (!isWordShaped(word)) {
        return fault(element, `mot « ${word} » : il faut ${WORD_LENGTHS} sans accent, en minuscule pour un joker.`);
      }
      return readPoints(element, (points) => take({ kind: 'valid', word, reference: coord, points }), 0);
    }
    case 'invalid':
      take({ kind: 'invalid', word: word.slice(0, LONGEST_WRITING), reference: coord.slice(0, LONGEST_REFERENCE) });
      return DONE;
    case 'none':
    case 'pass':
    case 'change':
      take(NO_MOVE);
      return DONE;
    default:
      return fault(element, `coup de type « ${type} » : il faut valid, invalid, none, pass ou change.`);
  }
}

export function readPoints(
  element: XmlElement,
  take: (points: number) => void,
  least = -MOST_POINTS,
): EliotReading<void> {
  const { points = '' } = element.attributes;
  const isRight = /^[-+]?\d+$/.test(points) && Number(points) >= least && Number(points) <= MOST_POINTS;
  if (!isRight) return fault(element, `points « ${points} » : il faut un nombre entier, de ${least} à ${MOST_POINTS}.`);
  take(Number(points));
  return DONE;
}
