import { type ConformitySummary, SENTENCES_2023, timesOfSentence, WHY_NEVER, WHY_UNCOUNTED } from '@raccord/conformity';
import { number } from '@raccord/french';
import { type Edition, makeTable } from '@raccord/regulation';
import { ruleOf } from '@raccord/school';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import dossier from '../../../../../docs/conformite/conformite.json' with { type: 'json' };
import { keep } from '../../app/usekept.ts';
import layout from '../../design/layout.module.css';
import { type Column, Table } from '../../design/Table.tsx';
import { regulationTexts } from '../../texts/regulation.ts';
import { typesetTexts } from '../../texts/typeset.ts';
import { SCHOOL_EDITION_PLACE } from '../school/pages.ts';

const words = regulationTexts.conformity;
const LAST = dossier as ConformitySummary;

/** A row of the edition or a sentence of its text, and how often the last dossier exercised it. */
interface Exercised {
  readonly article: string;
  readonly text: string;
  readonly lesson?: string;
  readonly cases?: ReactNode;
  readonly times: number | undefined;
  readonly why: string | undefined;
}

/** What shows that the program says what the text says: article by article, rule, lesson, cases, and the count of the last dossier. */
export function Conformity({ edition }: { readonly edition: Edition }) {
  const { order, done, differences, faults } = LAST;
  const found = faults.filter(({ isFound }) => isFound).length;
  return (
    <section className={layout.stack2}>
      <p>{words.last(done, differences.length, found, faults.length)}</p>
      <p className={layout.soft}>{words.repeat(order.tournaments, order.seed)}</p>
      <Exercises label={words.rows} rows={rowsIn(edition)} hasCases />
      {edition.name === '2023' && <Exercises label={words.sentences} rows={sentences()} />}
    </section>
  );
}

function rowsIn(edition: Edition): Exercised[] {
  const table = typesetTexts(makeTable(edition));
  return edition.rows.map((row, index) => {
    const { condition } = row;
    const times = LAST.marks[edition.name]?.[`row ${condition}`] ?? 0;
    return {
      article: table[index].article,
      text: `${table[index].when} : ${table[index].sanction}`,
      lesson: ruleOf(row, edition)[1],
      cases: (
        <Link href={`/ecole/lecons/${condition}`} onClick={() => keep(SCHOOL_EDITION_PLACE, edition.name)}>
          {words.cases}
        </Link>
      ),
      times,
      why: times === 0 ? WHY_NEVER : undefined,
    };
  });
}

const sentences = (): Exercised[] =>
  SENTENCES_2023.map((sentence) => {
    const { articles, text, why } = sentence;
    const times = timesOfSentence(sentence, LAST.marks['2023'] ?? {});
    return {
      article: articles.join(', '),
      text,
      times: why ? undefined : times,
      why: why ? WHY_UNCOUNTED[why] : times === 0 ? WHY_NEVER : undefined,
    };
  });

interface ExercisesProps {
  readonly label: string;
  readonly rows: readonly Exercised[];
  readonly hasCases?: boolean;
}

function Exercises({ label, rows, hasCases = false }: ExercisesProps) {
  const columns: Column<Exercised>[] = [
    { heading: regulationTexts.columns.article, width: '18%', cell: ({ article }) => article },
    {
      ...{ heading: words.rule, card: 'whole' },
      cell: ({ text, lesson, why }) => (
        <>
          {text}
          {lesson && <div className={layout.soft}>{lesson}</div>}
          {why && <small className={layout.soft}>{why}</small>}
        </>
      ),
    },
    ...(hasCases ? [{ heading: words.lesson, width: '12%', cell: ({ cases }: Exercised) => cases }] : []),
    {
      ...{ heading: words.times, kind: 'figure', width: '10%', card: 'titled' },
      cell: ({ times }) => (times === undefined ? '–' : number(times)),
    },
  ];
  return (
    <>
      <h3>{label}</h3>
      <Table hasCards label={label} rows={rows} keyOf={({ article, text }) => `${article} ${text}`} columns={columns} />
    </>
  );
}
