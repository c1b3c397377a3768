import type { Answer } from '@raccord/school';
import { Badge, Panel } from '../../design/controls.tsx';
import layout from '../../design/layout.module.css';
import { Table } from '../../design/Table.tsx';
import { sittingTexts } from '../../texts/sitting.ts';
import { typesetTexts } from '../../texts/typeset.ts';
import { toldAnswer } from '../school/Corrected.tsx';
import { SeeSlip } from './ExamKey.tsx';
import { NeutraliseButton } from './NeutraliseButton.tsx';
import type { SittingView } from './queries.ts';
import styles from './sitting.module.css';

const words = sittingTexts.spread;

type Slips = NonNullable<SittingView['slips']>;

interface SpreadProps {
  readonly id: string;
  readonly slips: Slips;
}

/** The same while candidates answer: nothing of it shows before it is asked for, since this page may be on the screen of the hall. */
export const HiddenSpread = (props: SpreadProps) => (
  <details className={styles.key}>
    <summary>{words.show}</summary>
    <SlipSpread {...props} />
  </details>
);

/** What was answered to each slip, as answers come; one that could not be judged is neutralised, and marks worked out again. */
export function SlipSpread({ id, slips }: SpreadProps) {
  return (
    <Panel className={layout.stack2}>
      <h2>{words.title}</h2>
      <p className={layout.soft}>{words.hint}</p>
      <Table
        look="tight"
        hasCards
        label={words.title}
        rows={slips.map((slip, index) => ({ ...slip, number: index + 1 }))}
        keyOf={({ number }) => number}
        columns={[
          { heading: words.columns.number, kind: 'figure', card: 'titled', cell: ({ number }) => number },
          {
            ...{ heading: words.columns.slip, card: 'whole' },
            cell: ({ told, right }) => (
              <>
                {typesetTexts(told)}
                <br />
                <small className={layout.soft}>{words.right(toldAnswer(right as Answer))}</small>
              </>
            ),
          },
          {
            heading: words.columns.answers,
            cell: ({ answers }) => (
              <ul className={layout.stack1}>
                {answers.map(({ count, isRight, ...answer }) => (
                  <li key={JSON.stringify(answer)}>
                    <Badge kind={isRight ? 'good' : 'bad'}>{`${isRight ? '✓' : '✗'} ${count}`}</Badge>{' '}
                    {toldAnswer(answer as Answer)}
                  </li>
                ))}
              </ul>
            ),
          },
          {
            ...{ heading: '', kind: 'action' },
            cell: ({ number, isNeutral }) => (
              <>
                <SeeSlip sitting={id} slip={number} />
                <NeutraliseButton sitting={id} slip={number} isNeutral={isNeutral} />
              </>
            ),
          },
        ]}
      />
    </Panel>
  );
}
