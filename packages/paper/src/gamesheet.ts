import type { Seen } from '@raccord/contract';
import { number, plural } from '@raccord/french';
import { boardAfter, circleJokers, FORMULAS, parseBoard, parseReference, unwrap } from '@raccord/scrabble';
import { describeNoTurn, describeRhythm, describeUnsolved, END_SENTENCES } from '@raccord/tournament';
import { drawBoard } from './board.ts';
import { emptyPage } from './empty.ts';
import type { Layout, PageDrawing, Paper } from './page.ts';
import type { Pen } from './pen.ts';
import { layTable, type PaperColumn } from './table.ts';
import { drawWord } from './written.ts';

export type GameSheet = Seen<'seeGame'>;
type Turn = GameSheet['turns'][number];

const LARGEST_BOARD = 340;
const SMALLEST_BOARD = 250;

/** A game: its draws, the words laid, and the board they make. */
export function gameSheetPaper({ game }: { readonly game: GameSheet }): Paper {
  const title = `Feuille de la partie – ${game.name}`;
  return {
    title,
    *lay(layout) {
      const pages = game.turns.length === 0 ? [emptyPage(layout, describeNoTurn(game))] : layGame(layout, game);
      yield { title, subtitle: `Formule ${FORMULAS[game.formula].label}, ${describeRhythm(game.rhythm)}`, pages };
    },
  };
}

/** The turns, then the board under them or, where they leave too little room, on a page of its own. */
function layGame(layout: Layout, game: GameSheet): PageDrawing[] {
  const { area } = layout;
  const laid = layTable(layout, { columns: columnsOf(game), groups: [{ rows: game.turns }], size: 9.5, rowHeight: 14 });
  const pages = laid.map(({ draw }) => draw);
  const last = laid[laid.length - 1];
  const left = area.top + area.height - last.bottom - 12;
  const drawEnd = (top: number, room: number) => (pen: Pen) => {
    const size = Math.min(LARGEST_BOARD, room, area.width);
    drawBoard(pen, finalBoard(game), area.left, top, size);
    drawSummary(pen, game, area.left + size + 18, top + 20);
  };
  if (left < SMALLEST_BOARD) return [...pages, drawEnd(area.top + 6, area.height)];
  const drawBelow = drawEnd(last.bottom + 12, left);
  return [
    ...pages.slice(0, -1),
    (pen) => {
      last.draw(pen);
      drawBelow(pen);
    },
  ];
}

function drawSummary(pen: Pen, { turns, cause }: GameSheet, left: number, top: number): void {
  const total = turns[turns.length - 1].running;
  const style = { size: 10 };
  const said = [plural(turns.length, 'coup'), cause === undefined ? '' : END_SENTENCES[cause]].filter(
    (text) => text !== '',
  );
  pen.text(`Top : ${plural(total, 'point')}`, left, top, { font: 'bold', size: 13 });
  let at = top + 8;
  for (const text of said) at = pen.lines(pen.ruler.wrap(text, 160, style), left, at + 3, style);
}

/** The board once the last word told is laid. */
const finalBoard = ({ turns, formula }: GameSheet): readonly string[] =>
  boardAfter(turns[turns.length - 1], formula).lines;

/** The word laid as a slip should show it. */
const writtenWord = (board: readonly string[], { word, reference }: NonNullable<Turn['solution']>): string =>
  circleJokers(unwrap(parseBoard(board.join('\n'))), unwrap(parseReference(reference)), word);

const isBelowTop = ({ solution, top }: Turn): boolean => solution !== undefined && solution.score !== top;

const columnsOf = ({ turns }: GameSheet): readonly PaperColumn<Turn>[] => [
  { title: 'Coup', cell: ({ number: turn }) => number(turn), align: 'right', font: 'bold' },
  { title: 'Tirage', cell: ({ markedDraw }) => markedDraw, grows: 2 },
  {
    title: 'Solution retenue',
    cell: () => '',
    grows: 3,
    draw: (pen, turn, { left, width, baseline, size }) => {
      if (turn.solution) drawWord(pen, writtenWord(turn.board, turn.solution), left, width, baseline, size);
      else pen.textWithin(describeUnsolved(turn), left, width, baseline, { font: 'italic', size });
    },
  },
  { title: 'Référence', cell: ({ solution }) => solution?.reference ?? '' },
  { title: 'Points', cell: ({ solution }) => (solution ? number(solution.score) : ''), align: 'right', font: 'bold' },
  // What the running total adds up, where it is not what is laid.
  ...(turns.some(isBelowTop)
    ? [{ title: 'Top', cell: ({ top }: Turn) => (top === undefined ? '' : number(top)), align: 'right' } as const]
    : []),
  { title: 'Cumul', cell: ({ solution, running }) => (solution ? number(running) : ''), align: 'right' },
];
