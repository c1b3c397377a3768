import type { EditionName } from '@raccord/regulation';
import { Link } from 'wouter';
import layout from '../../../design/layout.module.css';
import { schoolTexts } from '../../../texts/school.ts';
import { LevelView } from '../progress/LevelView.tsx';
import { useBoxes } from '../progress/useboxes.ts';
import { rulesIn } from '../rules.ts';
import styles from './lessons.module.css';

const words = schoolTexts.lessons;

/** The rules of an edition in the order of the text, with what is known of each. */
export function LessonList({ edition }: { readonly edition: EditionName }) {
  const boxes = useBoxes(edition);
  return (
    <details className={styles.all}>
      <summary>{words.title}</summary>
      <p>{words.about}</p>
      <ol className={layout.stack2}>
        {rulesIn(edition).map(({ rule, title, article }) => (
          <li key={rule}>
            <Link href={`/ecole/lecons/${rule}`} className={`${layout.box} ${styles.lesson}`}>
              <span className={styles.when}>{title}</span>
              <small className={layout.soft}>{article}</small>
              <LevelView {...{ boxes, rule }} />
            </Link>
          </li>
        ))}
      </ol>
    </details>
  );
}
