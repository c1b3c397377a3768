import type { Tiles } from '../draw.ts';
import { FORMULA_NAMES, FORMULAS, type Formula, formulaNamed } from '../formula.ts';
import type { Start } from '../geometry.ts';
import { isWordShaped, WORD_LENGTHS } from '../letters.ts';
import { parseMarkedDraw } from '../markeddraw.ts';
import { arePoints, MOST_POINTS } from '../points.ts';
import { parseReference } from '../reference.ts';
import { accept, type Result, refuse } from '../result.ts';
import { readPublishedWord } from './publishedword.ts';

/** A game as clubs publish it: what was drawn and laid, turn after turn. */
export interface GameRecord {
  readonly formula: Formula;
  readonly turns: readonly RecordedTurn[];
}

export interface RecordedTurn {
  /** Line of the file, from 1. */
  readonly line: number;
  /** The draw as written, with its marks. */
  readonly drawText: string;
  readonly draw: Tiles;
  /** The letters written before `+`: those said to be left over. */
  readonly kept: Tiles | undefined;
  /** A leading `-`: the previous leftover was put back. */
  readonly isRejected: boolean;
  /** As written, without accents: lower case is a joker. */
  readonly word: string;
  /** A `*` says that the word has a joker, without a word about which letter. */
  readonly hasStar: boolean;
  readonly start: Start;
  readonly score: number;
}

export type RecordFaultCode = 'record-empty' | 'record-line' | 'record-formula';

/** Reads a game record: one turn a line, `#` starts a comment, `# formule: joker` sets the formula. */
export function parseRecord(text: string): Result<GameRecord, RecordFaultCode> {
  let formula = FORMULAS.normale;
  const turns: RecordedTurn[] = [];
  const lines = text.replace(/^\uFEFF/, '').split(/\r\n|\r|\n/);
  for (const [index, lineText] of lines.entries()) {
    const line = index + 1;
    const hash = lineText.indexOf('#');
    const content = (hash < 0 ? lineText : lineText.slice(0, hash)).trim();
    const header = hash < 0 ? null : /^#\s*formule\s*:\s*(.*?)\s*$/i.exec(lineText.slice(hash));
    if (header) {
      const named = formulaNamed(header[1]);
      if (!named) {
        return refuse(
          'record-formula',
          `Ligne ${line} : formule « ${header[1]} » inconnue. Formules possibles : ${FORMULA_NAMES.join(', ')}.`,
        );
      }
      formula = named;
    }
    if (content === '') continue;
    const turn = parseTurn(content, line);
    if (!turn.ok) return turn;
    turns.push(turn.value);
  }
  if (turns.length === 0) {
    return refuse(
      'record-empty',
      'Cette partie n’a aucun coup : il faut une ligne « tirage mot référence score » par coup.',
    );
  }
  return accept({ formula, turns });
}

/** « H 4 » and « 4 H », before the score and the total. */
const SPACED_REFERENCE = /(\s)([A-O]|\d{1,2})\s+((?:[A-O]|\d{1,2})\s+\d{1,4}(?:\s+\d{1,5})?)$/i;

function parseTurn(content: string, line: number): Result<RecordedTurn, 'record-line'> {
  const fields = content.replace(SPACED_REFERENCE, '$1$2$3').split(/\s+/);
  // What the game has earned so far may stand behind the score.
  if (fields.length > 4 && parseReference(fields.at(-3) ?? '').ok) fields.pop();
  const [score, reference, word] = [fields.pop(), fields.pop(), fields.pop()];
  const draw = fields.join('');
  if (!score || !reference || !word || !draw) {
    return refuse(
      'record-line',
      `Ligne ${line} : « ${content} » : il faut quatre champs, tirage, mot, référence et score.`,
    );
  }
  return readTurn({ draw, word, reference, score }, line);
}

/** The four fields of a turn, as written. */
export interface WrittenTurn {
  readonly draw: string;
  readonly word: string;
  readonly reference: string;
  readonly score: string;
}

/** Reads a turn of a game, whatever file it is written in; the line is for the fault. */
export function readTurn(
  { draw: drawText, word: wordText, reference, score }: WrittenTurn,
  line: number,
): Result<RecordedTurn, 'record-line'> {
  const fault = (what: string) => refuse('record-line', `Ligne ${line} : ${what}`);
  if (!arePoints(score)) return fault(`score « ${score} » : il faut un nombre entier, de 0 à ${MOST_POINTS}.`);
  const start = parseReference(reference);
  if (!start.ok) return fault(start.fault.text);
  const { word, hasStar } = readPublishedWord(wordText);
  if (!isWordShaped(word)) {
    return fault(`mot « ${wordText} » : il faut ${WORD_LENGTHS}, en minuscule ou entre parenthèses pour un joker.`);
  }
  const draw = parseMarkedDraw(drawText);
  if (!draw.ok) return fault(draw.fault.text);
  return accept({
    line,
    drawText,
    draw: draw.value.tiles,
    kept: draw.value.kept,
    isRejected: draw.value.isWhole,
    word,
    hasStar,
    start: start.value,
    score: Number(score),
  });
}
