import { type AskedRule, type Boxes, LAST_BOX } from '@raccord/school';
import { schoolTexts } from '../../../texts/school.ts';
import styles from './progress.module.css';
import { levelOf } from './useboxes.ts';

const words = schoolTexts.known;
const STEPS = Array.from({ length: LAST_BOX + 1 }, (_, index) => index);

interface LevelProps {
  readonly boxes: Boxes;
  readonly rule: AskedRule;
}

/** What is known of a rule: a word, and as many full marks as boxes it has passed. */
export function LevelView({ boxes, rule }: LevelProps) {
  const level = levelOf(boxes, rule);
  return (
    <span className={styles.level} data-level={level}>
      <span className={styles.marks} aria-hidden="true">
        {STEPS.map((step) => (
          <span key={step} data-full={step <= level} />
        ))}
      </span>
      {level < 0 ? words.never : words.levels[level]}
    </span>
  );
}
