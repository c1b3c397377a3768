import { plural } from '@raccord/french';
import type { Slip } from '@raccord/regulation';
import { type ExtractedWord, examMinutes, type Penmanship, sheetOf } from '@raccord/school';
import { SLIP_STATE_NAMES } from '@raccord/tournament';
import { drawBoard } from './board.ts';
import { emptyPage } from './empty.ts';
import { extractPages } from './examextract.ts';
import { batches } from './flow.ts';
import { SOFT } from './frame.ts';
import { drawHandedSlip } from './handwritten.ts';
import type { Area, Layout, PageDrawing, Paper } from './page.ts';
import { middle, type Pen } from './pen.ts';

/** A slip of an exam, and the position it is judged on. */
export interface PrintedExamSlip {
  readonly position: { readonly turn: number; readonly board: string; readonly draw: string };
  readonly slip: Slip;
}

export interface PrintedExam {
  /** What everybody types to have the same exam. */
  readonly number: string;
  /** Its edition, in French. */
  readonly edition: string;
  /** The words it is made with, in French. */
  readonly lexicon: string;
  readonly slips: readonly PrintedExamSlip[];
  /** How the slips are written: by hand unless told. */
  readonly penmanship?: Penmanship;
}

export interface PrintedSubject extends PrintedExam {
  /** What the dictionary says of the words that the slips form. */
  readonly extract: readonly ExtractedWord[];
}

const TITLE = 'Examen d’arbitrage';
const EXTRACT = 'Extrait du dictionnaire';
const ANSWERS = 'Feuille de réponses';
export const NO_SLIP_OF_EXAM = 'Cet examen n’a aucun bulletin.';
const SLIPS_ON_PAGE = 2;
const GAP = 14;

/** The subject of an exam: what it is and how it is marked, each slip beside its board and its draw, which words are admitted, a sheet for the answers. */
export function examSubject(exam: PrintedSubject): Paper {
  const { number, slips, penmanship, extract } = exam;
  const subtitle = `n° ${number}`;
  const numbered = slips.map((slip, index) => ({ ...slip, number: index + 1, penmanship }));
  return {
    title: TITLE,
    *lay(layout) {
      const pages = batches(numbered, SLIPS_ON_PAGE).map(
        (page): PageDrawing =>
          (pen) => {
            const height = layout.area.height / SLIPS_ON_PAGE;
            page.forEach((slip, index) => {
              drawExercise(pen, slip, { ...layout.area, top: layout.area.top + index * height, height });
            });
          },
      );
      yield {
        title: TITLE,
        subtitle,
        pages: pages.length > 0 ? [cover(layout, exam), ...pages] : [emptyPage(layout, NO_SLIP_OF_EXAM)],
      };
      if (extract.length > 0) yield { title: EXTRACT, subtitle, pages: extractPages(layout, extract) };
      yield { title: ANSWERS, subtitle, pages: answerPages(layout, slips.length) };
    },
  };
}

const CONDITIONS = [
  'Chaque bulletin a été remis à la table et au coup qu’il porte ; la grille et le tirage du coup sont à côté.',
  'Jugez-le comme si vous étiez son arbitre : les points, la sanction, le motif. Ce qu’un arbitre constate de lui-même est écrit sous le bulletin. Certains bulletins sont sans faute.',
  'Ni document ni appareil. Pour savoir si un mot est admis, cherchez-le dans l’extrait du dictionnaire, après les bulletins : tous ceux dont un verdict dépend y sont, admis ou non.',
  'Répondez sur la feuille de réponses, à la fin. Vous pouvez revenir en arrière jusqu’à la fin du temps.',
];

const MARKS = [
  'Un point par bulletin, si les points (avant la pénalité) et la sanction sont justes tous les deux.',
  'Réponse fausse, incomplète ou absente : zéro, rien n’est retiré.',
  'Le motif compte à part, sur les seuls bulletins qui en ont un, et départage les notes égales.',
];

/** The first page: how long, by which text and with which words, what to do, how it is marked. */
function cover({ area, ruler }: Layout, { slips, edition, lexicon }: PrintedExam): PageDrawing {
  const facts = [
    ['Durée', plural(examMinutes(slips.length), 'minute')],
    ['Bulletins', String(slips.length)],
    ['Règlement', edition],
    ['Dictionnaire', lexicon],
  ];
  const [plain, head] = [{ size: 11.5 }, { font: 'bold', size: 14 } as const];
  return (pen) => {
    let top = area.top + 16;
    for (const label of ['Nom', 'Club', 'Date']) {
      pen.text(label, area.left, top + 8, plain);
      pen.line(area.left + 60, top + 10, area.left + area.width * 0.7, top + 10);
      top += 26;
    }
    top += 14;
    for (const [label, text] of facts) {
      pen.text(label, area.left, top + 8, { font: 'bold', size: 11.5 });
      top = Math.max(top, pen.lines(ruler.wrap(text, area.width - 100, plain), area.left + 100, top - 2, plain)) + 8;
    }
    for (const [title, lines] of [['Consignes', CONDITIONS] as const, ['Barème', MARKS] as const]) {
      top += 30;
      pen.text(title, area.left, top, head);
      top += 10;
      for (const line of lines) {
        pen.text('–', area.left, top + 11, plain);
        top = pen.lines(ruler.wrap(line, area.width - 14, plain), area.left + 14, top, plain) + 6;
      }
    }
  };
}

