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
    <>
      <p>{words.about}</p>
      <ol className={layout.stack2}>
        {rulesIn(edition).map(({ rule, when, article, sanction }) => (
          <li key={rule}>
            <Link href={`/ecole/lecons/${rule}`} className={`${layout.box} ${styles.lesson}`}>
              <span className={styles.when}>{when}</span>
              <span className={layout.soft}>{article}</span>
              <span className={layout.soft}>{sanction}</span>
              <LevelView {...{ boxes, rule }} />
            </Link>
          </li>
        ))}
      </ol>
    </>
  );
}
