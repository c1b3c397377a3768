import type { Answer } from '@raccord/school';
import { Panel } from '../../design/controls.tsx';
import layout from '../../design/layout.module.css';
import { Raised } from '../../design/Raised.tsx';
import { ExamReport } from '../../desk/ExamReport.tsx';
import { ToppingTurns } from '../../desk/ToppingTurns.tsx';
import { schoolTexts } from '../../texts/school.ts';
import { sittingTexts } from '../../texts/sitting.ts';
import { ContestedPage } from '../school/contested/ContestedPage.tsx';
import { useContested } from '../school/contested/contestedstore.ts';
import type { SittingSheetView } from './queries.ts';
import styles from './sitting.module.css';

const words = sittingTexts.topping;

type ExamSheet = NonNullable<SittingSheetView['exam']>;
type ToppingSheet = NonNullable<SittingSheetView['topping']>;

/** What somebody answered, beside what is right. */
export function SittingSheet({ sheet: { exam, topping, number } }: { readonly sheet: SittingSheetView }) {
  if (topping) return <WholeTopping {...topping} />;
  return exam ? <WholeExam {...exam} number={number} /> : null;
}

function WholeExam({ edition, mark, neutral, slips, number }: ExamSheet & { readonly number: string }) {
  const hasContested = useContested().length > 0;
  return (
    <div className={layout.stack4}>
      <ExamReport
        {...{ edition, number, mark }}
        byRule={mark.byRule}
        slips={slips.map(({ given, ...exercise }) => ({ exercise, answer: given as Answer | undefined }))}
      >
        {neutral.length > 0 && <p>{sittingTexts.spread.neutral(neutral)}</p>}
      </ExamReport>
      {hasContested && (
        <Panel className={layout.stack2}>
          <h2>{schoolTexts.screens.contested}</h2>
          <ContestedPage />
        </Panel>
      )}
    </div>
  );
}

/** How somebody went through a topping game. */
const WholeTopping = ({ standing, players, draws }: ToppingSheet) => (
  <div className={layout.stack4}>
    <Panel className={layout.stack1} role="status">
      <p className={styles.mark}>
        <Raised text={words.rank(standing.rank, players)} />
      </p>
      <p>{words.total(standing.time)}</p>
    </Panel>
    <Panel>
      <ToppingTurns turns={draws} label={sittingTexts.kinds.topping} />
    </Panel>
  </div>
);