interface NumberedSlip extends PrintedExamSlip {
  readonly number: number;
  readonly penmanship: Penmanship | undefined;
}

/** The board on the left; on the right the draw, and the slip under it. */
function drawExercise(pen: Pen, exercise: NumberedSlip, { left, top, width, height }: Area): void {
  const { number, position, slip, penmanship } = exercise;
  const { turn, board, draw } = position;
  const size = Math.min(width * 0.5, height - 40);
  pen.text(`Bulletin ${number}`, left, top + 14, { font: 'bold', size: 13 });
  pen.text(`Coup ${turn}`, left + size, top + 14, { size: 11, color: SOFT }, 'right');
  drawBoard(pen, board.split('\n'), left, top + 20, size);
  const beside = left + size + GAP;
  const room = width - size - GAP;
  drawDraw(pen, draw, beside, top + 20, room);
  const form = { left: beside - 8, top: top + 58, width: room + 16, height: size - 38 };
  if (slip.state === 'absent') {
    pen.box({ ...form, left: beside, width: room, top: form.top + 8, height: form.height - 8 }, { dash: [4, 3] });
    const baseline = middle(form.top, form.height, 13);
    pen.text(SLIP_STATE_NAMES.absent, beside + room / 2, baseline, { size: 13, color: SOFT }, 'centre');
  } else drawHandedSlip(pen, { slip, sheet: sheetOf(slip, penmanship), table: number, turn }, form);
}

function drawDraw(pen: Pen, draw: string, left: number, top: number, room: number): void {
  const side = Math.min(26, (room - 48) / draw.length);
  pen.text('Tirage', left, middle(top, side, 10), { size: 10, color: SOFT });
  for (const [index, letter] of [...draw].entries()) {
    const at = { left: left + 48 + index * side, top, width: side, height: side };
    pen.box(at, { width: 0.8 });
    pen.text(letter, at.left + side / 2, middle(top, side, side * 0.7), { font: 'bold', size: side * 0.7 }, 'centre');
  }
}

const BOXES = ['Aucune', 'Avertissement', 'Pénalité', 'Nullité', 'Commission'];
const ROW = 20;
/** What stands above the rows of the first page. */
const HEAD = 100;
const INSTRUCTIONS =
  'Pour chaque bulletin, écrivez les points accordés, avant la pénalité s’il y en a une, cochez la sanction (deux cases si deux s’ajoutent) et écrivez le motif. La réponse est juste si les points et la sanction le sont ; le motif compte à part.';

function answerPages({ ruler, area }: Layout, count: number): PageDrawing[] {
  const numbers = Array.from({ length: count }, (_, index) => index + 1);
  const small = { size: 10 };
  const right = area.left + area.width;
  const outOf = `sur ${count}`;
  return batches(numbers, Math.floor((area.height - HEAD) / ROW)).map((page, index) => (pen) => {
    let { top } = area;
    if (index === 0) {
      top = pen.lines(ruler.wrap(INSTRUCTIONS, area.width, small), area.left, top, small) + 16;
      pen.text('Nom', area.left, top + 8, small);
      pen.line(area.left + 28, top + 10, area.left + area.width * 0.62, top + 10);
      pen.text(outOf, right, top + 8, small, 'right');
      const end = right - ruler.width(outOf, small) - 6;
      pen.line(end - 50, top + 10, end, top + 10);
      pen.text('Note', end - 56, top + 8, small, 'right');
      top += 24;
    }
    drawAnswerRows(pen, page, { ...area, top });
  });
}

function drawAnswerRows(pen: Pen, numbers: readonly number[], { left, top, width }: Area): void {
  const [points, first, step] = [left + 30, left + 92, 62];
  const reason = first + BOXES.length * step;
  const head = { font: 'bold', size: 8.5 } as const;
  pen.text('N°', left + 20, top + 12, head, 'right');
  pen.text('Points', points + 28, top + 12, head, 'centre');
  for (const [index, label] of BOXES.entries()) pen.text(label, first + (index + 0.5) * step, top + 12, head, 'centre');
  pen.text('Motif', reason + 6, top + 12, head);
  for (const [index, number] of numbers.entries()) {
    const line = top + 18 + index * ROW;
    pen.line(left, line, left + width, line, { width: 0.25, color: '#999999' });
    pen.text(String(number), left + 20, middle(line, ROW, 11), { font: 'bold', size: 11 }, 'right');
    pen.box({ left: points + 4, top: line + 3, width: 48, height: ROW - 6 });
    for (const at of BOXES.keys())
      pen.box({ left: first + (at + 0.5) * step - 5, top: line + 5, width: 10, height: 10 });
    pen.line(reason + 6, line + ROW - 4, left + width, line + ROW - 4, { width: 0.4, color: '#888888' });
  }
}
