import type { AskedRule, Boxes } from '@raccord/school';
import layout from '../../../design/layout.module.css';
import { schoolTexts } from '../../../texts/school.ts';
import styles from './progress.module.css';
import { levelOf } from './useboxes.ts';

const { known, progress: words } = schoolTexts;

interface ProgressPictureProps {
  readonly boxes: Boxes;
  readonly rules: readonly AskedRule[];
}

/** From what is known best to what was never asked, as in the bar. */
const LEVELS = [...known.levels.keys(), -1].toSorted((one, other) => other - one);
const nameOfLevel = (level: number): string => (level < 0 ? known.never : known.levels[level]);

/** How many rules are known, and how well: a bar, and the same in words. */
export function ProgressPicture({ boxes, rules }: ProgressPictureProps) {
  const counts = LEVELS.map((level) => ({
    level,
    count: rules.filter((rule) => levelOf(boxes, rule) === level).length,
  })).filter(({ count }) => count > 0);
  const told = counts.map(({ level, count }) => `${nameOfLevel(level)} : ${count}`).join(', ');
  return (
    <div className={layout.stack2} role="img" aria-label={`${words.picture} : ${told}`}>
      <div className={styles.bar}>
        {counts.map(({ level, count }) => (
          <span key={level} data-level={level} style={{ flexGrow: count }} />
        ))}
      </div>
      <div className={`${layout.row4} ${styles.legend}`}>
        {counts.map(({ level, count }) => (
          <span key={level}>
            <span className={styles.key} data-level={level} />
            {nameOfLevel(level)} : {count}
          </span>
        ))}
      </div>
    </div>
  );
}
