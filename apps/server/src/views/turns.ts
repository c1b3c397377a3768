import { makeDraw, makeMarkedDraw, markDraw } from '@raccord/scrabble';
import type { ChosenSolution, TurnState } from '@raccord/tournament';

/** The letters of a turn, and those kept from the turn before. */
export const turnLetters = ({ draw, leftover, isWhole, drawn, rejected }: TurnState) => ({
  draw: makeDraw(draw),
  // Where the order of the new letters was not kept, that of the alphabet serves.
  markedDraw: drawn === '' ? makeMarkedDraw(draw, leftover, isWhole) : markDraw(makeDraw(leftover), drawn, isWhole),
  leftover: makeDraw(leftover),
  drawn,
  rejected: [...rejected],
});

export const pickSolution = ({ word, reference, score }: ChosenSolution) => ({ word, reference, score });
