import { texts } from '../../texts/index.ts';
import { Figure } from './Figure.tsx';
import { reasonsOf, type TurnFigures } from './figures.ts';
import styles from './statistics.module.css';

const { statistics: words } = texts.results;

/** What slips were sanctioned for over the game: bars beside their sentences, so that they can be read. */
export function ReasonsFigure({ turns }: { readonly turns: readonly TurnFigures[] }) {
  const reasons = reasonsOf(turns);
  const most = reasons[0]?.count ?? 1;
  return (
    <Figure title={words.reasons} hint={reasons.length === 0 ? words.noReason : words.reasonsHint}>
      {reasons.length > 0 && (
        <table className={styles.reasons}>
          <thead className="visually-hidden">
            <tr>
              <th scope="col">{words.columns.reason}</th>
              <th scope="col">{words.columns.times}</th>
            </tr>
          </thead>
          <tbody>
            {reasons.map(({ code, label, count }) => (
              <tr key={code}>
                <th scope="row">
                  <span>{label}</span>
                  <span className={styles.bar} style={{ width: `${(100 * count) / most}%` }} />
                </th>
                <td>{texts.numbers.number(count)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Figure>
  );
}
