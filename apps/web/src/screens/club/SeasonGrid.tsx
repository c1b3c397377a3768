import { type Measure, type SeasonTable, seasonColumns } from '@raccord/club';
import { cell, shortDay } from '@raccord/french';
import { Link } from 'wouter';
import layout from '../../design/layout.module.css';
import { clubTexts } from '../../texts/club.ts';
import styles from './club.module.css';
import { useClub } from './clubcontext.ts';

const { season: words } = clubTexts;

interface SeasonGridProps extends Pick<SeasonTable, 'evenings' | 'rows'> {
  readonly measure: Measure;
}

/** Who was there, evening after evening, and what it was worth; struck where only the best ones count. */
export function SeasonGrid({ measure, evenings, rows }: SeasonGridProps) {
  const { club } = useClub();
  const columns = seasonColumns(measure, evenings);
  const kind = columns.find(({ key }) => key === 'score')?.kind ?? 'whole';
  return (
    <details className="screen-only">
      <summary className={styles.more}>{words.grid}</summary>
      <p className={layout.soft}>{words.gridHint}</p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keys */}
      <section className={styles.scroll} aria-label={words.grid} tabIndex={0}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{clubTexts.members.columns.name}</th>
              {evenings.map(({ tournament, title, date, provisional }) => (
                <th key={tournament} scope="col" className={styles.figure}>
                  <Link href={`/clubs/${club.id}/soirees/${tournament}`} title={title}>
                    {shortDay(date)}
                  </Link>
                  {provisional !== undefined && <div className={layout.soft}>{words.provisional}</div>}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ member, name, cells }) => (
              <tr key={member}>
                <th scope="row">{name}</th>
                {evenings.map(({ tournament }, index) => {
                  const played = cells[index];
                  const told = cell(played?.worth, kind);
                  return (
                    <td key={tournament} className={styles.figure}>
                      {played?.isCounted === false ? <s className={layout.soft}>{told}</s> : told}
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </details>
  );
}
