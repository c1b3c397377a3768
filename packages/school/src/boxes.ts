import { EDITION_NAMES, EDITIONS, type EditionName } from '@raccord/regulation';
import { accept, type Result, refuse } from '@raccord/scrabble';
import type { AskedRule } from './mark.ts';

/** What somebody knows of a rule. */
export interface Known {
  /** From 0, just missed, to the last one. */
  readonly box: number;
  /** Which answer of all was the last on this rule, from 1. */
  readonly last: number;
  readonly right: number;
  readonly wrong: number;
}

/** The progress of a trainee in one edition: Leitner boxes, by rule. */
export interface Boxes {
  readonly edition: EditionName;
  /** How many answers were given. */
  readonly answers: number;
  readonly rules: Readonly<Partial<Record<AskedRule, Known>>>;
}

/** After how many other answers a rule comes back, by box. */
const WAITS = [2, 5, 12, 30, 80];
export const LAST_BOX = WAITS.length - 1;

export const noBoxes = (edition: EditionName): Boxes => ({ edition, answers: 0, rules: {} });

/** A right answer moves its rules one box on, a wrong one puts them back into the first. */
export function noteAnswer(boxes: Boxes, rules: readonly AskedRule[], isRight: boolean): Boxes {
  const answers = boxes.answers + 1;
  const noted = rules.map((rule) => {
    const { box, right, wrong } = boxes.rules[rule] ?? { box: 0, right: 0, wrong: 0 };
    return [
      rule,
      {
        box: isRight ? Math.min(box + 1, LAST_BOX) : 0,
        last: answers,
        right: right + Number(isRight),
        wrong: wrong + Number(!isRight),
      },
    ] as const;
  });
  return { ...boxes, answers, rules: { ...boxes.rules, ...Object.fromEntries(noted) } };
}

/**
 * The rule to ask next: of those whose wait is over the one in the first box; then one that was never asked, in the order of the text;
 * then the one whose wait ends first, not twice running the same.
 */
export function nextRule(boxes: Boxes, rules: readonly AskedRule[]): AskedRule | undefined {
  const asked = rules.flatMap((rule) => {
    const known = boxes.rules[rule];
    return known ? [{ rule, box: known.box, late: boxes.answers - known.last - WAITS[known.box] }] : [];
  });
  const due = asked.filter(({ late }) => late >= 0).sort((a, b) => a.box - b.box || b.late - a.late);
  const isNew = (rule: AskedRule): boolean => boxes.rules[rule] === undefined;
  const isJustAsked = (rule: AskedRule): boolean => boxes.rules[rule]?.last === boxes.answers;
  const soonest = asked.sort((a, b) => Number(isJustAsked(a.rule)) - Number(isJustAsked(b.rule)) || b.late - a.late);
  return due[0]?.rule ?? rules.find(isNew) ?? soonest[0]?.rule;
}

const FORMAT = 'raccord-ecole';
const VERSION = 1;

/** The progress as a file. */
export const makeBoxesFile = (boxes: Boxes): string =>
  `${JSON.stringify({ format: FORMAT, version: VERSION, ...boxes }, null, 2)}\n`;

/** Reads such a file; rules that this edition does not have are left out. */
export function readBoxesFile(text: string): Result<Boxes, 'boxes-file'> {
  const content = parseJson(text);
  if (content?.format !== FORMAT)
    return refuse(
      'boxes-file',
      'Ce fichier n’est pas une progression de l’école d’arbitrage : choisissez-en une exportée par Raccord.',
    );
  if (isCount(content.version) && content.version > VERSION)
    return refuse(
      'boxes-file',
      'Cette progression vient d’une version plus récente de Raccord : mettez Raccord à jour pour la lire.',
    );
  if (content.version !== VERSION) return damaged();
  const edition = EDITION_NAMES.find((name) => name === content.edition);
  if (!edition)
    return refuse('boxes-file', 'Cette progression est d’une édition du règlement que Raccord ne connaît pas.');
  const { answers, rules } = content;
  if (!isCount(answers) || !isRecord(rules)) return damaged();
  const known: [AskedRule, Known][] = [];
  for (const rule of ['right', ...EDITIONS[edition].rows.map(({ condition }) => condition)] as const) {
    const value = rules[rule];
    if (value === undefined) continue;
    if (!isKnown(value, answers)) return damaged();
    known.push([rule, { box: value.box, last: value.last, right: value.right, wrong: value.wrong }]);
  }
  return accept({ edition, answers, rules: Object.fromEntries(known) });
}

const damaged = () =>
  refuse('boxes-file', 'Cette progression est abîmée : exportez-la de nouveau depuis l’appareil d’où elle vient.');

function parseJson(text: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return isRecord(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) >= 0;

function isKnown(value: unknown, answers: number): value is Known {
  if (!isRecord(value)) return false;
  const { box, last, right, wrong } = value;
  return isCount(box) && box <= LAST_BOX && isCount(last) && last <= answers && isCount(right) && isCount(wrong);
}
