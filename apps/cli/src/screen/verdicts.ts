import { withoutCapital } from '@raccord/french';
import { mainSolution, SANCTION_LABELS, type Slip, type TraceEntry, type Verdict, type Way } from '@raccord/regulation';
import { findPlaces, layWord, parseReference, squareAlong, unwrap } from '@raccord/scrabble';
import { CONDUCT_NAMES, LEGIBILITY_NAMES, SLIP_STATE_NAMES } from '@raccord/tournament';
import type { JudgedCase } from '../commands/juger.ts';
import { printOut } from '../output.ts';
import { counted, wrap } from '../text.ts';
import { boardLines } from './board.ts';
import { beside } from './layout.ts';
import { makeScreen, type Terminal } from './screen.ts';
import type { TerminalStyle } from './styles.ts';

/** Each case: what was written and the verdict of each edition beside the board. */
export function showVerdicts(judged: readonly JudgedCase[], isExplained: boolean): void {
  const screen = makeScreen(process.stdout);
  for (const [index, one] of judged.entries()) {
    const isNewCase = one.worked !== judged[index - 1]?.worked;
    const lines = isNewCase ? caseLines(screen, one) : [];
    printOut([...lines, ...verdictLines(screen, one), ...(isExplained ? traceLines(screen, one) : [])]);
  }
  const compared = judged.filter(({ differences }) => differences !== undefined);
  const wrong = compared.filter(({ differences }) => differences && differences.length > 0).length;
  if (compared.length > 0) {
    const agreed = `${counted(compared.length - wrong, 'verdict conforme', 'verdicts conformes')}`;
    printOut([
      '',
      wrong === 0
        ? screen.paint('good', `✓ ${agreed}.`)
        : screen.paint('bad', `✗ ${counted(wrong, 'écart')}, ${agreed}.`),
    ]);
  }
}

function caseLines(screen: Terminal, judged: JudgedCase): string[] {
  const { worked } = judged;
  const { paint } = screen;
  const fact = (label: string, text: string) => `${paint('faint', label.padEnd(9))}${text}`;
  const { slip } = worked;
  const panel = slip.solutions.flatMap(({ word, direction, reference, outside, isStruck = false }) => [
    fact('Mot', `${paint('strong', word)}, ${direction}${isStruck ? ', rayé' : ''}`),
    fact(
      'Place',
      [reference, outside.length > 0 ? `raccord, ${counted(outside.length, 'lettre')}` : '']
        .filter(Boolean)
        .join(' et ') || 'aucune',
    ),
  ]);
  return [
    '',
    paint('strong', worked.title || 'Cas sans titre'),
    '',
    ...beside(
      drawPlaces(screen, judged),
      [
        '',
        fact('Coup', `${worked.turn}`),
        ...panel,
        fact('Score', slip.score === undefined ? 'absent' : `${slip.score}`),
        ...notesOf(slip).map(([label, text]) => fact(label, text)),
      ],
      screen.width,
    ),
    '',
  ];
}

/** What is to be said of a slip besides what is written on it: a label and a text each. */
function notesOf({ state, legibility, conduct }: Slip): [label: string, text: string][] {
  const notes: [string, string | undefined][] = [
    ['État', state === 'handed-in' ? undefined : SLIP_STATE_NAMES[state]],
    ['Lecture', legibility && LEGIBILITY_NAMES[legibility].replace('Lecture ', '')],
    ['Conduite', conduct && CONDUCT_NAMES[conduct]],
  ];
  return notes.flatMap(([label, text]) => (text === undefined ? [] : [[label, withoutCapital(text)]]));
}

