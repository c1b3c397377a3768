import type { Difference, DifferenceSubject } from './record.ts';

/** Where differences are noted, and what was looked at is counted. */
export class CheckFindings {
  readonly differences: Difference[] = [];
  readonly marks: Record<string, number> = {};

  count(mark: string, times = 1): void {
    this.marks[mark] = (this.marks[mark] ?? 0) + times;
  }

  compare(about: DifferenceSubject, where: string, program: string, checker: string, example?: string): void {
    this.count(`checked ${about}`);
    if (program !== checker)
      this.differences.push({ about, where, program, checker, ...(example === undefined ? {} : { example }) });
  }
}
