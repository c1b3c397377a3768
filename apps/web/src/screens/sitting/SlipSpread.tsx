import type { Answer } from '@raccord/school';
import { useQueryClient } from '@tanstack/react-query';
import { Badge, Button, Notice, Panel } from '../../design/controls.tsx';
import layout from '../../design/layout.module.css';
import { Table } from '../../design/Table.tsx';
import { api } from '../../server/client.ts';
import { useSending } from '../../server/usesending.ts';
import { sittingTexts } from '../../texts/sitting.ts';
import { typesetTexts } from '../../texts/typeset.ts';
import { toldAnswer } from '../school/Corrected.tsx';
import { type SittingView, sittingKey } from './queries.ts';

const words = sittingTexts.spread;

type Slips = NonNullable<SittingView['slips']>;

/** What was answered to each slip, as answers come; one that could not be judged is neutralised, and marks worked out again. */
export function SlipSpread({ id, slips }: { readonly id: string; readonly slips: Slips }) {
  const queries = useQueryClient();
  const sending = useSending();
  const neutralise = async (slip: number, isNeutral: boolean): Promise<void> => {
    const what = `${slip} ${isNeutral}`;
    const params = { sitting: id };
    await sending.send(['neutralise', id], what, () => api.neutraliseSlip({ params, body: { slip, isNeutral } }));
    await queries.invalidateQueries({ queryKey: sittingKey(id) });
  };
  return (
    <Panel className={layout.stack2}>
      <h2>{words.title}</h2>
      <p className={layout.soft}>{words.hint}</p>
      {sending.fault && <Notice kind="bad">{sending.fault.text}</Notice>}
      <Table
        look="tight"
        label={words.title}
        rows={slips.map((slip, index) => ({ ...slip, number: index + 1 }))}
        keyOf={({ number }) => number}
        columns={[
          { heading: words.columns.number, kind: 'figure', cell: ({ number }) => number },
          {
            heading: words.columns.slip,
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
              <Button
                look="quiet"
                aria-pressed={isNeutral}
                aria-label={words.neutraliseOf(number, isNeutral)}
                onClick={() => neutralise(number, !isNeutral)}
              >
                {isNeutral ? words.count : words.neutralise}
              </Button>
            ),
          },
        ]}
      />
    </Panel>
  );
}
