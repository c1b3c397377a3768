import type { PageEvening, PageReason, PageTurn } from '@raccord/club';
import { dayOf, number, percent, plural, withCapital } from '@raccord/french';
import { editionInForce } from '@raccord/regulation';
import { Link } from 'wouter';
import layout from '../../design/layout.module.css';
import { Raised } from '../../design/Raised.tsx';
import { Note, Table } from '../../design/Table.tsx';
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
      <ul className={`${layout.stack2} ${styles.reasons}`}>
        {reasons.map(({ code, label, count, last }) => {
          const lesson = lessonAbout(code, edition);
          const evening = evenings.findLast(({ date }) => date === last);
          const said = withCapital(label);
          return (
            <li key={code}>
              <span>
                {said}
                <Note>
                  <Raised text={words.times(count, last)} />
                </Note>
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
      <Table
        rows={best}
        keyOf={({ tournament, game, turn }) => `${tournament} ${game} ${turn}`}
        columns={[
          {
            ...{ heading: columns.word, kind: 'name' },
            cell: ({ date, game, turn, word = '', reference = '' }) => (
              <>
                {`${word.toUpperCase()} ${reference}`.trim()}
                <Note>
                  <Raised text={`${clubTexts.day(date)}, ${game}, ${columns.turn.toLowerCase()} ${turn}`} />
                </Note>
              </>
            ),
          },
          { heading: columns.points, kind: 'figure', cell: ({ points }) => number(points) },
          {
            ...{ heading: columns.found, kind: 'figure' },
            cell: ({ found }) => (found === 1 ? words.alone : plural(found, 'joueur')),
          },
        ]}
      />
    )}
  </>
);

/** His evenings, the last one first. */
export function PlayedEvenings({ evenings }: { readonly evenings: readonly PageEvening[] }) {
  const { club } = useClub();
  return (
    <section className={layout.stack2}>
      <h2>{words.evenings}</h2>
      <Table
        rows={evenings.toReversed()}
        keyOf={({ tournament }) => tournament}
        columns={[
          {
            ...{ heading: columns.evening, kind: 'name' },
            cell: ({ tournament, title, partner, date }) => (
              <>
                <Link href={`/clubs/${club.id}/soirees/${tournament}`}>
                  {partner === undefined ? title : words.with(title, partner)}
                </Link>
                <Note>
                  <Raised text={clubTexts.day(date)} />
                </Note>
              </>
            ),
          },
          {
            ...{ heading: columns.rank, kind: 'figure' },
            cell: ({ rank, ranked, provisional }) =>
              `${words.rank(rank, ranked)}${provisional === undefined ? '' : ` (${clubTexts.season.provisional})`}`,
          },
          { heading: columns.total, kind: 'figure', room: 'middle', cell: ({ total }) => number(total) },
          { heading: columns.percent, kind: 'figure', cell: (evening) => percent(evening.percent) },
          { heading: columns.tops, kind: 'figure', room: 'middle', cell: ({ tops }) => number(tops) },
          { heading: columns.solos, kind: 'figure', room: 'middle', cell: ({ solos }) => number(solos) },
          { heading: columns.warnings, kind: 'figure', room: 'middle', cell: ({ warnings }) => number(warnings) },
        ]}
      />
    </section>
  );
}
