import { withCapital } from '@raccord/french';
import { Table } from '../../design/Table.tsx';
import { texts } from '../../texts/index.ts';
import { resultsTexts } from '../../texts/results.ts';
import { Figure } from './Figure.tsx';
import { reasonsOf, type TurnFigures } from './figures.ts';
import styles from './statistics.module.css';

const { statistics: words } = resultsTexts;

/** What slips were sanctioned for over the game: bars beside their sentences, so that they can be read. */
export function ReasonsFigure({ turns }: { readonly turns: readonly TurnFigures[] }) {
  const reasons = reasonsOf(turns);
  const most = reasons[0]?.count ?? 1;
  return (
    <Figure title={words.reasons} hint={reasons.length === 0 ? words.noReason : words.reasonsHint}>
      {reasons.length > 0 && (
        <Table
          isHeadHidden
          look="tight"
          rows={reasons}
          keyOf={({ code }) => code}
          columns={[
            {
              ...{ heading: words.columns.reason, kind: 'name' },
              cell: ({ label, count }) => (
                <>
                  <span>{withCapital(label)}</span>
                  <span className={styles.bar} style={{ width: `${(100 * count) / most}%` }} />
                </>
              ),
            },
            {
              ...{ heading: words.columns.times, kind: 'figure' },
              cell: ({ count }) => <strong>{texts.numbers.number(count)}</strong>,
            },
          ]}
        />
      )}
    </Figure>
  );
}
