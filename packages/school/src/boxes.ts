import { EDITION_NAMES, EDITIONS, type EditionName } from '@raccord/regulation';
import { accept, type Result, refuse } from '@raccord/scrabble';
import { isCount, isKnown, isObject, type KnownThing, nextThing, noteThings, parseObject } from '@raccord/training';
import type { AskedRule } from './mark.ts';

export { type KnownThing, LAST_BOX } from '@raccord/training';

/** The progress of a trainee in one edition: Leitner boxes, by rule. */
export interface Boxes {
  readonly edition: EditionName;
  /** How many answers were given. */
  readonly answers: number;
  readonly rules: Readonly<Partial<Record<AskedRule, KnownThing>>>;
}

export const noBoxes = (edition: EditionName): Boxes => ({ edition, answers: 0, rules: {} });

/** A right answer moves its rules one box on, a wrong one puts them back into the first. */
export function noteAnswer(boxes: Boxes, rules: readonly AskedRule[], isRight: boolean): Boxes {
  const { answers, known } = noteThings({ answers: boxes.answers, known: boxes.rules }, rules, isRight);
  return { ...boxes, answers, rules: known };
}

/** The rule to ask next, of these in the order of the text. */
export const nextRule = ({ answers, rules: known }: Boxes, rules: readonly AskedRule[]): AskedRule | undefined =>
  nextThing({ answers, known }, rules);

const FORMAT = 'raccord-ecole';
const VERSION = 1;

/** The progress as a file. */
export const makeBoxesFile = (boxes: Boxes): string =>
  `${JSON.stringify({ format: FORMAT, version: VERSION, ...boxes }, null, 2)}\n`;

/** Reads such a file; rules that this edition does not have are left out. */
export function readBoxesFile(text: string): Result<Boxes, 'boxes-file'> {
  const content = parseObject(text);
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
  if (!isCount(answers) || !isObject(rules)) return damaged();
  const known: [AskedRule, KnownThing][] = [];
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
