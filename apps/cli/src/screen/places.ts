import { list, number } from '@raccord/french';
import {
  type Board,
  DIRECTIONS,
  type Direction,
  JOKER,
  LINES,
  letterIndex,
  type Place,
  squareAlong,
  tileLetter,
} from '@raccord/scrabble';
import { printOut } from '../output.ts';
import type { GivenPosition } from '../position.ts';
import { counted, wrap } from '../text.ts';
import { boardLines, premiumLegend } from './board.ts';
import { beside, table } from './layout.ts';
import { makeScreen, type Terminal } from './screen.ts';
import type { TerminalStyle } from './styles.ts';

/** One way to lay the word at one of its places. */
export interface PlaceRow {
  readonly place: Place;
  readonly word: string;
  readonly reference: string;
  readonly score: number;
  readonly valid: boolean;
  readonly notAdmitted: readonly string[];
}

/** The answer of `raccord places`. */
export interface PlacesFound {
  readonly position: GivenPosition;
  readonly word: string;
  readonly directions: readonly Direction[];
  /** The score asked for, if one was. */
  readonly score: number | undefined;
  readonly rows: readonly PlaceRow[];
  /** How many rows there are for any score. */
  readonly total: number;
}

const SHOWN = 40;

export function placesLines(answer: PlacesFound): void {
  const screen = makeScreen(process.stdout);
  const { paint } = screen;
  const { position, word, directions, score, rows } = answer;
  const found = [...new Set(rows.map(({ place }) => place))];
  const where = directions.length === 1 ? `, sens ${directions[0]}` : '';
  const forScore = score === undefined ? '' : `, pour ${counted(score, 'point')}`;
  printOut([
    `Places de ${paint('strong', word)}${where}${forScore} : tirage ${position.drawText}, partie ${position.formula.label}`,
    ...(found.length === 0 ? wrap(whyNone(answer), screen.width) : [summary(screen, found)]),
    '',
    ...drawings(screen, position.board, found),
    '',
    premiumLegend(screen),
  ]);
  if (rows.length > 0) printOut(['', ...placeTable(screen, rows.slice(0, SHOWN), found)]);
  if (rows.length > SHOWN) {
    const all = number(rows.length);
    const advice = `Les ${SHOWN} meilleures façons sur ${all} : « --score N » en choisit, « --json » les donne toutes.`;
    printOut(wrap(advice, screen.width));
  }
}

const isValid = ({ notAdmitted }: Place): boolean => notAdmitted.length === 0;

function summary({ paint }: Terminal, found: readonly Place[]): string {
  const valid = found.filter(isValid).length;
  const good = paint('good', `✓ ${counted(valid, 'valable')}`);
  const bad = paint('bad', `✗ ${counted(found.length - valid, 'non valable', 'non valables')}`);
  return `${counted(found.length, 'place')} : ${good}, ${bad}`;
}

/** A board for each direction in which there is a place: two places then never need the same square. */
function drawings(screen: Terminal, board: Board, found: readonly Place[]): string[] {
  if (found.length === 0) return boardLines(screen, board);
  const [horizontal, vertical] = DIRECTIONS.map((direction) => {
    const marks = markPlaces(found, direction);
    const title = direction === 'horizontal' ? '→ horizontalement' : '↓ verticalement';
    return marks.size === 0 ? [] : [`  ${screen.paint('strong', title)}`, ...boardLines(screen, board, { marks })];
  });
  if (horizontal.length === 0 || vertical.length === 0) return [...horizontal, ...vertical];
  return beside(horizontal, vertical, screen.width);
}

/** The number of each place on the first square that it fills. */
function markPlaces(
  found: readonly Place[],
  direction: Direction,
): Map<number, { text: string; style: TerminalStyle }> {
  const marks = new Map<number, { text: string; style: TerminalStyle }>();
  for (const [index, place] of found.entries()) {
    const { placement, laid } = place.fit;
    if (placement.direction !== direction) continue;
    const square = squareAlong(placement, laid[0]) as number;
    const [sign, style] = isValid(place) ? (['✓', 'goodMark'] as const) : (['✗', 'badMark'] as const);
    marks.set(square, { text: `${sign}${index + 1}`, style });
  }
  return marks;
}

function placeTable({ paint, width }: Terminal, rows: readonly PlaceRow[], found: readonly Place[]): string[] {
  const longest = Math.max(...rows.map(({ word }) => word.length));
  const room = Math.max(20, width - longest - 24);
  const cells = rows.flatMap(({ place, word, reference, score, valid, notAdmitted }) => {
    const sign = valid ? paint('good', '✓') : paint('bad', '✗');
    const lines = wrap(valid ? 'valable' : `non admis : ${notAdmitted.join(', ')}`, room);
    const first = [String(found.indexOf(place) + 1), sign, word, reference, number(score), lines[0]];
    return [first, ...lines.slice(1).map((line) => ['', '', '', '', '', line])];
  });
  const columns = [
    { title: 'n°', align: 'right' },
    { title: '' },
    { title: 'mot' },
    { title: 'réf.' },
    { title: 'pts', align: 'right' },
    { title: '' },
  ] as const;
  return table(columns, cells, (text) => paint('faint', text));
}

function whyNone({ position, word, directions, score, total }: PlacesFound): string {
  if (score !== undefined && total > 0) {
    return `Aucune place pour ${counted(score, 'point')} ; il y a ${counted(total, 'façon')} de poser le mot pour d’autres scores.`;
  }
  const lines = directions.flatMap((direction) => linesOf(position.board, direction));
  const lacks = lines.map((line) => lackingLetters(word, position, line));
  if (lacks.some((letters) => letters.length <= position.draw[JOKER])) {
    return 'Aucune place : le mot ne tient nulle part en touchant une lettre de la grille sans être allongé par une autre.';
  }
  const fewest = lacks.reduce((least, letters) => (letters.length < least.length ? letters : least));
  return `Aucune place : il manque des lettres, au mieux ${list(fewest)}, que ni le tirage ni une ligne de la grille ne donnent.`;
}

/** The letters (0–25) that stand on each line of a direction. */
function linesOf(board: Board, direction: Direction): number[][] {
  return LINES[direction].map((line) =>
    line
      .map((square) => board[square])
      .filter((tile) => tile !== 0)
      .map(tileLetter),
  );
}

/** The letters of a word that neither the draw, jokers apart, nor a line of the board has. */
function lackingLetters(word: string, { draw }: GivenPosition, line: readonly number[]): string[] {
  const left = [...draw];
  for (const letter of line) left[letter]++;
  return [...word].filter((letter) => left[letterIndex(letter)]-- <= 0);
}
