import { withCapital } from '@raccord/french';
import type { EditionName } from '@raccord/regulation';
import { essentialsOf, type StageName } from '@raccord/school';
import layout from '../../../design/layout.module.css';
import { Raised } from '../../../design/Raised.tsx';
import { schoolTexts } from '../../../texts/school.ts';
import styles from './path.module.css';

interface EssentialsViewProps {
  readonly edition: EditionName;
  readonly stage: StageName;
}

/** What is to be known before a stage: what it is about, then what the edition says. */
export function EssentialsView({ edition, stage }: EssentialsViewProps) {
  const { rows, rules } = essentialsOf(edition, stage);
  return (
    <div className={layout.stack3}>
      {schoolTexts.path.stages[stage].known.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      <dl className={styles.known}>
        {rows.map(({ when, sanction, article }) => (
          <div key={`${article} ${when}`}>
            <dt>
              <Raised text={withCapital(when)} />
            </dt>
            <dd>
              <strong>
                <Raised text={withCapital(sanction)} />
              </strong>{' '}
              <small className={layout.soft}>
                <Raised text={article} />
              </small>
            </dd>
          </div>
        ))}
        {rules.map(({ subject, text }) => (
          <div key={subject}>
            <dt>
              <Raised text={withCapital(subject.replace(/^Exemption, /, ''))} />
            </dt>
            <dd>
              <Raised text={withCapital(text)} />
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
