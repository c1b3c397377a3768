import type { PageEvening, PageReason, PageTurn } from '@raccord/club';
import { dayOf, number, percent, plural, withCapital } from '@raccord/french';
import { editionInForce } from '@raccord/regulation';
import { Link } from 'wouter';
import layout from '../../design/layout.module.css';
import { clubTexts } from '../../texts/club.ts';
import styles from './club.module.css';
import { useClub } from './clubcontext.ts';
import { lessonAbout } from './lesson.ts';

const { page: words } = clubTexts;
const { columns } = words;

interface ReasonsToLearnProps {
  readonly reasons: readonly PageReason[];
  readonly evenings: readonly PageEvening[];
}

/** What he was told of his slips, each with its lesson or, where the edition in force has none, the regulation of that evening. */
export function ReasonsToLearn({ reasons, evenings }: ReasonsToLearnProps) {
  const edition = editionInForce(dayOf(Date.now()));
  return (
    <>
      <h2>{words.reasons}</h2>
      <p className={layout.soft}>{reasons.length === 0 ? words.noReason : words.reasonsHint}</p>
      <ul className={styles.reasons}>
        {reasons.map(({ code, label, count, last }) => {
          const lesson = lessonAbout(code, edition);
          const evening = evenings.findLast(({ date }) => date === last);
          const said = withCapital(label);
          return (
            <li key={code}>
              <span>
                {said}
                <span className={styles.below}>{words.times(count, last)}</span>
              </span>
              {lesson === undefined ? (
                <Link href={`/tournois/${evening?.tournament}/reglement`} aria-label={words.regulationOn(said)}>
                  {words.regulation}
                </Link>
              ) : (
                <Link href={`/ecole/lecons/${lesson}`} aria-label={words.lessonOf(said)}>
                  {words.lesson}
                </Link>
              )}
            </li>
          );
        })}
      </ul>
    </>
  );
}

/** Solos first, then the tops that the fewest others found. */
export const BestTurns = ({ best }: { readonly best: readonly PageTurn[] }) => (
  <>
    <h2>{words.best}</h2>
    {best.length === 0 ? (
      <p className={layout.soft}>{words.noBest}</p>
    ) : (
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{columns.word}</th>
            <th scope="col" className={styles.figure}>
              {columns.points}
            </th>
            <th scope="col" className={styles.figure}>
              {columns.found}
            </th>
          </tr>
        </thead>
        <tbody>
          {best.map(({ tournament, date, game, turn, word = '', reference = '', points, found }) => (
            <tr key={`${tournament} ${game} ${turn}`}>
              <th scope="row">
                {`${word.toUpperCase()} ${reference}`.trim()}
                <span
                  className={styles.below}
                >{`${clubTexts.day(date)}, ${game}, ${columns.turn.toLowerCase()} ${turn}`}</span>
              </th>
              <td className={styles.figure}>{number(points)}</td>
              <td className={styles.figure}>{found === 1 ? words.alone : plural(found, 'joueur')}</td>
            </tr>
          ))}
        </tbody>
      </table>
    )}
  </>
);

/** His evenings, the last one first. */
export function PlayedEvenings({ evenings }: { readonly evenings: readonly PageEvening[] }) {
  const { club } = useClub();
  return (
    <section className={layout.stack2}>
      <h2>{words.evenings}</h2>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{columns.evening}</th>
            <th scope="col" className={styles.figure}>
              {columns.rank}
            </th>
            <th scope="col" className={styles.figure} data-room="middle">
              {columns.total}
            </th>
            <th scope="col" className={styles.figure}>
              {columns.percent}
            </th>
            <th scope="col" className={styles.figure} data-room="middle">
              {columns.tops}
            </th>
            <th scope="col" className={styles.figure} data-room="middle">
              {columns.solos}
            </th>
            <th scope="col" className={styles.figure} data-room="middle">
              {columns.warnings}
            </th>
          </tr>
        </thead>
        <tbody>
          {evenings.toReversed().map((evening) => (
            <tr key={evening.tournament}>
              <th scope="row">
                <Link href={`/clubs/${club.id}/soirees/${evening.tournament}`}>
                  {evening.partner === undefined ? evening.title : words.with(evening.title, evening.partner)}
                </Link>
                <span className={styles.below}>{clubTexts.day(evening.date)}</span>
              </th>
              <td className={styles.figure}>
                {words.rank(evening.rank, evening.ranked)}
                {evening.provisional !== undefined && ` (${clubTexts.season.provisional})`}
              </td>
              <td className={styles.figure} data-room="middle">
                {number(evening.total)}
              </td>
              <td className={styles.figure}>{percent(evening.percent)}</td>
              <td className={styles.figure} data-room="middle">
                {number(evening.tops)}
              </td>
              <td className={styles.figure} data-room="middle">
                {number(evening.solos)}
              </td>
              <td className={styles.figure} data-room="middle">
                {number(evening.warnings)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
