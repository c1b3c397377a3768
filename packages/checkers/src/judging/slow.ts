import type { JudgeSettings, Slip, Verdict } from '@raccord/regulation';
import { judgeBefore2023, type OldVerdict } from './before2023/judge.ts';
import { type ReferenceVerdict, referenceJudge } from './judge2023.ts';
import type { Position } from './placements.ts';

/** The slow judge of each edition that has one. */
const SLOW: Readonly<
  Record<string, (turn: Position, slip: Slip, settings: JudgeSettings) => OldVerdict | ReferenceVerdict>
> = {
  '2015': (turn, slip, { provisional }) => judgeBefore2023(turn, slip, '2015', provisional),
  '2016': (turn, slip, { provisional }) => judgeBefore2023(turn, slip, '2016', provisional),
  '2019': (turn, slip, { provisional }) => judgeBefore2023(turn, slip, '2019', provisional),
  '2023': (turn, slip, { plausible }) => referenceJudge(turn, slip, plausible),
};

/** D1 where a tournament chose nothing. */
const USUAL: JudgeSettings = { provisional: 'zero', plausible: 'accord' };

export const judgeSlowly = (turn: Position, slip: Slip, edition: string, settings = USUAL) =>
  SLOW[edition](turn, slip, settings);

/** What both judges have to say, the reasons and their words in no order. */
export function essenceOf(verdict: Verdict | ReferenceVerdict | OldVerdict): string {
  const { outcome, points, penalty, warning, disciplinary = false, retained, reasons } = verdict;
  const told = reasons.map(({ code, words = [] }) => [code, ...words.toSorted()].join(' ')).toSorted();
  const paid = retained ? `${retained.reference} ${retained.word} ${retained.score}` : 'nothing';
  const sanctions = [penalty, warning, disciplinary].join(' ');
  return `${outcome}: ${points} for ${paid}, ${sanctions}, ${told.join(', ')}`;
}
