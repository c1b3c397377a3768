import { Badge } from '../design/controls.tsx';
import layout from '../design/layout.module.css';
import { texts } from '../texts/index.ts';
import { typesetTexts } from '../texts/typeset.ts';
import styles from './slip.module.css';
import { Trace, Ways } from './Trace.tsx';
import { citedBehind, isPlain, type ShownVerdict, shownOfResult, verdictKind } from './verdicts.ts';
import { WrittenWord } from './Written.tsx';
import { areUnlike } from './ways.ts';

interface VerdictLineProps {
  readonly verdict: ShownVerdict;
  /** Beside others: what is accepted is said by its points. */
  readonly isCompact?: boolean;
}

/** What a slip is worth: outcome, points, sanctions. One line. */
export function VerdictLine({ verdict, isCompact = false }: VerdictLineProps) {
  const { outcome, points, penalty, warnings, disciplinary = 0, isProvisional = false } = verdict;
  const hasPoints = outcome !== 'missing' && outcome !== 'not-playing';
  return (
    <span className={styles.verdictLine}>
      {!(isCompact && outcome === 'accepted') && (
        <Badge kind={verdictKind(verdict)}>{texts.slip.outcomes[outcome]}</Badge>
      )}
      {hasPoints && <strong>{texts.slip.points(points)}</strong>}
      {penalty > 0 && <Badge kind="warn">{texts.slip.penalty(penalty)}</Badge>}
      {warnings > 0 && <Badge kind="warn">{texts.slip.warning(warnings)}</Badge>}
      {disciplinary > 0 && <Badge kind="warn">{texts.slip.disciplinary(disciplinary)}</Badge>}
      {isProvisional && <Badge kind="info">{texts.slip.provisional}</Badge>}
    </span>
  );
}

interface VerdictViewProps {
  readonly verdict: ShownVerdict;
  /** It is that of what was written before: that of what is written now is on its way. */
  readonly isOlder?: boolean;
  /** With how it is reached, to be opened. */
  readonly isTraced?: boolean;
}

/**
 * A verdict with its reasons, each with its article and its sentence; how the slip is written, with the solution kept; how
 * the ways compare if they differ.
 */
export function VerdictView({ verdict, isOlder = false, isTraced = false }: VerdictViewProps) {
  const { reasons, remarks = [], writing, trace = [] } = verdict;
  const ways = trace.filter((entry) => entry.kind === 'way');
  return (
    <div
      className={`${layout.stack2} ${styles.verdict} ${layout.answer}`}
      data-kind={verdictKind(verdict)}
      aria-busy={isOlder}
    >
      <VerdictLine verdict={verdict} />
      <ReasonLines lines={reasons} />
      <Kept verdict={verdict} />
      <ReasonLines lines={remarks} />
      <ReasonLines lines={writing?.tolerances ?? []} isLetPass />
      {!isPlain(verdict) && areUnlike(ways) && <Ways ways={ways} />}
      {isTraced && <Trace trace={trace} />}
    </div>
  );
}

interface ReasonLinesProps {
  readonly lines: readonly { readonly text: string; readonly citation?: string }[];
  /** Costs nothing. */
  readonly isLetPass?: boolean;
}

/** What is said of a slip, each with its article. */
export const ReasonLines = ({ lines, isLetPass = false }: ReasonLinesProps) =>
  lines.length > 0 && (
    <ul className={`${layout.stack1} ${styles.reasons}`} data-let-pass={isLetPass}>
      {lines.map(({ text, citation }) => (
        <li key={text}>
          {typesetTexts(text)}{' '}
          {citation !== undefined && <cite title={citation}>{typesetTexts(citedBehind(citation))}</cite>}
        </li>
      ))}
    </ul>
  );

/** How the slip is written, where that is known, and the solution kept, which is the one above where it is well written. */
function Kept({ verdict }: { readonly verdict: ShownVerdict }) {
  const { outcome, writing, retained } = verdict;
  const { levels, retained: words, noneRetained } = texts.slip;
  if (!writing && !retained) return null;
  return (
    <p className={`${layout.soft} ${styles.kept}`}>
      {writing && outcome !== 'referred' && `${levels[writing.level]}. `}
      {!retained && noneRetained}
      {retained && writing?.level !== 'clean' && (
        <>
          {words.before} <WrittenWord word={retained.word} /> {words.after(retained.reference, retained.score)}
        </>
      )}
    </p>
  );
}

/** What a correction slip tells; one without a reason lifts the sanction told before. */
export const CorrectionVerdict = ({ result }: { readonly result: Parameters<typeof shownOfResult>[0] }) => (
  <>
    <VerdictView verdict={shownOfResult(result)} />
    {result.reasons.length === 0 && (
      <p>
        <strong>{texts.slip.lifted}</strong>
      </p>
    )}
  </>
);
