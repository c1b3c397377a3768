import { Badge, Panel } from '../../design/controls.tsx';
import layout from '../../design/layout.module.css';
import { AppealDeadline } from '../../ruling/AppealDeadline.tsx';
import type { HallGame, SheetLine, SheetView } from '../../server/answers.ts';
import { SlipView } from '../../slip/SlipView.tsx';
import { texts } from '../../texts/index.ts';
import { playerTexts } from '../../texts/player.ts';
import { OtherAppeals } from './OtherAppeals.tsx';
import { OwnAppeal } from './OwnAppeal.tsx';
import styles from './player.module.css';

const { sheet: words } = playerTexts;
const COLUMNS = ['turn', 'slip', 'points', 'change', 'running', 'rank'] as const;

/** The rank after the last closed turn. */
export function OwnStanding({ sheet: { lines }, nameOf }: { readonly sheet: SheetView; nameOf(game: string): string }) {
  const last = lines.at(-1);
  if (!last) return null;
  return (
    <Panel className={styles.standing}>
      <span>{playerTexts.after(nameOf(last.game), last.turn)}</span>
      {last.rank !== undefined && <strong>{playerTexts.rank(last.rank)}</strong>}
      <span>{texts.common.points(last.running)}</span>
    </Panel>
  );
}

/** Turn by turn, with what each column means. */
export function OwnSheet({
  sheet: { lines, sequence },
  games,
}: {
  readonly sheet: SheetView;
  readonly games: readonly HallGame[];
}) {
  const played = games.filter(({ id }) => lines.some(({ game }) => game === id));
  return (
    <Panel className={`${layout.stack3} ${styles.section}`}>
      <h2>{words.title}</h2>
      {played.length === 0 && <p>{words.none}</p>}
      {played.map(({ id, name }) => (
        <div key={id} className={styles.game}>
          <OwnGameSheet name={name} lines={lines.filter(({ game }) => game === id)} />
          <AppealDeadline game={id} />
          <OwnAppeal lines={lines.filter(({ game }) => game === id)} sequence={sequence} />
        </div>
      ))}
      <OtherAppeals />
      <details>
        <summary>{words.explain}</summary>
        <dl className={styles.meanings}>
          {COLUMNS.map((column) => (
            <div key={column}>
              <dt>{words.columns[column]}</dt>
              <dd>{words.meanings[column]}</dd>
            </div>
          ))}
        </dl>
      </details>
    </Panel>
  );
}

const OwnGameSheet = ({ name, lines }: { readonly name: string; readonly lines: readonly SheetLine[] }) => (
  <table className={styles.sheet}>
    <caption>{name}</caption>
    <thead>
      <tr>
        {COLUMNS.map((column) => (
          <th key={column} scope="col" title={words.meanings[column]}>
            {words.columns[column]}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {lines.map((line) => (
        <OwnSheetLine key={line.turn} line={line} />
      ))}
    </tbody>
  </table>
);

function OwnSheetLine({ line }: { readonly line: SheetLine }) {
  const change = line.bonus - line.penalty - line.warningCost;
  return (
    <tr>
      <th scope="row">{line.turn}</th>
      <td>
        {line.slip ? <SlipView slip={line.slip} isCompact /> : withoutSlip(line)}
        <span className={styles.remarks}>
          {line.average && <Badge kind="info">{words.average}</Badge>}
          {line.solo === 'given' && <Badge kind="good">{words.solo}</Badge>}
          {line.warnings > 0 && <Badge kind="warn">{words.warnings(line.warnings)}</Badge>}
          {line.isProvisional && <Badge kind="info">{words.provisional}</Badge>}
          {line.slip && voidedBy(line) && <Badge kind="bad">{voidedBy(line)}</Badge>}
          {line.appeal && <Badge kind={line.appeal.isLate ? 'warn' : 'info'}>{describeAppeal(line.appeal)}</Badge>}
        </span>
      </td>
      <td>{line.points}</td>
      <td>{showChange(change)}</td>
      <td>{line.running}</td>
      <td>{line.rank !== undefined && playerTexts.rank(line.rank)}</td>
    </tr>
  );
}

/** What has nothing to do with a slip and takes the points away. */
const voidedBy = ({ reasons }: SheetLine): string | undefined => {
  const codes = reasons.map(({ code }) => code);
  if (codes.includes('exclusion')) return words.exclusion;
  return codes.includes('lateness') ? words.lateness : undefined;
};

const withoutSlip = (line: SheetLine): string => voidedBy(line) ?? words.noSlip;

function describeAppeal({ to, isPending, isLate }: NonNullable<SheetLine['appeal']>): string {
  if (to === 'federation') return texts.appeals.federal;
  if (!isPending) return texts.appeals.answered;
  return isLate ? texts.appeals.pendingLate : texts.appeals.pending;
}

function showChange(change: number): string {
  if (change === 0) return '';
  return change > 0 ? `+${change}` : `−${-change}`;
}
