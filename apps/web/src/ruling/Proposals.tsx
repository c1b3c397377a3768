import { Badge } from '../design/controls.tsx';
import layout from '../design/layout.module.css';
import { Validity } from '../slip/Validity.tsx';
import { WrittenWord } from '../slip/Written.tsx';
import { texts } from '../texts/index.ts';
import { rulingTexts } from '../texts/ruling.ts';
import type { LaidWord } from './proposals.ts';
import styles from './ruling.module.css';

const words = rulingTexts.proposals;

interface ProposalsProps {
  readonly laid: readonly LaidWord[];
  readonly chosen: LaidWord | undefined;
  onChoose(laid: LaidWord): void;
}

/** Of places none of which makes the score written, so many are shown at once. */
const AT_ONCE = 2;

/**
 * Where the word of the slip can be accepted, with which jokers and for how much: those that make the score written first. Folded,
 * the other ones, and where it forms a word that is not admitted.
 */
export function Proposals({ laid, ...choice }: ProposalsProps) {
  const valid = laid.filter(({ notAdmitted }) => notAdmitted.length === 0);
  const others = laid.filter(({ notAdmitted }) => notAdmitted.length > 0);
  const likely = Math.max(AT_ONCE, valid.filter(({ isAsWritten }) => isAsWritten).length);
  const rest = valid.slice(likely);
  if (laid.length === 0) return <p className={layout.soft}>{words.none}</p>;
  return (
    <fieldset className={`${layout.stack1} ${styles.proposals}`}>
      <legend>{words.title}</legend>
      {valid.length === 0 && <p className={layout.soft}>{words.noneValid}</p>}
      <Laid laid={valid.slice(0, likely)} {...choice} />
      {rest.length > 0 && (
        <details>
          <summary>{words.others(rest.length)}</summary>
          <Laid laid={rest} {...choice} />
        </details>
      )}
      {others.length > 0 && (
        <details>
          <summary>{texts.slip.places.others(others.length)}</summary>
          <Laid laid={others} {...choice} />
        </details>
      )}
    </fieldset>
  );
}

const Laid = ({ laid, chosen, onChoose }: ProposalsProps) =>
  laid.map((one) => (
    <label key={`${one.reference} ${one.word}`}>
      <input
        type="radio"
        name="proposal"
        checked={chosen?.reference === one.reference && chosen.word === one.word}
        onChange={() => onChoose(one)}
      />
      <span>
        <WrittenWord word={one.word} /> {one.reference} <strong>{texts.common.points(one.score)}</strong>{' '}
        {one.isAsWritten && <Badge kind="info">{words.asWritten}</Badge>} <Validity notAdmitted={one.notAdmitted} />
      </span>
    </label>
  ));
