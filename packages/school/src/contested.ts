import {
  EDITIONS,
  type EditionName,
  makeDrawing,
  REASON_CODES,
  type Slip,
  toldOf,
  type Verdict,
  type WrittenSolution,
} from '@raccord/regulation';
import { describeVerdict } from '@raccord/tournament';
import type { Exercise } from './exercise.ts';
import type { Answer } from './mark.ts';

/** A reading that differs from the verdict. */
export interface Contested {
  readonly edition: EditionName;
  readonly exercise: Pick<Exercise, 'position' | 'slip' | 'verdict'>;
  /** What the trainee would have given. */
  readonly answer: Answer;
  /** Why, in his words. */
  readonly why: string;
}

/** « Je ne suis pas d’accord »: the slip and the trainee's reading as a case, to be sent to those who maintain the regulation. */
export function contestedCase({ edition, exercise, answer, why }: Contested): string {
  const { position, slip, verdict } = exercise;
  const told = toldOf(verdict).map(({ text, citation }) => `${text} (${citation})`);
  const lines = [
    `# Verdict de Raccord : ${describeVerdict(verdict)}.`,
    ...told.map((text) => `# ${text}`),
    `- cas: ${quoted(TITLE)}`,
    `  source: ${quoted(why)}`,
    `  coup: ${position.turn}`,
    `  formule: ${position.formula}`,
    '  grille: |',
    ...position.board.split('\n').map((line) => `    ${line}`),
    `  tirage: ${quoted(position.draw)}`,
    ...(position.words ? [`  mots: [${position.words.join(', ')}]`] : []),
    '  bulletin:',
    ...slipLines(slip).map((line) => `    ${line}`),
    '  attendu:',
    `    ${quoted(edition)}: ${expectation(edition, answer, verdict)}`,
  ];
  return `${lines.join('\n')}\n`;
}

const TITLE = 'Je ne suis pas d’accord';

/** In double quotes, as YAML and JSON both read them. */
const quoted = (text: string): string => JSON.stringify(text);

const STATES: Readonly<Record<Slip['state'], string>> = {
  'handed-in': 'remis',
  absent: 'absent',
  blank: 'vierge',
  late: 'hors-delai',
  several: 'multiple',
  exchanged: 'echange',
};

function slipLines({ state, solutions: [main, ...others], score, legibility, conduct }: Slip): string[] {
  return [
    `etat: ${STATES[state]}`,
    ...(main ? solutionLines(main) : []),
    ...(score === undefined ? [] : [`score: ${score}`]),
    ...(legibility ? [`lecture: ${legibility === 'hard' ? 'difficile' : 'illisible'}`] : []),
    ...(conduct ? [`discipline: ${conduct === 'warned' ? 'avertissement' : 'grave'}`] : []),
    ...(others.length === 0 ? [] : ['autres:']),
    ...others.flatMap((other) =>
      solutionLines(other).map((line, index) => (index === 0 ? `  - ${line}` : `    ${line}`)),
    ),
  ];
}

function solutionLines(solution: WrittenSolution): string[] {
  const { word, direction, reference, outside, isStruck } = solution;
  const drawing = outside.length === 0 ? [] : makeDrawing(solution).split('\n');
  return [
    `mot: ${quoted(word)}`,
    `sens: ${direction}`,
    ...(reference === undefined ? [] : [`reference: ${quoted(reference)}`]),
    ...(drawing.length === 0 ? [] : ['dessin: |', ...drawing.map((line) => `  ${line}`)]),
    ...(isStruck ? ['raye: oui'] : []),
  ];
}

/** A reason that the verdict gives too is not what is contested: all of its reasons stand. */
function expectation(edition: EditionName, { points, sanction, reason }: Answer, verdict: Verdict): string {
  const hasPenalty = sanction === 'penalty' || sanction === 'penalty-and-warning';
  const hasWarning = sanction === 'warning' || sanction === 'penalty-and-warning';
  const outcome = sanction === 'nullity' ? 'nul' : sanction === 'referred' ? 'commission' : 'accepte';
  const given = verdict.reasons.map(({ code }) => code);
  const own = REASON_CODES.filter((code) => code === reason);
  const reasons = own.some((code) => given.includes(code)) ? given : own;
  const isRemark = reason !== undefined && own.length === 0;
  const said = [
    `points: ${points}`,
    `penalite: ${hasPenalty ? EDITIONS[edition].penalty : 0}`,
    `avertissement: ${hasWarning ? 'oui' : 'non'}`,
    `sort: ${outcome}`,
    ...(isRemark ? [] : [`motifs: [${reasons.join(', ')}]`]),
  ];
  return `{ ${said.join(', ')} }`;
}
