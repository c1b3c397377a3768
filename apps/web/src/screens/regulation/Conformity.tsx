import { type ConformitySummary, exercisedRows, exercisedSentences } from '@raccord/conformity';
import { withCapital } from '@raccord/french';
import type { Edition } from '@raccord/regulation';
import { ruleOf } from '@raccord/school';
import { Link } from 'wouter';
import lastDossier from '../../../../../docs/conformite/conformite.json' with { type: 'json' };
import { keep } from '../../app/usekept.ts';
import layout from '../../design/layout.module.css';
import { regulationTexts } from '../../texts/regulation.ts';
import { typesetTexts } from '../../texts/typeset.ts';
import { SCHOOL_EDITION_PLACE } from '../school/pages.ts';
import { ConformityGlance } from './ConformityGlance.tsx';
import { type Exercised, ExercisedTable } from './ExercisedTable.tsx';
import { speaksOf } from './editionrows.ts';

const words = regulationTexts.conformity;
const LAST = lastDossier as ConformitySummary;

interface ConformityProps {
  readonly edition: Edition;
  readonly search: string;
}

/** What shows that the program says what the text says: article by article, rule, lesson, cases, and the count of the last dossier. */
export function Conformity({ edition, search }: ConformityProps) {
  const rows = rowsIn(edition);
  const is2023 = edition.name === '2023';
  const sought = (all: readonly Exercised[]) =>
    all.filter(({ article, text, lesson, why }) => speaksOf([article, text, lesson, why], search));
  const [found, sentences] = [sought(rows), is2023 ? sought(exercisedSentences(LAST)) : []];
  return (
    <section className={layout.stack4}>
      <ConformityGlance summary={LAST} rows={rows} />
      {found.length + sentences.length === 0 && <p>{regulationTexts.notFound(search)}</p>}
      {found.length > 0 && <ExercisedTable label={words.rows} rows={found} hasCases />}
      {sentences.length > 0 && <ExercisedTable label={words.sentences} rows={sentences} />}
      {!is2023 && <p className={layout.soft}>{words.only2023}</p>}
    </section>
  );
}

const rowsIn = (edition: Edition): Exercised[] =>
  exercisedRows(LAST, edition).map((line, index) => ({
    ...typesetTexts({ ...line, text: withCapital(line.text) }),
    lesson: ruleOf(edition.rows[index], edition)[1],
    cases: (
      <Link
        href={`/ecole/lecons/${edition.rows[index].condition}`}
        onClick={() => keep(SCHOOL_EDITION_PLACE, edition.name)}
      >
        {words.cases}
      </Link>
    ),
  }));
