import { Badge, Panel } from '../../design/controls.tsx';
import layout from '../../design/layout.module.css';
import { Raised } from '../../design/Raised.tsx';
import { type Column, Table } from '../../design/Table.tsx';
import { AppealDeadline } from '../../ruling/AppealDeadline.tsx';
import type { HallGame, SheetLine, SheetView } from '../../server/answers.ts';
import { SlipView } from '../../slip/SlipView.tsx';
import { appealsTexts } from '../../texts/appeals.ts';
import { texts } from '../../texts/index.ts';
import { playerTexts } from '../../texts/player.ts';
import { OtherAppeals } from './OtherAppeals.tsx';
import { OwnAppeal } from './OwnAppeal.tsx';
import styles from './player.module.css';

const { sheet: words } = playerTexts;
const COLUMNS = ['turn', 'slip', 'points', 'change', 'running', 'rank'] as const;

/** The rank after the last closed turn; of a game that is over, that of its ranking, and what warnings cost. */
export function OwnStanding({
  sheet: { lines, end },
  nameOf,
}: {
  readonly sheet: SheetView;
  nameOf(game: string): string;
}) {
  const last = lines.at(-1);
  if (!last) return null;
  const over = end?.game === last.game ? end : undefined;
  const rank = over ? over.rank : last.rank;
  return (
    <Panel className={`${layout.row4} ${layout.baseline} ${layout.between} ${styles.standing}`}>
      <span>{playerTexts.after(nameOf(last.game), last.turn)}</span>
      {rank !== undefined && (
        <strong>
          <Raised text={playerTexts.rank(rank)} />
        </strong>
      )}
      <span>{texts.common.points(over?.total ?? last.running)}</span>
      {over && over.warningCost > 0 && <span>{playerTexts.warningsCost(over.warnings, over.warningCost)}</span>}
      <span className={`${layout.soft} ${styles.lastTurn}`}>{playerTexts.lastTurn(last.points)}</span>
    </Panel>
  );
}

/** Turn by turn, with what each column means. */
export function OwnSheet({
  sheet: { lines, sequence, appeals = [] },
  games,
}: {
  readonly sheet: SheetView;
  readonly games: readonly HallGame[];
}) {
  const played = games.filter(({ id }) => lines.some(({ game }) => game === id));
  return (
    <Panel className={layout.stack3}>
      <h2>{words.title}</h2>
      {played.length === 0 && <p>{words.none}</p>}
      {played.map(({ id, name }) => (
        <div key={id} className={layout.stack2}>
          <OwnGameSheet name={name} lines={lines.filter(({ game }) => game === id)} />
          <AppealDeadline game={id} />
          <OwnAppeal lines={lines.filter(({ game }) => game === id)} sequence={sequence} />
        </div>
      ))}
      {games.some(({ turns }) => turns > 0) && <OtherAppeals appeals={appeals} />}
      {played.length > 0 && (
        <details>
          <summary>{words.explain}</summary>
          <dl className={`${layout.stack2} ${styles.meanings}`}>
            {COLUMNS.filter((column) => column !== 'change' || lines.some(isChanged)).map((column) => (
              <div key={column}>
                <dt>{words.columns[column]}</dt>
                <dd>{words.meanings[column]}</dd>
              </div>
            ))}
          </dl>
        </details>
      )}
    </Panel>
  );
}

const OwnGameSheet = ({ name, lines }: { readonly name: string; readonly lines: readonly SheetLine[] }) => (
  <Table look="small" caption={name} rows={lines} keyOf={({ turn }) => turn} columns={columnsFor(lines)} />
);

const named = (column: (typeof COLUMNS)[number], width?: string) => ({
  ...{ heading: words.columns[column], hint: words.meanings[column], width },
});

const SHEET: readonly Column<SheetLine>[] = [
  { ...named('turn', '2.9rem'), kind: 'name', cell: ({ turn }) => turn },
  {
    ...named('slip'),
    cell: (line) => (
      <span className={styles.slip}>
        {line.slip ? <SlipView slip={line.slip} isCompact /> : withoutSlip(line)}
        <span className={layout.row1}>
          {line.average && <Badge kind="info">{words.average}</Badge>}
          {line.solo === 'given' && <Badge kind="good">{words.solo}</Badge>}
          {line.warnings > 0 && <Badge kind="warn">{words.warnings(line.warnings)}</Badge>}
          {line.isProvisional && <Badge kind="info">{words.provisional}</Badge>}
          {line.slip && voidedBy(line) && <Badge kind="bad">{voidedBy(line)}</Badge>}
          {line.appeal && <Badge kind={line.appeal.isLate ? 'warn' : 'info'}>{describeAppeal(line.appeal)}</Badge>}
        </span>
      </span>
    ),
  },
  { ...named('points', '3.4rem'), kind: 'figure', cell: ({ points }) => points },
  {
    ...named('change', '2.3rem'),
    kind: 'figure',
    cell: (line) => showChange(changeOf(line)),
  },
  { ...named('running', '3.4rem'), kind: 'figure', cell: ({ running }) => running },
  {
    ...named('rank', '2.9rem'),
    kind: 'figure',
    cell: ({ rank }) => rank !== undefined && <Raised text={playerTexts.rank(rank)} />,
  },
];

const changeOf = ({ bonus, penalty, warningCost }: SheetLine): number => bonus - penalty - warningCost;
const isChanged = (line: SheetLine): boolean => changeOf(line) !== 0;

/** Nothing stands between points and running total as long as nobody has had a bonus or a penalty. */
const columnsFor = (lines: readonly SheetLine[]): readonly Column<SheetLine>[] =>
  lines.some(isChanged) ? SHEET : SHEET.filter(({ heading }) => heading !== words.columns.change);

/** What has nothing to do with a slip and takes the points away. */
const voidedBy = ({ reasons }: SheetLine): string | undefined => {
  const codes = reasons.map(({ code }) => code);
  if (codes.includes('exclusion')) return words.exclusion;
  return codes.includes('lateness') ? words.lateness : undefined;
};

const withoutSlip = (line: SheetLine): string => voidedBy(line) ?? words.noSlip;

function describeAppeal({ to, isPending, isLate }: NonNullable<SheetLine['appeal']>): string {
  if (to === 'federation') return appealsTexts.federal;
  if (!isPending) return appealsTexts.answered;
  return isLate ? appealsTexts.pendingLate : appealsTexts.pending;
}

function showChange(change: number): string {
  if (change === 0) return '';
  return change > 0 ? `+${change}` : `−${-change}`;
}
