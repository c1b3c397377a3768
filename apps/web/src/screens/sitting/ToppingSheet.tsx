import { Panel } from '../../design/controls.tsx';
import layout from '../../design/layout.module.css';
import { sittingTexts } from '../../texts/sitting.ts';
import type { SittingSheetView } from './queries.ts';
import styles from './sitting.module.css';

const words = sittingTexts.topping;

/** How somebody went through a topping game, draw by draw. */
export const ToppingSheet = ({ standing, players, draws }: NonNullable<SittingSheetView['topping']>) => (
  <div className={layout.stack4}>
    <Panel className={layout.stack1} role="status">
      <p className={styles.mark}>{words.rank(standing.rank, players)}</p>
      <p>{words.total(standing.time)}</p>
    </Panel>
    <Panel>
      <div className={styles.scrolled}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th>{words.columns.draw}</th>
              <th>{words.columns.top}</th>
              <th className={styles.figure}>{words.columns.time}</th>
            </tr>
          </thead>
          <tbody>
            {draws.map(({ draw, top, time, isFound }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: draws stand in their order
              <tr key={index} data-missed={!isFound}>
                <td>
                  {index + 1}. {draw}
                </td>
                <td>{words.top(top.word, top.reference, top.score)}</td>
                <td className={styles.figure}>
                  {sittingTexts.time(time)}
                  {!isFound && ` (${words.notFound})`}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Panel>
  </div>
);
