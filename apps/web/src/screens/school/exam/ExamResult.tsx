import { type Exam, markExam } from '@raccord/school';
import type { ComponentType } from 'react';
import { Button, Panel } from '../../../design/controls.tsx';
import layout from '../../../design/layout.module.css';
import { Table } from '../../../design/Table.tsx';
import { CorrectedSlip } from '../../../desk/CorrectedSlip.tsx';
import { schoolTexts } from '../../../texts/school.ts';
import { LegibleCheck } from '../LegibleCheck.tsx';
import { nameOfRule, rulesIn } from '../rules.ts';
import type { ExamPapersProps } from '../School.tsx';
import { useLegible } from '../uselegible.ts';
import { ExamPaper } from './ExamPaper.tsx';
import styles from './exam.module.css';
import { endOfExam, type KeptExam, minutesTaken } from './keptexam.ts';

const words = schoolTexts.exam;

interface ExamResultProps {
  readonly exam: Exam;
  readonly kept: KeptExam;
  readonly Papers: ComponentType<ExamPapersProps> | undefined;
  onAnother(): void;
}

/** The mark, by rule, and each slip with the answer given, the right one, the article and the trace. */
export function ExamResult({ exam, kept, Papers, onAnother }: ExamResultProps) {
  const { edition, exercises, number } = exam;
  const answers = kept.answers.map((answer) => answer ?? undefined);
  const { right, count, reasonsRight, byRule } = markExam(exercises, answers);
  const [isLegible, setLegible] = useLegible();
  const rules = rulesIn(edition);
  const inOrder = [...rules.map(({ rule }) => rule), 'right'].flatMap(
    (rule) => byRule.find((one) => one.rule === rule) ?? [],
  );
  const numbered = exercises.map((exercise, index) => ({ exercise, index }));
  return (
    <>
      <Panel className={layout.stack2}>
        <h2>{words.called(number)}</h2>
        {kept.finishedAt === endOfExam(kept) && <p>{words.timeUp}</p>}
        <p className={`${layout.row3} ${layout.baseline} ${styles.mark}`} role="status">
          <strong>{words.of(right, count)}</strong> <span>{words.percent(Math.round((100 * right) / count))}</span>
        </p>
        <p>{words.reasons(reasonsRight, count)}</p>
        <p>{words.took(minutesTaken(kept))}</p>
        <p>
          <Button onClick={onAnother}>{words.another}</Button>
        </p>
      </Panel>
      <h2>{words.byRule}</h2>
      <Table
        look="tight"
        rows={inOrder}
        keyOf={({ rule }) => rule}
        columns={[
          {
            ...{ heading: words.columns.rule, kind: 'name' },
            cell: ({ rule, right: own, count: all }) =>
              own < all ? <strong>{nameOfRule(rule, rules)}</strong> : nameOfRule(rule, rules),
          },
          { heading: words.columns.right, kind: 'figure', cell: (one) => one.right },
          { heading: words.columns.count, kind: 'figure', cell: (one) => one.count },
        ]}
      />
      <div className={`${layout.row} ${layout.between}`}>
        <h2>{words.each}</h2>
        <LegibleCheck isLegible={isLegible} onChange={setLegible} />
      </div>
      <ol className={layout.stack2}>
        {numbered.map(({ exercise, index }) => (
          <li key={index}>
            <CorrectedSlip {...{ edition, exercise }} number={index + 1} answer={answers[index]} />
          </li>
        ))}
      </ol>
      <ExamPaper {...{ Papers, number }} lexicon={kept.words} />
    </>
  );
}
