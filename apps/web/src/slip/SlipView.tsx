import type { Slip, WrittenSolution } from '@raccord/regulation';
import { Badge } from '../design/controls.tsx';
import layout from '../design/layout.module.css';
import { texts } from '../texts/index.ts';
import { Squares } from './Squares.tsx';
import styles from './slip.module.css';
import { ILLEGIBLE } from './slipdraft.ts';
import { drawCells } from './slipgrid.ts';
import { WrittenWord } from './Written.tsx';

/** A slip as it was written; `isCompact` leaves the drawing out. */
export function SlipView({ slip, isCompact = false }: { readonly slip: Slip; readonly isCompact?: boolean }) {
  const { state, solutions, score, legibility, conduct } = slip;
  const shown = solutions.map((solution, index) => ({ solution, key: index }));
  const isEmpty = state === 'handed-in' && solutions.length === 0;
  // Handed in too late, or not at all, it lacks nothing else.
  const isLacking = state === 'handed-in' && !isEmpty;
  return (
    <span className={styles.slip}>
      {state !== 'handed-in' && <Badge kind="bad">{texts.slip.states[state]}</Badge>}
      {isEmpty && legibility !== 'illegible' && <Badge>{texts.slip.states.blank}</Badge>}
      {shown.map(({ solution, key }) => (
        <SolutionView key={key} {...{ solution, isCompact, isLacking }} />
      ))}
      {score !== undefined && solutions.length > 0 && <span className={styles.score}>{score}</span>}
      {score === undefined && isLacking && <span className={layout.soft}>{texts.slip.noScore}</span>}
      {legibility && <Badge kind={legibility === 'hard' ? 'warn' : 'bad'}>{texts.slip.legibilities[legibility]}</Badge>}
      {conduct && <Badge kind={conduct === 'warned' ? 'warn' : 'bad'}>{texts.slip.conducts[conduct]}</Badge>}
    </span>
  );
}

interface SolutionViewProps {
  readonly solution: WrittenSolution;
  readonly isCompact: boolean;
  /** What is not written is said. */
  readonly isLacking: boolean;
}

function SolutionView({ solution, isCompact, isLacking }: SolutionViewProps) {
  const { word, direction, reference, outside, isStruck = false } = solution;
  const isDrawn = outside.length > 0 && !isCompact;
  return (
    <span className={styles.solution} data-struck={isStruck}>
      {isDrawn ? (
        <Squares lines={drawCells(solution)} aria-label={texts.slip.drawing(word.toUpperCase())} />
      ) : (
        <WrittenWord word={word} />
      )}
      {!isDrawn && (reference === undefined || reference === ILLEGIBLE) && (
        <span className={layout.soft} title={texts.slip.fields.directions[direction]}>
          {direction === 'horizontal' ? '→' : '↓'}
        </span>
      )}
      <span className={reference === undefined ? layout.soft : styles.reference}>
        {reference ?? (outside.length > 0 || !isLacking ? '' : texts.slip.noReference)}
      </span>
      {outside.length > 0 && isCompact && (
        <span className={`${layout.soft} ${styles.linked}`}>{texts.slip.fields.outside.toLowerCase()}</span>
      )}
      {isStruck && <span className={layout.soft}>{texts.slip.struck}</span>}
    </span>
  );
}
