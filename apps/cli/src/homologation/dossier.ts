import { createHash } from 'node:crypto';
import { appendFileSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { CheckReport } from '@raccord/checkers';
import { type ConformityOrder, type ConformitySums, SUBJECT_LABELS } from '@raccord/conformity';
import { EDITION_NAMES, EDITIONS, makeTable, rulesOf } from '@raccord/regulation';
import { CliFault } from '../command.ts';
import { codeOf } from '../files.ts';
import { unwritable } from '../target.ts';
import { quote } from '../text.ts';

const ORDER = 'commande.json';
const REPORTS = 'essais.jsonl';

/** The folder of a run, which goes on where it was stopped. */
export class Dossier {
  readonly #path: string;

  constructor(path: string) {
    this.#path = path;
    try {
      mkdirSync(path, { recursive: true });
    } catch (error) {
      throw unwritable(path, codeOf(error) === 'EEXIST' ? 'ce n’est pas un dossier' : 'il ne peut pas être créé');
    }
  }

  /** Begins a run, or goes on with the same one; the folder of another one, or of anything else, is left alone. */
  begin(order: ConformityOrder): void {
    const { tournaments: _, ...same } = order;
    const text = `${JSON.stringify(same, null, 2)}\n`;
    const path = join(this.#path, ORDER);
    if (!existsSync(path) && readdirSync(this.#path).length > 0)
      throw new CliFault(`${quote(this.#path)} a d’autres fichiers (-o) : choisissez un dossier vide, ou un nouveau.`);
    if (existsSync(path) && readFileSync(path, 'utf8') !== text)
      throw new CliFault(
        `${quote(this.#path)} a les essais d’un autre programme, d’un autre dictionnaire, d’une autre graine ou d’une autre faute (-o) : choisissez un autre dossier.`,
      );
    writeFileSync(path, text);
  }

  /**
   * Adds what is done already. A line that was being written when the run was killed, or that does not read, is taken out: its
   * tournament is run again. The numbers of those that do not read are told.
   */
  readInto(
    sums: ConformitySums,
    most: number,
  ): { readonly done: ReadonlySet<number>; readonly damaged: readonly number[] } {
    const path = join(this.#path, REPORTS);
    const done = new Set<number>();
    const damaged: number[] = [];
    if (!existsSync(path)) return { done, damaged };
    const text = readFileSync(path, 'utf8');
    const lines = text.split('\n');
    const cut = lines.pop();
    const whole = lines.filter((line, index) => {
      const report = reportIn(line);
      if (!report) damaged.push(index + 1);
      else if (report.number < most && !done.has(report.number)) {
        done.add(report.number);
        sums.add(report);
      }
      return report !== undefined;
    });
    if (cut !== '' || damaged.length > 0) {
      const mended = `${path}.nouveau`;
      writeFileSync(mended, whole.map((line) => `${line}\n`).join(''));
      renameSync(mended, path);
    }
    return { done, damaged };
  }

  keep(report: CheckReport): void {
    appendFileSync(join(this.#path, REPORTS), `${JSON.stringify(report)}\n`);
  }

  write(name: string, content: string | Uint8Array): void {
    writeFileSync(join(this.#path, name), content);
  }
}

/** Undefined where the line is not one that was written here. */
function reportIn(line: string): CheckReport | undefined {
  let report: Partial<CheckReport> | null;
  try {
    report = JSON.parse(line);
  } catch {
    return undefined;
  }
  const isOne =
    Number.isSafeInteger(report?.number) &&
    typeof report?.edition === 'string' &&
    Array.isArray(report.differences) &&
    report.differences.every((one) => typeof one?.where === 'string' && one.about in SUBJECT_LABELS) &&
    Object.values(report.marks ?? [undefined]).every(Number.isSafeInteger);
  return isOne ? (report as CheckReport) : undefined;
}

const sha256 = (...contents: readonly (string | Uint8Array)[]): string => {
  const hash = createHash('sha256');
  for (const content of contents) hash.update(content);
  return hash.digest('hex');
};

const HERE = fileURLToPath(new URL('.', import.meta.url));

/** Of all the files of the program in their order, names included. */
export const programHash = (): string =>
  sha256(
    ...readdirSync(HERE)
      .filter((name) => name.endsWith('.js'))
      .sort()
      .flatMap((name) => [name, readFileSync(join(HERE, name))]),
  );

/** Of the process that checks, which is one file. */
export const checkersHash = (): string => sha256(readFileSync(join(HERE, 'checker.js')));

/** Of what each edition says. */
export const editionHashes = (): Record<string, string> =>
  Object.fromEntries(
    EDITION_NAMES.map((name) => {
      const edition = EDITIONS[name];
      return [name, sha256(JSON.stringify([edition.title, makeTable(edition), rulesOf(edition)]))];
    }),
  );
