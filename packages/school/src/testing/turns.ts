import { Turn } from '@raccord/regulation';
import { FORMULAS, parseBoard, parseDraw, unwrap, WordGraph } from '@raccord/scrabble';
import type { Wordbook } from '@raccord/tournament';
import type { LessonPosition } from '../position.ts';

/** The turn of a position of an exercise, ready to judge. */
export const turnOf = ({ turn, formula, board, draw, words }: LessonPosition, { words: admitted }: Wordbook): Turn =>
  new Turn({
    turn,
    formula: FORMULAS[formula],
    board: unwrap(parseBoard(board)),
    draw: unwrap(parseDraw(draw)),
    lexicon: words ? WordGraph.fromWords(words) : admitted,
  });
