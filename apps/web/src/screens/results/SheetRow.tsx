import { describeBonus } from '@raccord/tournament';
import { Badge, type Kind } from '../../design/controls.tsx';
import type { GameTurn, SheetLine } from '../../server/answers.ts';
import { SlipView } from '../../slip/SlipView.tsx';
import { ReasonLines } from '../../slip/VerdictView.tsx';
import { texts } from '../../texts/index.ts';
import styles from './sheet.module.css';
import { outcomeOf } from './sheet.ts';

const { number } = texts.numbers;
const { sheet: words } = texts.results;

const KINDS: Readonly<Record<ReturnType<typeof outcomeOf>, Kind>> = {
  top: 'good',
  accepted: 'plain',
  nullity: 'bad',
  referred: 'warn',
  average: 'info',
  missing: 'plain',
  'not-playing': 'plain',
};

interface SheetRowProps {
  readonly line: SheetLine;
  /** As the sheet of the game has it. */
  readonly turn: GameTurn | undefined;
}

/** A turn: what was written and what it got on a line, the reasons beneath. */
export function SheetRow({ line, turn }: SheetRowProps) {
  const outcome = outcomeOf(line, turn?.top);
  return (
    <tbody className={styles.line}>
      <tr>
        <th scope="row" className={styles.turn}>
          {line.turn}
        </th>
        <td className={styles.extra}>{turn?.draw}</td>
        <td className={styles.extra}>
          {turn?.solution && `${turn.solution.word} ${turn.solution.reference} ${number(turn.solution.score)}`}
        </td>
        <td className={styles.written}>{line.slip && <SlipView slip={line.slip} isCompact />}</td>
        <td>
          <Badge kind={KINDS[outcome]}>{line.average ? words.average[line.average] : words.outcomes[outcome]}</Badge>{' '}
          {line.isProvisional && <Badge kind="warn">{words.provisional}</Badge>}
        </td>
        <td className={styles.figure}>{number(line.points)}</td>
        <td className={styles.spare}>{line.penalty > 0 && number(-line.penalty)}</td>
        <td className={styles.spare}>{line.warnings > 0 && number(line.warnings)}</td>
        <td className={styles.spare}>
          {line.solo === 'given' ? describeBonus(line.bonus) : line.solo === 'pending' && words.soloPending}
        </td>
        <td className={styles.figure}>{number(line.running)}</td>
        <td className={styles.figure}>{line.rank}</td>
      </tr>
      {line.reasons.length > 0 && (
        <tr className={styles.reasons}>
          <td />
          <td colSpan={10}>
            <ReasonLines lines={line.reasons} />
          </td>
        </tr>
      )}
    </tbody>
  );
}
