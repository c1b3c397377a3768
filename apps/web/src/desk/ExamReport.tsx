import { cell } from '@raccord/french';
import type { EditionName } from '@raccord/regulation';
import { type Answer, type ExamMark, shareRight } from '@raccord/school';
import type { ReactNode } from 'react';
import { Panel } from '../design/controls.tsx';
import layout from '../design/layout.module.css';
import type { JudgedExercise } from '../screens/school/Corrected.tsx';
import { SlipTools } from '../screens/school/SlipTools.tsx';
import { useLegible } from '../screens/school/uselegible.ts';
import { schoolTexts } from '../texts/school.ts';
import { CorrectedSlip } from './CorrectedSlip.tsx';
import styles from './desk.module.css';
import { type KnownRule, RuleTable } from './RuleTable.tsx';

const words = schoolTexts.exam;

interface ReportedSlip {
  readonly exercise: JudgedExercise;
  readonly answer: Answer | undefined;
  /** What is said against its key, where somebody answers it. */
  readonly contest?: ReactNode;
}

interface ExamReportProps {
  readonly edition: EditionName;
  /** By which anybody has the same exam. */
  readonly number: string;
  readonly mark: Pick<ExamMark, 'right' | 'count' | 'reasons' | 'reasonsRight'>;
  readonly byRule: readonly KnownRule[];
  readonly slips: readonly ReportedSlip[];
  /** What else there is to say of it, and to do. */
  readonly children?: ReactNode;
}

/** An exam that is over: the mark, each slip with the answer given, the right one, the article and the trace, then by rule. */
export function ExamReport({ edition, number, mark, byRule, slips, children }: ExamReportProps) {
  const { right, count, reasons, reasonsRight } = mark;
  const [isLegible, setLegible] = useLegible();
  return (
    <>
      <Panel className={layout.stack2}>
        <h2>{words.called(number)}</h2>
        <p className={`${layout.row3} ${layout.baseline} ${styles.mark}`} role="status">
          <strong>{words.mark(right, count)}</strong> <span>{cell(shareRight(mark), 'percent')}</span>
        </p>
        <p>{words.reasons(reasonsRight, reasons)}</p>
        {children}
      </Panel>
      <Panel className={layout.stack2}>
        <div className={`${layout.row} ${layout.between}`}>
          <h2>{words.each}</h2>
          <SlipTools isLegible={isLegible} onChange={setLegible} />
        </div>
        {slips.map(({ exercise, answer, contest }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: slips stand in their order
          <CorrectedSlip key={index} number={index + 1} {...{ edition, exercise, answer, contest }} />
        ))}
      </Panel>
      <RuleTable rules={byRule} caption={words.byRule} />
    </>
  );
}
