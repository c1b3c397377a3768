import {
  describeFinders,
  describePlace,
  describePlayed,
  describeWord,
  type MemberPage,
  type PageEvening,
  type PageReason,
  type PageTurn,
} from '@raccord/club';
import { dayOf, number, percent, plural, withCapital } from '@raccord/french';
import { editionInForce } from '@raccord/regulation';
import { TOP_KINDS } from '@raccord/tournament';
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

/** A word that he played or missed, and when. */
const wordOf = (found: PageTurn) => (
  <>
    {describeWord(found)}
    <Note>
      <Raised text={`${clubTexts.day(found.date)}, ${found.game}, ${columns.turn.toLowerCase()} ${found.turn}`} />
    </Note>
  </>
);

const keyOfTurn = ({ tournament, game, turn }: PageTurn): string => `${tournament} ${game} ${turn}`;

/** Solos first, then the tops that the fewest others found. */
export const BestTurns = ({ best }: { readonly best: readonly PageTurn[] }) => (
  <>
    <h2>{words.best}</h2>
    {best.length === 0 ? (
      <p className={layout.soft}>{words.noBest}</p>
    ) : (
      <Table
        label={words.best}
        rows={best}
        keyOf={keyOfTurn}
        columns={[
          { heading: columns.word, kind: 'name', cell: wordOf },
          { heading: columns.points, kind: 'figure', cell: ({ points }) => number(points) },
          { heading: columns.found, kind: 'figure', cell: (turn) => describeFinders(turn) },
        ]}
      />
    )}
  </>
);

/** The tops that he missed and most others found: the first ones to learn. */
export const MissedTurns = ({ missed }: { readonly missed: readonly PageTurn[] }) => (
  <>
    <h2>{words.missed}</h2>
    <p className={layout.soft}>{missed.length === 0 ? words.noMissed : words.missedHint}</p>
    {missed.length > 0 && (
      <Table
        label={words.missed}
        rows={missed}
        keyOf={keyOfTurn}
        columns={[
          { heading: columns.word, kind: 'name', cell: wordOf },
          { heading: columns.points, kind: 'figure', cell: ({ points, top }) => words.of(points, top) },
          { heading: columns.found, kind: 'figure', cell: ({ found }) => plural(found, 'joueur') },
        ]}
      />
    )}
  </>
);

/** What the tops asked for, and how many of each kind he missed. */
export const MissedKinds = ({ kinds }: { readonly kinds: MemberPage['kinds'] }) => (
  <>
    <h2>{words.kinds}</h2>
    <Table
      label={words.kinds}
      rows={TOP_KINDS.filter((kind) => kinds[kind].seen > 0)}
      keyOf={(kind) => kind}
      columns={[
        { heading: columns.kind, kind: 'name', cell: (kind) => words.kindNames[kind] },
        { heading: columns.seen, kind: 'figure', cell: (kind) => number(kinds[kind].seen) },
        { heading: columns.missed, kind: 'figure', cell: (kind) => number(kinds[kind].missed) },
      ]}
    />
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
            cell: (evening) => (
              <>
                <Link href={`/clubs/${club.id}/soirees/${evening.tournament}`}>{describePlayed(evening)}</Link>
                <Note>
                  <Raised text={clubTexts.day(evening.date)} />
                </Note>
              </>
            ),
          },
          { heading: columns.rank, kind: 'figure', cell: (evening) => describePlace(evening) },
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