/** The board with the move retained on it or, failing that, the places where the word can technically go. */
function drawPlaces(screen: Terminal, { worked, admitted, verdict: { retained } }: JudgedCase): string[] {
  const { board, draw, formula, slip } = worked;
  if (retained) {
    const after = layWord(board, unwrap(parseReference(retained.reference)), retained.word);
    const laid = new Set([...after.keys()].filter((square) => after[square] !== board[square]));
    return boardLines(screen, after, { laid });
  }
  const solution = mainSolution(slip);
  if (!solution || solution.word.includes('-')) return boardLines(screen, board);
  const { word, direction } = solution;
  const marks = new Map<number, { text: string; style: TerminalStyle }>();
  for (const { fit, notAdmitted } of findPlaces(board, draw, word.toUpperCase(), formula, admitted, [direction])) {
    const square = squareAlong(fit.placement, fit.laid[0]) as number;
    const isValid = notAdmitted.length === 0;
    marks.set(square, { text: isValid ? ' ✓ ' : ' ✗ ', style: isValid ? 'goodMark' : 'badMark' });
  }
  return boardLines(screen, board, { marks });
}

const OUTCOMES: Readonly<Record<Verdict['outcome'], { label: string; style: TerminalStyle }>> = {
  accepted: { label: 'accepté', style: 'good' },
  referred: { label: 'soumis à la commission', style: 'alert' },
  nullity: { label: 'nul', style: 'bad' },
};

function verdictLines({ paint, width }: Terminal, { edition, verdict, differences }: JudgedCase): string[] {
  const { label, style } = OUTCOMES[verdict.outcome];
  const { retained, remarks = [] } = verdict;
  const points = `${counted(verdict.points, 'point')}${verdict.penalty > 0 ? ` − ${verdict.penalty}` : ''}`;
  const move = retained ? `, ${retained.word} en ${retained.reference}` : '';
  const reasons = verdict.reasons.flatMap(({ sanction, text, citation }) => [
    ...wrap(`${SANCTION_LABELS[sanction]} : ${text}`, width - 8).map(
      (line, index) => `      ${index === 0 ? '' : '  '}${line}`,
    ),
    ...wrap(`(${citation})`, width - 8).map((line) => paint('faint', `        ${line}`)),
  ]);
  const mark = differences === undefined ? '' : differences.length === 0 ? paint('good', ' ✓') : paint('bad', ' ✗');
  return [
    `${paint('strong', edition)}  ${paint(style, label)}, ${paint('strong', points)}${move}${mark}`,
    ...reasons,
    ...remarks.flatMap(({ text, citation }) =>
      wrap(`${text} (${citation})`, width - 8).map((line, index) => `      ${index === 0 ? '' : '  '}${line}`),
    ),
    ...(differences ?? []).map((difference) => paint('bad', `      écart, ${difference}`)),
  ];
}

const WAYS: Readonly<Record<Way, string>> = {
  reference: 'par la référence',
  links: 'par le raccord',
  score: 'par le score',
};

/** What each way of locating is worth, what was found on it, and the other places of the score written. */
function traceLines({ paint, width }: Terminal, { trace }: JudgedCase): string[] {
  return trace.flatMap((entry) => {
    const lines = wrap(describeEntry(entry), width - 8);
    const style: TerminalStyle = 'isKept' in entry && entry.isKept ? 'alert' : 'faint';
    return lines.map((line, index) => paint(style, `      ${index === 0 ? '' : '  '}${line}`));
  });
}

function describeEntry(entry: TraceEntry): string {
  if (entry.kind === 'place') {
    const formed = entry.isValid ? 'valable' : `${entry.notAdmitted.join(', ')} non admis`;
    return `autre place pour ${counted(entry.score, 'point')} : ${entry.word} en ${entry.reference}, ${formed}`;
  }
  if (entry.kind === 'reading') return `notre lecture, ${entry.reading} : ${entry.text}`;
  const kept = entry.isKept ? ' : retenu' : ' : écarté';
  if (entry.kind === 'found') return `${entry.label}${entry.move ? ` (${entry.move})` : ''}${kept}`;
  const penalty = entry.penalty > 0 ? ` − ${entry.penalty}` : '';
  const warning = entry.warning ? ', avertissement' : '';
  const worth = entry.isNull ? 'nul' : `${counted(entry.points, 'point')}${penalty}${warning}`;
  return `${WAYS[entry.way]}${entry.move ? `, ${entry.move}` : ''} : ${worth}${kept}`;
}
