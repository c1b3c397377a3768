import {
  type Board,
  countTiles,
  DIRECTIONS,
  emptyBoard,
  FORMULA_NAMES,
  FORMULAS,
  type Formula,
  fitPlacement,
  foldAccents,
  isEmptyBoard,
  layWord,
  parseBoard,
  parseDraw,
  parseReference,
  type Result,
  type Tiles,
} from '@raccord/scrabble';
import { parseDrawing } from '../drawing.ts';
import type { EditionName } from '../editions/index.ts';
import type { Conduct, Legibility, Slip, SlipState, WrittenSolution } from '../slip.ts';
import { type Expectation, readExpected } from './expectation.ts';
import { Reader, YES_OR_NO } from './reader.ts';
import { parseYaml } from './yaml.ts';

/** A worked slip: a position, a slip, and what it should get. */
export interface Case {
  readonly title: string;
  readonly source: string | undefined;
  readonly turn: number;
  readonly formula: Formula;
  readonly board: Board;
  readonly draw: Tiles;
  /** The admitted words, instead of the lexicon. */
  readonly words: readonly string[] | undefined;
  readonly slip: Slip;
  readonly expected: Readonly<Partial<Record<EditionName, Expectation>>>;
}

/** Reads one case or a list of cases; JSON is YAML too. The fault names the path of the key and what it wanted. */
export function parseCases(text: string): Result<Case[], 'case-file'> {
  const yaml = parseYaml(text);
  if (!yaml.ok) return yaml;
  const content = yaml.value;
  const root = new Reader(content);
  const items = Array.isArray(content) ? root.list() : root.isMissing ? [] : [root];
  if (items.length === 0) root.fail('le fichier ne contient aucun cas.');
  return root.finish(items.flatMap((item) => readCase(item) ?? []));
}

const CASE_KEYS = ['cas', 'source', 'coup', 'formule', 'partie', 'grille', 'tirage', 'mots', 'bulletin', 'attendu'];

function readCase(item: Reader): Case | undefined {
  item.keys(CASE_KEYS);
  const turn =
    item.key('coup').number() ??
    (item.key('coup').isMissing ? item.key('coup').fail('il faut le numéro du coup.') : undefined);
  if (turn === 0) item.key('coup').fail('« 0 » : les coups se comptent à partir de 1.');
  const board = readBoard(item);
  if (turn === 1 && board && !isEmptyBoard(board)) item.key('coup').fail('au premier coup, la grille est vide.');
  const formula = FORMULAS[item.key('formule').oneOf(FORMULA_NAMES) ?? 'normale'];
  const draw = readDraw(item.key('tirage'), formula);
  const slip = readSlip(item.key('bulletin'));
  const expected = readExpected(item.key('attendu'));
  const words = item.key('mots').isMissing
    ? undefined
    : item
        .key('mots')
        .list()
        .map((word) => foldAccents(word.text() ?? ''));
  if (turn === undefined || !board || !draw || !slip) return undefined;
  return {
    title: item.key('cas').text() ?? '',
    source: item.key('source').text(),
    turn,
    formula,
    board,
    draw,
    words,
    slip,
    expected,
  };
}

function readDraw(item: Reader, { drawSize, label }: Formula): Tiles | undefined {
  const text = item.text();
  if (text === undefined) return item.fail('il faut le tirage.');
  const draw = item.take(parseDraw(text));
  if (draw && countTiles(draw) > drawSize) {
    return item.fail(`le tirage a ${countTiles(draw)} lettres ; la partie ${label} en tire ${drawSize} (« formule »).`);
  }
  return draw;
}

