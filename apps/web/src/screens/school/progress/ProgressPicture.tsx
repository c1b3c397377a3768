import type { AskedRule, Boxes } from '@raccord/school';
import layout from '../../../design/layout.module.css';
import { schoolTexts } from '../../../texts/school.ts';
import styles from './progress.module.css';
import { tileCodes } from './tilecodes.ts';
import { levelOf } from './useboxes.ts';

const { known, progress: words } = schoolTexts;

interface ProgressPictureProps {
  readonly boxes: Boxes;
  /** In the order of the text. */
  readonly rules: readonly AskedRule[];
  nameOf(rule: AskedRule): string;
}

const LEVELS = [-1, ...known.levels.keys()];
const nameOfLevel = (level: number): string => (level < 0 ? known.never : known.levels[level]);

/** A tile for each rule, the fuller the better it is known; the table below says the same in words. */
export function ProgressPicture({ boxes, rules, nameOf }: ProgressPictureProps) {
  const codes = tileCodes(rules);
  const counts = LEVELS.map((level) => ({
    level,
    count: rules.filter((rule) => levelOf(boxes, rule) === level).length,
  }));
  const told = counts.map(({ level, count }) => `${nameOfLevel(level)} : ${count}`).join(', ');
  return (
    <div className={layout.stack3} role="img" aria-label={`${words.picture} : ${told}`}>
      <div className={`${layout.row2} ${styles.tiles}`}>
        {rules.map((rule) => (
          <span key={rule} title={nameOf(rule)}>
            <span className={styles.tile} data-level={levelOf(boxes, rule)}>
              <span />
            </span>
            {codes.get(rule)}
          </span>
        ))}
      </div>
      <div className={`${layout.row4} ${styles.legend}`}>
        {counts.map(({ level, count }) => (
          <span key={level}>
            <span className={styles.tile} data-level={level}>
              <span />
            </span>
            {nameOfLevel(level)} : {count}
          </span>
        ))}
      </div>
    </div>
  );
}
