import { makeDraw, makeMarkedDraw } from '@raccord/scrabble';
import type { ChosenSolution, TurnState } from '@raccord/tournament';

/** The letters of a turn, and those kept from the turn before. */
export const lettersOf = ({ draw, leftover, isWhole, drawn, rejected }: TurnState) => ({
  draw: makeDraw(draw),
  markedDraw: makeMarkedDraw(draw, leftover, isWhole),
  leftover: makeDraw(leftover),
  drawn,
  rejected: [...rejected],
});

export const pickSolution = ({ word, reference, score }: ChosenSolution) => ({ word, reference, score });
