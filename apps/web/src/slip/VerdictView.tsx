import { Badge } from '../design/controls.tsx';
import { texts } from '../texts/index.ts';
import { typeset } from '../texts/typeset.ts';
import styles from './slip.module.css';
import { Ways } from './Trace.tsx';
import { isPlain, kindOf, type ShownVerdict, shownOfResult } from './verdicts.ts';
import { areUnlike } from './ways.ts';

/** What a slip is worth: outcome, points, sanctions. One line. */
export function VerdictLine({ verdict }: { readonly verdict: ShownVerdict }) {
  const { outcome, points, penalty, warnings, disciplinary = 0, isProvisional = false } = verdict;
  const hasPoints = outcome !== 'missing' && outcome !== 'not-playing';
  return (
    <span className={styles.verdictLine}>
      <Badge kind={kindOf(verdict)}>{texts.slip.outcomes[outcome]}</Badge>
      {hasPoints && <strong>{texts.slip.points(points)}</strong>}
      {penalty > 0 && <Badge kind="warn">{texts.slip.penalty(penalty)}</Badge>}
      {warnings > 0 && <Badge kind="warn">{texts.slip.warning(warnings)}</Badge>}
      {disciplinary > 0 && <Badge kind="warn">{texts.slip.disciplinary(disciplinary)}</Badge>}
      {isProvisional && <Badge kind="info">{texts.slip.provisional}</Badge>}
    </span>
  );
}

/** A verdict with its reasons and remarks, each with its article and its sentence, and how the ways compare if they differ. */
export function VerdictView({ verdict }: { readonly verdict: ShownVerdict }) {
  const { reasons, remarks = [], retained, ways = [] } = verdict;
  const areWaysTold = !isPlain(verdict) && areUnlike(ways);
  const isFaultless = reasons.length === 0 && isPlain(verdict);
  return (
    <div className={styles.verdict} data-kind={kindOf(verdict)}>
      <VerdictLine verdict={verdict} />
      {reasons.length > 0 && (
        <ul className={styles.reasons}>
          {reasons.map(({ code, citation, text }) => (
            <li key={`${code} ${text}`}>
              {typeset(text)} <cite>{citation}</cite>
            </li>
          ))}
        </ul>
      )}
      {remarks.length > 0 && (
        <ul className={styles.reasons}>
          {remarks.map(({ code, citation, text }) => (
            <li key={`${code} ${text}`} className={styles.soft}>
              {typeset(text)} <cite>{citation}</cite>
            </li>
          ))}
        </ul>
      )}
      {isFaultless && remarks.length === 0 && <p className={styles.soft}>{texts.slip.noFault}</p>}
      {areWaysTold && <Ways ways={ways} />}
      {retained && reasons.length > 0 && !areWaysTold && (
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
