import type { Answer } from '@raccord/school';
import { Badge, Panel } from '../../design/controls.tsx';
import layout from '../../design/layout.module.css';
import { Raised } from '../../design/Raised.tsx';
import { ExamReport } from '../../desk/ExamReport.tsx';
import { ToppingTurns } from '../../desk/ToppingTurns.tsx';
import { schoolTexts } from '../../texts/school.ts';
import { sittingTexts } from '../../texts/sitting.ts';
import { ContestedPage } from '../school/contested/ContestedPage.tsx';
import { useContested } from '../school/contested/contestedstore.ts';
import { calledAsTaught } from '../school/rules.ts';
import { OwnContest, ToldContest } from './OwnContest.tsx';
import type { SittingSheetView } from './queries.ts';
import styles from './sitting.module.css';

const words = sittingTexts.topping;

type ExamSheet = NonNullable<SittingSheetView['exam']>;
type ToppingSheet = NonNullable<SittingSheetView['topping']>;

interface SittingSheetProps {
  readonly sheet: SittingSheetView;
  /** The sitting, where it is he who looks. */
  readonly own?: string;
}

/** What somebody answered, beside what is right. */
export function SittingSheet({ sheet: { exam, topping, number }, own }: SittingSheetProps) {
  if (topping) return <WholeTopping {...topping} />;
  return exam ? <WholeExam {...exam} {...{ number, own }} /> : null;
}

type WholeExamProps = ExamSheet & { readonly number: string; readonly own: string | undefined };

function WholeExam({ edition, mark, passPercent, neutral, slips, number, own }: WholeExamProps) {
  const hasContested = useContested().length > 0;
  return (
    <div className={layout.stack4}>
      <ExamReport
        {...{ edition, number, mark }}
        byRule={calledAsTaught(mark.byRule)}
        slips={slips.map(({ given, contest, ...exercise }, index) => ({
          ...{ exercise, answer: given as Answer | undefined },
          contest:
            own === undefined ? (
              contest && <ToldContest {...contest} />
            ) : (
              <OwnContest sitting={own} slip={index + 1} contest={contest} />
            ),
        }))}
      >
        {passPercent !== undefined && mark.isPassed !== undefined && (
          <p>
            <Badge kind={mark.isPassed ? 'good' : 'bad'}>{sittingTexts.passed(mark.isPassed)}</Badge>{' '}
            {sittingTexts.passing(mark.count, passPercent)}
          </p>
        )}
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
