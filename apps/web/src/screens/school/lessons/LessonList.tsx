import type { EditionName } from '@raccord/regulation';
import { Link } from 'wouter';
import { schoolTexts } from '../../../texts/school.ts';
import { Level } from '../progress/Level.tsx';
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
      <ol className={styles.list}>
        {rulesIn(edition).map(({ rule, when, article, sanction }) => (
          <li key={rule}>
            <Link href={`/ecole/lecons/${rule}`} className={styles.lesson}>
              <span className={styles.when}>{when}</span>
              <span className={styles.article}>{article}</span>
              <span className={styles.sanction}>{sanction}</span>
              <Level {...{ boxes, rule }} />
            </Link>
          </li>
        ))}
      </ol>
    </>
  );
}
