import { foldAccents } from '@raccord/scrabble';
import {
  type AuditLine,
  AuditList,
  type Journal,
  type RecordedEvent,
  standingEvents,
  type TurnKey,
  withReliant,
} from '@raccord/tournament';

/** Which lines of the audit list are asked for. */
interface Wanted {
  readonly after?: number | undefined;
  readonly limit: number;
  readonly text?: string | undefined;
  readonly newest?: boolean | undefined;
  /** What would go if this action were taken back: it, and whatever relies on it. */
  readonly relying?: string | undefined;
  /** What would come back if this undoing were redone. */
  readonly restoring?: string | undefined;
  /** The same of the draw of a turn, which is then to be played again. */
  readonly replaying?: TurnKey | undefined;
}

const LISTS = new WeakMap<Journal, AuditList>();

/** A page of the audit list. */
export function seeAudit(journal: Journal, wanted: Wanted) {
  const { after = 0, limit, text = '', newest = false } = wanted;
  const list = LISTS.get(journal) ?? new AuditList();
  LISTS.set(journal, list);
  list.follow(journal.events);
  const changed = changedBy(journal, wanted);
  const shown = changed ? changed.map(({ sequence }) => list.lines[sequence - 1]) : list.lines;
  const found = text.trim() === '' ? shown : search(shown, text);
  const [from, to] = newest ? [found.length - after - limit, found.length - after] : [after, after + limit];
  const lines = found.slice(Math.max(0, from), Math.max(0, to));
  return { count: found.length, lines: newest ? lines.reverse() : lines };
}

/** What would be taken back, or come back, together, oldest first; undefined when nobody asks. */
function changedBy(journal: Journal, { relying, replaying, restoring }: Wanted): readonly RecordedEvent[] | undefined {
  const undoing = restoring === undefined ? undefined : journal.find(restoring);
  if (undoing) return journal.isUndone(undoing) ? [] : journal.changedBy(undoing);
  if (relying === undefined && !replaying) return restoring === undefined ? undefined : [];
  const standing = standingEvents(journal.events, (event) => journal.isUndone(event));
  const target = standing.findLast(({ id, type, data }) =>
    replaying ? type === 'draw-made' && data.game === replaying.game && data.turn === replaying.turn : id === relying,
  );
  return target ? withReliant(journal.state, target, standing) : [];
}

/** The lines that say all these words, of who, what and why. */
function search(lines: readonly AuditLine[], text: string) {
  const words = folded(text).split(/\s+/);
  return lines.filter(({ who, what, why = '' }) => {
    const said = folded(`${who} ${what} ${why}`);
    return words.every((word) => said.includes(word));
  });
}

const folded = (text: string): string => foldAccents(text.trim());
