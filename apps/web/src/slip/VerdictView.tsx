import { Badge } from '../design/controls.tsx';
import { texts } from '../texts/index.ts';
import styles from './slip.module.css';
import { isPlain, kindOf, type ShownVerdict, shownOfResult } from './verdicts.ts';

/** What a slip is worth: outcome, points, sanctions. One line. */
export function VerdictLine({ verdict }: { readonly verdict: ShownVerdict }) {
  const { outcome, points, penalty, warnings, isProvisional = false } = verdict;
  const hasPoints = outcome !== 'missing' && outcome !== 'not-playing';
  return (
    <span className={styles.verdictLine}>
      <Badge kind={kindOf(verdict)}>{texts.slip.outcomes[outcome]}</Badge>
      {hasPoints && <strong>{texts.slip.points(points)}</strong>}
      {penalty > 0 && <Badge kind="warn">{texts.slip.penalty(penalty)}</Badge>}
      {warnings > 0 && <Badge kind="warn">{texts.slip.warning(warnings)}</Badge>}
      {isProvisional && <Badge kind="info">{texts.slip.provisional}</Badge>}
    </span>
  );
}

/** A verdict with its reasons, each with its article and its sentence. */
export function VerdictView({ verdict }: { readonly verdict: ShownVerdict }) {
  const { reasons, retained } = verdict;
  return (
    <div className={styles.verdict} data-kind={kindOf(verdict)}>
      <VerdictLine verdict={verdict} />
      {reasons.length > 0 && (
        <ul className={styles.reasons}>
          {reasons.map(({ code, citation, text }) => (
            <li key={`${code} ${text}`}>
              {text} <cite>{citation}</cite>
            </li>
          ))}
        </ul>
      )}
      {reasons.length === 0 && isPlain(verdict) && <p className={styles.soft}>{texts.slip.noFault}</p>}
      {retained && reasons.length > 0 && (
        <p className={styles.soft}>{texts.slip.retained(retained.word, retained.reference, retained.score)}</p>
      )}
    </div>
  );
}

/** What a correction slip tells; one without a reason lifts the sanction told before. */
export const CorrectionVerdict = ({ result }: { readonly result: Parameters<typeof shownOfResult>[0] }) => (
  <>
    <VerdictView verdict={shownOfResult(result)} />
    {result.motives.length === 0 && (
      <p>
        <strong>{texts.slip.lifted}</strong>
      </p>
    )}
  </>
);
