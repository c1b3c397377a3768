import { type CSSProperties, Fragment, memo, type ReactNode, type Ref } from 'react';
import styles from './table.module.css';

/** The smallest screen that has room for something: a telephone, a tablet, a desk. */
export type ColumnRoom = 'narrow' | 'middle' | 'wide';

/** A column: its heading, and what it shows of a row. */
export interface Column<Row> {
  readonly heading: string;
  /** The heading where room is scarce; the whole one is then told. */
  readonly short?: string | undefined;
  /** What it means, for whoever points at it. */
  readonly hint?: string;
  /** What stands for the heading: a link. */
  readonly head?: ReactNode;
  /** Where two headings may be the same. */
  readonly key?: string;
  /**
   * `name` and `number` head their row; numbers, figures and what is `brief` keep to one line, figures under one another; an `aside` says less
   * than the others; `field` and `action` have something to fill in or to press. A `text` unless told.
   */
  readonly kind?: 'text' | 'name' | 'number' | 'figure' | 'brief' | 'aside' | 'field' | 'action';
  readonly room?: ColumnRoom;
  /** One width makes those of all columns fixed: the others share what is left. */
  readonly width?: string | undefined;
  /** Where rows are cards: a line of its own, before the others; or with its heading. */
  readonly card?: 'whole' | 'titled';
  cell(row: Row): ReactNode;
  /** How many columns it takes in this row. */
  span?(row: Row): number;
}

/** The heading of the rows after it. */
export interface Title {
  readonly key: string;
  readonly heads: ReactNode;
}

/** How a row stands out. */
type Mark = 'current' | 'good' | 'bad' | 'soft';

/** The rows that are laid out of a longer table, and the room of those before and after them. */
export interface TablePart {
  readonly first: number;
  readonly count: number;
  readonly before: number;
  readonly after: number;
  measure(row: HTMLTableRowElement | null): void;
}

interface RowLook<Row> {
  readonly columns: readonly Column<Row>[];
  markOf?(row: Row): Mark | undefined;
  /** What is said under a row, over its whole width. */
  below?(row: Row): ReactNode;
  /** What a click on a row does, as something in it does for keys. */
  actionOf?(row: Row): (() => void) | undefined;
}

interface TableProps<Row> extends RowLook<Row> {
  readonly rows: readonly (Row | Title)[];
  keyOf(row: Row): string | number;
  readonly caption?: ReactNode;
  /** Told to those who do not see the table; it names the frame where there is one. */
  readonly label?: string;
  /** `tight` has more on a screen, `small` still more, `projected` is read from the back of a hall. */
  readonly look?: 'tight' | 'small' | 'projected';
  readonly isHeadHidden?: boolean;
  /** It moves inside a frame, which keys reach; under a heading that stays, where it has a height. */
  readonly frame?: 'sideways' | { readonly height: string };
  /** Each row is a card where there is no room for columns. */
  readonly hasCards?: boolean;
  readonly part?: TablePart;
  readonly isBusy?: boolean;
  readonly ref?: Ref<HTMLTableElement>;
}

/** Rows under headings: every table of the application. */
export function Table<Row>(props: TableProps<Row>) {
  const { columns, rows, keyOf, caption, label, look, isHeadHidden, frame, hasCards, part, isBusy, ref, ...rowLook } =
    props;
  const gap = (height: number) =>
    height > 0 && (
      <tr>
        <td className={styles.gap} style={{ height }} />
      </tr>
    );
  const keyOfRow = (row: Row | Title) => (isTitle(row) ? row.key : keyOf(row));
  const table = (
    <table
      ref={ref}
      className={styles.table}
      data-look={look}
      data-fixed={columns.some(({ width }) => width !== undefined) || undefined}
      aria-label={frame ? undefined : label}
      aria-rowcount={part && part.count + 1}
      aria-busy={isBusy}
    >
      {caption !== undefined && <caption>{caption}</caption>}
      <thead className={isHeadHidden ? 'visually-hidden' : undefined}>
        <tr aria-rowindex={part && 1}>
          {columns.map((column) => (
            <Heading key={keyOfColumn(column)} column={column} />
          ))}
        </tr>
      </thead>
      {(part ? [rows] : inGroups(rows)).map((body) => (
        <tbody key={part || body.length === 0 ? '' : keyOfRow(body[0])}>
          {part && gap(part.before)}
          {body.map((row, index) => (
            <TableRow
              key={keyOfRow(row)}
              {...{ row, columns, ...rowLook }}
              index={part && part.first + index}
              measure={part?.measure}
            />
          ))}
          {part && gap(part.after)}
        </tbody>
      ))}
    </table>
  );
  if (!frame) return hasCards ? <div className={styles.cards}>{table}</div> : table;
  return (
    <section
      className={hasCards ? `${styles.frame} ${styles.cards}` : styles.frame}
      data-high={frame !== 'sideways'}
      style={frame === 'sideways' ? undefined : ({ '--height': frame.height } as CSSProperties)}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keys
      tabIndex={0}
      aria-label={label}
    >
      {table}
    </section>
  );
}

