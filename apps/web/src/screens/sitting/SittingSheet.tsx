import type { Answer } from '@raccord/school';
import { useState } from 'react';
import { Badge, Button, Panel } from '../../design/controls.tsx';
import layout from '../../design/layout.module.css';
import { VerdictView } from '../../slip/VerdictView.tsx';
import { shownOfJudged } from '../../slip/verdicts.ts';
import { schoolTexts } from '../../texts/school.ts';
import { sittingTexts } from '../../texts/sitting.ts';
import { ContestedPage } from '../school/contested/ContestedPage.tsx';
import { useContested } from '../school/contested/contestedstore.ts';
import { Disagree } from '../school/contested/Disagree.tsx';
import { LegibleCheck } from '../school/LegibleCheck.tsx';
import { Subject } from '../school/Subject.tsx';
import { useIsLegible, useLegible } from '../school/uselegible.ts';
import type { SittingSheetView } from './queries.ts';
import { RuleTable } from './RuleTable.tsx';
import styles from './sitting.module.css';
import { ToppingSheet } from './ToppingSheet.tsx';

const words = sittingTexts.sheet;
const { corrected } = schoolTexts;

type ExamSheet = NonNullable<SittingSheetView['exam']>;
type SheetSlip = ExamSheet['slips'][number];

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
        {slips.map((slip, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: slips stand in their order
          <CorrectedSlip key={index} number={index + 1} {...{ slip, edition }} />
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

/** « 24 points, avertissement, joker non encerclé ». */
function told(answer: Omit<Answer, 'reason'> & { readonly reason?: string | undefined }): string {
  const { points, sanction, reason } = answer;
  const known = schoolTexts.reasons as Readonly<Record<string, { readonly name: string } | undefined>>;
  return schoolTexts.answer.echo(points, sanction, reason === undefined ? undefined : known[reason]?.name);
}

interface CorrectedSlipProps {
  readonly number: number;
  readonly slip: SheetSlip;
  readonly edition: ExamSheet['edition'];
}

/** A slip with the answer given, the right one, its article and its trace; drawn once it is looked at. */
function CorrectedSlip({ number, slip: own, edition }: CorrectedSlipProps) {
  const { position, slip, given, isRight, isReasonRight, verdict, trace } = own;
  const isLegible = useIsLegible();
  const [isOpen, setOpen] = useState(false);
  const [isContesting, setContesting] = useState(false);
  return (
    <details className={styles.corrected} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className={layout.row2}>
        <strong>{number}</strong>
        <Badge kind={isRight ? 'good' : 'bad'}>{isRight ? `✓ ${corrected.right}` : `✗ ${corrected.wrong}`}</Badge>
        <span>{given ? told(given) : schoolTexts.answer.nothing}</span>
      </summary>
      {isOpen && (
        <div className={layout.stack2}>
          <Subject {...{ position, slip, isLegible }} table={number} />
          {given && !isReasonRight && <p className={layout.soft}>{corrected.reasonWrong}</p>}
          <VerdictView verdict={shownOfJudged({ verdict, trace })} isTraced />
          <p>
            <Button look="quiet" onClick={() => setContesting(true)}>
              {corrected.disagree}
            </Button>
          </p>
          {isContesting && (
            <Disagree
              {...{ edition, exercise: { position, slip, verdict }, answer: given as Answer | undefined }}
              onClose={() => setContesting(false)}
            />
          )}
        </div>
      )}
    </details>
  );
}
