import type { ConditionId, Finding } from './conditions/index.ts';
import { type Edition, type ExemptionSubject, lifts, rowOf } from './editions/edition.ts';
import type { Payable } from './moves.ts';
import type { Reading } from './readings.ts';
import type { Sanction } from './reasons.ts';
import type { JudgeSettings } from './settings.ts';
import { type Judgement, settle } from './settle.ts';

/** Slips before one edition, as a tournament has set it. */
export class Inquiry {
  readonly edition: Edition;
  readonly settings: JudgeSettings;
  /** The readings of ours that count, noted for who asks how a verdict is reached. */
  readonly readings: Set<Reading> | undefined;

  constructor(edition: Edition, settings: JudgeSettings, readings?: Set<Reading>) {
    this.edition = edition;
    this.settings = settings;
    this.readings = readings;
  }

  /** Where this holds, another reading of the text could give another verdict. */
  restsOn(reading: Reading, holds: () => boolean): void {
    if (this.readings && !this.readings.has(reading) && holds()) this.readings.add(reading);
  }

  /** What the edition makes of a condition, undefined where it has no row: it then does not hold. */
  sanction(condition: ConditionId): Sanction | undefined {
    return rowOf(this.edition, condition)?.sanction;
  }

  /** Is the row of a condition a reading of ours? */
  isOurs(condition: ConditionId): boolean {
    return rowOf(this.edition, condition)?.origin === 'reading';
  }

  /** Would this finding alone make a slip null? */
  isNull(condition: ConditionId): boolean {
    return this.sanction(condition) === 'nullity';
  }

  /** Does an exemption of the edition lift this finding, of a lengthened word of so many letters where it is about one? */
  lifts(subject: ExemptionSubject, condition: ConditionId, length?: number): boolean {
    return lifts(this.edition, subject, condition, length);
  }

  /** What a move earns with these findings against it. */
  settle(move: Payable | undefined, findings: readonly Finding[]): Judgement {
    return settle({ move, findings }, this.edition, this.settings);
  }

  /** The judgement of a slip about which more was found. */
  add(judgement: Judgement, ...findings: readonly Finding[]): Judgement {
    const { move, findings: before } = judgement.proposal;
    const { ways, solution } = judgement;
    return { ...this.settle(move, [...before, ...findings]), ways, solution };
  }
}
