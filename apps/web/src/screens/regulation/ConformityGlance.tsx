import { type ConformitySummary, repeatingCommand, timesOfMark } from '@raccord/conformity';
import { number } from '@raccord/french';
import { useRef } from 'react';
import measures from '../../../../../docs/conformite/mesures.json' with { type: 'json' };
import { CopyButton } from '../../design/CopyButton.tsx';
import layout from '../../design/layout.module.css';
import { texts } from '../../texts/index.ts';
import { regulationTexts } from '../../texts/regulation.ts';
import type { Exercised } from './ExercisedTable.tsx';
import styles from './regulation.module.css';

const words = regulationTexts.conformity;
const SHOWN_OF_HASH = 12;

interface ConformityGlanceProps {
  readonly summary: ConformitySummary;
  /** Of the edition that is shown. */
  readonly rows: readonly Exercised[];
}

/** What the last dossier came to, when and with what, and how anybody does it again. */
export function ConformityGlance({ summary, rows }: ConformityGlanceProps) {
  const { order, done } = summary;
  const command = useRef<HTMLElement>(null);
  const count = differencesIn(summary);
  return (
    <section className={layout.stack3}>
      <p>
        <strong>{count === 0 ? words.same : words.different(count)}</strong> : {words.last(done)}
      </p>
      <dl className={styles.figures}>
        {figuresOf(summary, rows).map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <div className={layout.stack1}>
        <p>
          {words.repeat} : <code ref={command}>{repeatingCommand(order)}</code>{' '}
          <span className="screen-only">
            <CopyButton of={command} label={words.copy} />
          </span>
        </p>
        <p className={layout.soft}>
          {words.measured(texts.numbers.date(measures.date), order.version, order.program.slice(0, SHOWN_OF_HASH))}{' '}
          {words.cost(number(Math.ceil(measures.seconds / 60)), number(measures.megabytes))}{' '}
          {words.lexicon(order.lexicon.name, number(order.lexicon.words), order.lexicon.hash.slice(0, SHOWN_OF_HASH))}
        </p>
      </div>
    </section>
  );
}

const differencesIn = ({ differences }: ConformitySummary): number =>
  differences.reduce((sum, { count }) => sum + count, 0);

function figuresOf(summary: ConformitySummary, rows: readonly Exercised[]): readonly [string, string][] {
  const { faults } = summary;
  const { checked } = words;
  const times = (...about: readonly string[]): string =>
    number(about.reduce((sum, one) => sum + timesOfMark(summary, `checked ${one}`), 0));
  const some = (found: number, all: number) => words.outOf(number(found), number(all));
  const found = differencesIn(summary);
  return [
    [checked.difference(found), number(found)],
    [checked.verdict, times('verdict')],
    [checked.result, times('result')],
    [checked.total, times('total')],
    [checked.rank, times('rank', 'overall-rank')],
    [checked.correction, times('correction')],
    [checked.draw, times('draw')],
    [checked.top, times('top')],
    [checked.row, some(rows.filter((row) => row.times !== 0).length, rows.length)],
    [checked.fault, some(faults.filter(({ isFound }) => isFound).length, faults.length)],
  ];
}
