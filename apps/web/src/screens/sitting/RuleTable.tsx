import { Panel } from '../../design/controls.tsx';
import layout from '../../design/layout.module.css';
import { sittingTexts } from '../../texts/sitting.ts';
import { typeset } from '../../texts/typeset.ts';
import type { SittingView } from './queries.ts';
import styles from './sitting.module.css';

const words = sittingTexts.run;

interface RuleTableProps {
  readonly rules: NonNullable<SittingView['byRule']>;
  readonly caption: string;
}

/** How each rule was answered, those least known first. */
export const RuleTable = ({ rules, caption }: RuleTableProps) => (
  <Panel className={layout.stack2}>
    <h2>{caption}</h2>
    <div className={styles.scrolled}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th>{words.rule}</th>
            <th className={styles.figure}>{words.right}</th>
          </tr>
        </thead>
        <tbody>
          {[...rules]
            .sort((a, b) => a.right / a.count - b.right / b.count)
            .map(({ label, count, right }) => (
              <tr key={label}>
                <td className={styles.rule}>{typeset(label)}</td>
                <td className={styles.figure}>{words.mark(right, count)}</td>
              </tr>
            ))}
        </tbody>
      </table>
    </div>
  </Panel>
);
