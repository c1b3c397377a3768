import { mainSolution, type Slip, type WrittenSolution } from '@raccord/regulation';
import { parseReference } from '@raccord/scrabble';
import type { ShownPlace } from '../engine/protocol.ts';
import { ILLEGIBLE } from './slipdraft.ts';
import type { ShownVerdict } from './verdicts.ts';

export type Alert = 'not-a-reference' | 'crossed' | 'above-top' | 'nowhere' | 'score-nowhere' | 'grave' | 'referred';

export interface Alerting {
  readonly slip: Slip;
  readonly verdict: ShownVerdict;
  /** Where the main word can go, whatever its score; undefined until it has been looked for. */
  readonly anywhere: readonly ShownPlace[] | undefined;
  readonly top: number | undefined;
}

/** What is improbable in an entry: it is said, and nothing is forbidden. */
export function alertsOf({ slip, verdict, anywhere, top }: Alerting): Alert[] {
  const { state, score, legibility, conduct } = slip;
  const main = mainSolution(slip);
  const alerts: Alert[] = [];
  if (conduct === 'grave') alerts.push('grave');
  if (verdict.outcome === 'referred') alerts.push('referred');
  if (state !== 'handed-in' || legibility === 'illegible' || !main) return alerts;
  if (isUnread(main.reference)) alerts.push('not-a-reference');
  if (isCrossed(main)) alerts.push('crossed');
  const unlikely = scoreOrWord({ main, score, anywhere, top });
  return unlikely ? [...alerts, unlikely] : alerts;
}

interface Looking extends Pick<Alerting, 'anywhere' | 'top'> {
  readonly main: WrittenSolution;
  readonly score: number | undefined;
}

/** The one to read again first: a word that goes nowhere has no score, and none above the top is had anywhere. */
function scoreOrWord({ main, score, anywhere, top }: Looking): Alert | undefined {
  const placed = main.word.includes('-') ? undefined : anywhere;
  if (placed?.length === 0) return 'nowhere';
  if (score === undefined) return undefined;
  if (top !== undefined && score > top) return 'above-top';
  return placed && !placed.some(({ scores }) => scores.includes(score)) ? 'score-nowhere' : undefined;
}

/** Neither a reference nor said to be illegible: nobody has said yet what it is. */
const isUnread = (reference: string | undefined): boolean =>
  reference !== undefined && reference !== ILLEGIBLE && !parseReference(reference).ok;

/** The reference runs one way, the word the other. */
function isCrossed({ reference = '', direction }: WrittenSolution): boolean {
  const read = parseReference(reference);
  return read.ok && read.value.direction !== direction;
}
