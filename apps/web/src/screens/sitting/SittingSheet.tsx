import type { Answer } from '@raccord/school';
import { Panel } from '../../design/controls.tsx';
import layout from '../../design/layout.module.css';
import { CorrectedSlip } from '../../desk/CorrectedSlip.tsx';
import { schoolTexts } from '../../texts/school.ts';
import { sittingTexts } from '../../texts/sitting.ts';
import { ContestedPage } from '../school/contested/ContestedPage.tsx';
import { useContested } from '../school/contested/contestedstore.ts';
import { LegibleCheck } from '../school/LegibleCheck.tsx';
import { useLegible } from '../school/uselegible.ts';
import type { SittingSheetView } from './queries.ts';
import { RuleTable } from './RuleTable.tsx';
import styles from './sitting.module.css';
import { ToppingSheet } from './ToppingSheet.tsx';

const words = sittingTexts.sheet;

type ExamSheet = NonNullable<SittingSheetView['exam']>;

/** What somebody answered, beside what is right. */
export function SittingSheet({ sheet: { exam, topping, number } }: { readonly sheet: SittingSheetView }) {
  if (topping) return <ToppingSheet {...topping} />;
  return exam ? <WholeExam {...exam} number={number} /> : null;
}

function WholeExam({ edition, mark, slips, number }: ExamSheet & { readonly number: string }) {
  const [isLegible, setLegible] = useLegible();
  const hasContested = useContested().length > 0;
  return (
    <div className={layout.stack4}>
      <Panel className={layout.stack1} role="status">
        <p className={styles.mark}>{words.mark(mark.right, mark.count)}</p>
        <p>{words.reasons(mark.reasonsRight, mark.count)}</p>
        <p className={layout.soft}>{sittingTexts.run.numbers.exam(number)}</p>
      </Panel>
      <Panel className={layout.stack2}>
        <div className={`${layout.row} ${layout.between}`}>
          <h2>{words.slips}</h2>
          <LegibleCheck isLegible={isLegible} onChange={setLegible} />
        </div>
        {slips.map(({ given, ...exercise }, index) => (
          <CorrectedSlip
            // biome-ignore lint/suspicious/noArrayIndexKey: slips stand in their order
            key={index}
            number={index + 1}
            {...{ edition, exercise }}
            answer={given as Answer | undefined}
          />
        ))}
      </Panel>
      <RuleTable rules={mark.byRule} caption={words.byRule} />
      {hasContested && (
        <Panel className={layout.stack2}>
          <h2>{schoolTexts.screens.contested}</h2>
          <ContestedPage />
        </Panel>
      )}
    </div>
  );
}
