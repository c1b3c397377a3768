import { Badge } from '../design/controls.tsx';
import { texts } from '../texts/index.ts';

interface ValidityProps {
  /** The words not admitted that a place forms; none where it is valid. */
  readonly notAdmitted: readonly string[];
  /** Beside many others: that it is valid is said by its sign. */
  readonly isBrief?: boolean;
}

/** Whether a word may lie at a place. */
export function Validity({ notAdmitted, isBrief = false }: ValidityProps) {
  const told = texts.slip.places.validity(notAdmitted);
  if (notAdmitted.length > 0) return <Badge kind="bad">✗ {told}</Badge>;
  return <Badge kind="good">✓ {isBrief ? <span className="visually-hidden">{told}</span> : told}</Badge>;
}
