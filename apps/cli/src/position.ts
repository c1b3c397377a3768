import { withoutCapital } from '@raccord/french';
import {
  type Board,
  countTiles,
  drawFault,
  emptyBoard,
  excessOf,
  type Formula,
  foldAccents,
  lacksNothing,
  makeDraw,
  parseBoard,
  parseDraw,
  type Tiles,
  tilesAvailable,
} from '@raccord/scrabble';
import { type Call, CliFault } from './command.ts';
import { playRulesOfToday } from './editions.ts';
import { readText } from './input.ts';
import { formulaOption, required, wholeNumberOption } from './options.ts';
import { quote } from './text.ts';

/** The position that `--grille`, `--tirage`, `--coup` and `--formule` describe. */
export interface GivenPosition {
  readonly board: Board;
  readonly draw: Tiles;
  /** The draw as given, in capitals. */
  readonly drawText: string;
  readonly formula: Formula;
  readonly turn: number | undefined;
  /** What is improbable in it, though not refused. */
  readonly alerts: readonly string[];
}

export async function readPosition(call: Call): Promise<GivenPosition> {
  const formula = formulaOption(call);
  const turn = wholeNumberOption(call, 'coup', 1);
  const typed = required(call, 'tirage', 'les lettres du tirage');
  const draw = readDraw(typed, formula);
  const board = await readBoard(call.values.grille);
  const alerts = alertsAbout(board, draw, formula, turn);
  return { board, draw, drawText: foldAccents(typed.replace(/\s+/g, '')), formula, turn, alerts };
}

/** Without a file, the board before the first turn. */
async function readBoard(path: string | undefined): Promise<Board> {
  if (path === undefined) return emptyBoard();
  const { label, text } = await readText(path, '--grille');
  const board = parseBoard(text);
  if (!board.ok) throw new CliFault(`Dans ${label}, ${withoutCapital(board.fault.text)}`);
  return board.value;
}

function readDraw(text: string, formula: Formula): Tiles {
  const draw = parseDraw(text);
  if (!draw.ok) throw new CliFault(`${draw.fault.text.replace(/\.$/, '')} (--tirage).`);
  const size = countTiles(draw.value);
  if (size > formula.drawSize) {
    throw new CliFault(
      `Le tirage ${quote(text)} a ${size} lettres ; il en faut ${formula.drawSize} au plus en partie ${formula.label} (--tirage, --formule).`,
    );
  }
  return draw.value;
}

function alertsAbout(board: Board, draw: Tiles, formula: Formula, turn: number | undefined): string[] {
  const alerts: string[] = [];
  const available = tilesAvailable(board);
  const isBoardPossible = lacksNothing(available);
  const excess = excessOf(board, draw);
  if (excess) alerts.push(excess);
  if (turn !== undefined) {
    const fault = drawFault(
      draw,
      { turn, formula, rules: playRulesOfToday() },
      isBoardPossible ? available : undefined,
    );
    if (fault) alerts.push(`Tirage ${makeDraw(draw)} irrégulier. ${fault.text}`);
  }
  return alerts;
}
