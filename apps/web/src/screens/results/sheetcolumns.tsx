import { describeBonus, describeOutcome, isTopMade } from '@raccord/tournament';
import { Badge, type Kind } from '../../design/controls.tsx';
import type { Column } from '../../design/Table.tsx';
import type { GameTurn, SheetLine } from '../../server/answers.ts';
import { SlipView } from '../../slip/SlipView.tsx';
import { WrittenWord } from '../../slip/Written.tsx';
import { texts } from '../../texts/index.ts';
import { resultsTexts } from '../../texts/results.ts';
import styles from './sheet.module.css';

const { number } = texts.numbers;
const { sheet: words } = resultsTexts;
const { columns } = words;

const KINDS: Readonly<Record<SheetLine['outcome'], Kind>> = {
  accepted: 'plain',
  nullity: 'bad',
  referred: 'warn',
  average: 'info',
  missing: 'plain',
  'not-playing': 'plain',
};

interface SheetTurn {
  readonly line: SheetLine;
  /** As the sheet of the game has it. */
  readonly turn: GameTurn | undefined;
}

/** A turn of a player's sheet: what was written and what it got. */
export const SHEET_COLUMNS: readonly Column<SheetTurn>[] = [
  { heading: columns.turn, kind: 'number', cell: ({ line }) => line.turn },
  { heading: columns.draw, kind: 'aside', room: 'wide', cell: ({ turn }) => turn?.markedDraw },
  {
    ...{ heading: columns.top, kind: 'aside', room: 'wide' },
    cell: ({ turn }) =>
      turn?.solution && (
        <>
          <WrittenWord word={turn.solution.word} /> {turn.solution.reference} {number(turn.solution.score)}
        </>
      ),
  },
  {
    heading: columns.slip,
    cell: ({ line: { slip } }) =>
      slip && (
        <span className={styles.written}>
          <SlipView slip={slip} isCompact />
        </span>
      ),
  },
  {
    heading: columns.result,
    cell: ({ line, turn }) => (
      <>
        <Badge kind={isTopMade(line, turn?.top) ? 'good' : KINDS[line.outcome]}>
          {describeOutcome(line, turn?.top)}
        </Badge>{' '}
        {line.isProvisional && <Badge kind="warn">{words.provisional}</Badge>}
      </>
    ),
  },
  { heading: columns.points, kind: 'figure', cell: ({ line }) => number(line.points) },
  {
    ...{ heading: columns.penalty, kind: 'figure', room: 'middle' },
    cell: ({ line: { penalty } }) => penalty > 0 && number(-penalty),
  },
  {
    ...{ heading: columns.warnings, kind: 'figure', room: 'middle' },
    cell: ({ line: { warnings } }) => warnings > 0 && number(warnings),
  },
  {
    ...{ heading: columns.bonus, kind: 'figure', room: 'middle' },
    cell: ({ line: { solo, bonus } }) =>
      solo === 'given' ? describeBonus(bonus) : solo === 'pending' && words.soloPending,
  },
  { heading: columns.running, kind: 'figure', cell: ({ line }) => number(line.running) },
  { heading: columns.rank, kind: 'figure', room: 'middle', cell: ({ line }) => line.rank },
];