function readBoard(item: Reader): Board | undefined {
  const [grid, moves] = [item.key('grille'), item.key('partie')];
  if (grid.isMissing === moves.isMissing)
    return item.fail('il faut soit « grille », soit « partie », et l’une des deux seulement.');
  if (!grid.isMissing) return grid.take(parseBoard(grid.text() ?? ''));
  let board = emptyBoard();
  for (const move of moves.list()) {
    const [reference, word, ...more] = (move.text() ?? '').trim().split(/\s+/);
    if (!word || more.length > 0 || !/^[A-Za-z]+$/.test(word))
      return move.fail('il faut une référence et un mot, par exemple « H4 MENERAI ».');
    const start = move.take(parseReference(reference));
    if (!start) return undefined;
    if (!fitPlacement(board, { ...start, word: word.toUpperCase() })) {
      return move.fail(
        `${word} ne peut se poser en ${reference} : il sort de la grille, contredit ses lettres ou n’en pose aucune.`,
      );
    }
    board = layWord(board, start, word);
  }
  return board;
}

const STATES: Readonly<Record<string, SlipState>> = {
  remis: 'handed-in',
  absent: 'absent',
  vierge: 'blank',
  'hors-delai': 'late',
  multiple: 'several',
  echange: 'exchanged',
};

const LEGIBILITY_NAMES: Readonly<Record<string, Legibility | undefined>> = {
  normale: undefined,
  difficile: 'hard',
  illisible: 'illegible',
};

const CONDUCT_NAMES: Readonly<Record<string, Conduct | undefined>> = {
  non: undefined,
  avertissement: 'warned',
  grave: 'grave',
};

const SOLUTION_KEYS = ['mot', 'sens', 'dessin', 'reference', 'raye'];
const SLIP_KEYS = [...SOLUTION_KEYS, 'score', 'etat', 'lecture', 'discipline', 'autres'];

function readSlip(item: Reader): Slip | undefined {
  if (item.isMissing) return item.fail('il faut le bulletin.');
  item.keys(SLIP_KEYS);
  const state = STATES[item.key('etat').oneOf(Object.keys(STATES)) ?? 'remis'];
  const isWordless = item.key('mot').isMissing;
  const mayBeWordless = state === 'absent' || state === 'blank';
  const solutions = isWordless ? [] : [readSolution(item)];
  if (isWordless && !mayBeWordless && !item.key('sens').isMissing) item.key('mot').fail('il faut le mot écrit.');
  for (const other of item.key('autres').list()) {
    other.keys(SOLUTION_KEYS);
    solutions.push(readSolution(other));
  }
  // A score that cannot be read is a missing one (F4).
  const score = item.key('score').value === 'illisible' ? undefined : item.key('score').number();
  const legibility = LEGIBILITY_NAMES[item.key('lecture').oneOf(Object.keys(LEGIBILITY_NAMES)) ?? 'normale'];
  const conduct = CONDUCT_NAMES[item.key('discipline').oneOf(Object.keys(CONDUCT_NAMES)) ?? 'non'];
  return {
    state,
    solutions: solutions.flatMap((solution) => solution ?? []),
    ...(score === undefined ? {} : { score }),
    ...(legibility ? { legibility } : {}),
    ...(conduct ? { conduct } : {}),
  };
}

function readSolution(item: Reader): WrittenSolution | undefined {
  const word = item.key('mot').text();
  if (!word || !/^[A-Za-z-]+$/.test(word) || !/[A-Za-z]/.test(word)) {
    return item
      .key('mot')
      .fail(
        `« ${word ?? ''} » : il faut des lettres sans accent, en minuscule si elles sont encerclées, « - » pour des lettres omises.`,
      );
  }
  const direction =
    item.key('sens').oneOf(DIRECTIONS) ??
    (item.key('sens').isMissing ? item.key('sens').fail('il faut horizontal ou vertical.') : undefined);
  if (!direction) return undefined;
  const drawing = item.key('dessin').text();
  const outside = drawing === undefined ? [] : item.key('dessin').take(parseDrawing(drawing, word, direction));
  const reference = item.key('reference').text()?.trim() || undefined;
  const isStruck = item.key('raye').oneOf(YES_OR_NO) === 'oui';
  return {
    ...{ word, direction, outside: outside ?? [] },
    ...(reference === undefined ? {} : { reference }),
    ...(isStruck ? { isStruck } : {}),
  };
}
