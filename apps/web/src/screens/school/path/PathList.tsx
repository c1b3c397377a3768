import type { EditionName } from '@raccord/regulation';
import { rowsOfStage, STAGES } from '@raccord/school';
import { Link } from 'wouter';
import { Badge, buttonClass } from '../../../design/controls.tsx';
import layout from '../../../design/layout.module.css';
import { schoolTexts } from '../../../texts/school.ts';
import { isOpen, usePassed } from './passed.ts';
import styles from './path.module.css';

const words = schoolTexts.path;

/** The stages in which one learns to judge: where to begin, what is learnt, what comes next. */
export function PathList({ edition }: { readonly edition: EditionName }) {
  const passed = usePassed(edition);
  const next = STAGES.find((stage) => !passed.includes(stage));
  return (
    <section className={layout.stack3} aria-label={words.title}>
      <p>{words.about}</p>
      <ol>
        {STAGES.map((stage, index) => {
          const { title, about } = words.stages[stage];
          const articles = articlesOf(edition, stage);
          return (
            <li key={stage} className={styles.stage} data-next={stage === next} data-open={isOpen(stage, passed)}>
              <span>
                <strong>
                  {index + 1}. {title}
                </strong>{' '}
                {passed.includes(stage) && <Badge kind="good">✓ {words.passed}</Badge>}
              </span>
              <span>
                {about} {articles !== '' && <small className={layout.soft}>{articles}</small>}
              </span>
              {isOpen(stage, passed) && (
                <Link href={`/ecole/lecons/etapes/${stage}`} className={buttonClass(stage === next ? 'main' : 'quiet')}>
                  {stage === next ? (index === 0 ? words.beginHere : words.goOn) : words.again}
                </Link>
              )}
            </li>
          );
        })}
      </ol>
    </section>
  );
}

/** The articles of a stage, each once. */
const articlesOf = (edition: EditionName, stage: (typeof STAGES)[number]): string => {
  const numbers = rowsOfStage(edition, stage).flatMap(({ article }) => article.match(/\d+(\.\w+)+/g) ?? []);
  return numbers.length === 0 ? '' : words.articles([...new Set(numbers)].sort());
};