const keyOfColumn = ({ key, heading }: Column<never>): string => key ?? heading;

const isTitle = (row: unknown): row is Title => typeof row === 'object' && row !== null && 'heads' in row;

/** Rows with their title: a title heads the rest of its part of the table. */
function inGroups<Row>(rows: readonly Row[]): readonly (readonly Row[])[] {
  const starts = rows.flatMap((row, index) => (index === 0 || isTitle(row) ? [index] : []));
  return starts.map((start, group) => rows.slice(start, starts[group + 1]));
}

function Heading({ column }: { readonly column: Column<never> }) {
  const { heading, short, hint = short && heading, head, kind = 'text', room, width } = column;
  const look = { 'data-kind': kind, 'data-room': room, style: width === undefined ? undefined : { width } };
  if (heading === '') return <td {...look} />;
  return (
    <th scope="col" title={hint} {...look}>
      {head ?? short ?? heading}
    </th>
  );
}

interface TableRowProps<Row> extends RowLook<Row> {
  readonly row: Row | Title;
  readonly index: number | undefined;
  readonly measure: TablePart['measure'] | undefined;
}

/** Made again only when what it shows changes: a scroll moves hundreds of them. */
const TableRow = memo(function TableRow<Row>(props: TableRowProps<Row>) {
  const { row, columns, index, measure, markOf, below, actionOf } = props;
  const place = { ref: measure, 'data-index': index, 'aria-rowindex': index === undefined ? undefined : index + 2 };
  if (isTitle(row)) {
    return (
      <tr {...place} className={styles.title}>
        <th scope="rowgroup" colSpan={columns.length}>
          {row.heads}
        </th>
      </tr>
    );
  }
  const note = below?.(row);
  const action = actionOf?.(row);
  let covered = 0;
  return (
    <Fragment>
      <tr {...place} data-mark={markOf?.(row)} data-action={action !== undefined || undefined} onClick={action}>
        {columns.map((column) => {
          if (covered > 0) {
            covered--;
            return null;
          }
          const span = column.span?.(row) ?? 1;
          covered = span - 1;
          return <Cell key={keyOfColumn(column)} {...{ column, row, span }} />;
        })}
      </tr>
      {note && (
        <tr className={styles.below}>
          <td colSpan={columns.length}>{note}</td>
        </tr>
      )}
    </Fragment>
  );
}) as <Row>(props: TableRowProps<Row> & { readonly key: string | number }) => ReactNode;

interface CellProps<Row> {
  readonly column: Column<Row>;
  readonly row: Row;
  readonly span: number;
}

function Cell<Row>({ column, row, span }: CellProps<Row>) {
  const { kind = 'text', room, card, heading } = column;
  const look = {
    ...{ 'data-kind': kind, 'data-room': room, 'data-card': card, colSpan: span === 1 ? undefined : span },
    'data-of': card === 'titled' ? heading : undefined,
  };
  return kind === 'name' || kind === 'number' ? (
    <th scope="row" {...look}>
      {column.cell(row)}
    </th>
  ) : (
    <td {...look}>{column.cell(row)}</td>
  );
}

interface NoteProps {
  /** Only where columns that need this much room have none. */
  readonly instead?: Exclude<ColumnRoom, 'narrow'>;
  readonly children: ReactNode;
}

/** Under what a cell says, and less than it. */
export const Note = ({ instead, children }: NoteProps) => (
  <span className={styles.note} data-instead={instead} aria-hidden={instead !== undefined || undefined}>
    {children}
  </span>
);
