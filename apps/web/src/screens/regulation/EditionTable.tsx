import { type Edition, makeTable, type Rule, rulesOf, type TableRow } from '@raccord/regulation';
import layout from '../../design/layout.module.css';
import { Table } from '../../design/Table.tsx';
import { regulationTexts } from '../../texts/regulation.ts';
import { typesetTexts } from '../../texts/typeset.ts';
import { findRows, findRules } from './editionrows.ts';
import styles from './regulation.module.css';

const words = regulationTexts;

interface EditionTextProps {
  readonly edition: Edition;
  readonly search: string;
}

/** Everything that an edition says: its conditions with their sanctions, then its other rules by chapter. */
export function EditionText({ edition, search }: EditionTextProps) {
  const rows = findRows(typesetTexts(makeTable(edition)), search);
  const rules = findRules(typesetTexts(rulesOf(edition)), search);
  const chapters = [...new Set(rules.map(({ chapter }) => chapter))];
  if (rows.length + rules.length === 0) return <p>{words.notFound(search)}</p>;
  return (
    <div className={styles.edition}>
      {rows.length > 0 && <EditionTable rows={rows} />}
      {chapters.map((name) => (
        <Chapter key={name} name={name} rules={rules.filter(({ chapter }) => chapter === name)} />
      ))}
    </div>
  );
}

/** Article, condition, sanction, and where the line comes from. */
function EditionTable({ rows }: { readonly rows: readonly TableRow[] }) {
  return (
    <section className={layout.stack2}>
      <h2>{words.conditions}</h2>
      <p className={`${layout.soft} ${styles.cited}`}>{words.origins}</p>
      <Table
        hasCards
        label={words.conditions}
        rows={rows}
        keyOf={({ article, when }) => `${article} ${when}`}
        columns={[
          { heading: words.columns.article, width: '18%', cell: ({ article }) => article },
          { heading: words.columns.when, card: 'whole', cell: ({ when }) => when },
          {
            ...{ heading: words.columns.sanction, width: '22%', card: 'whole' },
            cell: ({ sanction }) => <strong>{sanction}</strong>,
          },
          { heading: words.columns.origin, kind: 'aside', width: '10%', cell: ({ origin }) => origin },
        ]}
      />
    </section>
  );
}

const Chapter = ({ name, rules }: { readonly name: string; readonly rules: readonly Rule[] }) => (
  <section className={layout.stack2}>
    <h2>{name}</h2>
    <dl className={styles.rules}>
      {rules.map(({ subject, text }) => (
        <div key={`${subject} ${text}`}>
          <dt>{subject}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  </section>
);
