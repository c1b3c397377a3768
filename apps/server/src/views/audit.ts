import { foldAccents } from '@raccord/scrabble';
import {
  type AuditLine,
  AuditList,
  type Journal,
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
  const gone = takenBack(journal, wanted);
  const shown = gone ? list.lines.filter(({ event }) => event !== undefined && gone.has(event)) : list.lines;
  const found = text.trim() === '' ? shown : search(shown, text);
  const [from, to] = newest ? [found.length - after - limit, found.length - after] : [after, after + limit];
  const lines = found.slice(Math.max(0, from), Math.max(0, to));
  return { count: found.length, lines: newest ? lines.reverse() : lines };
}

/** What would be taken back together; undefined when nobody asks. */
function takenBack(journal: Journal, { relying, replaying }: Wanted): ReadonlySet<string> | undefined {
  if (relying === undefined && !replaying) return undefined;
  const standing = standingEvents(journal.events, (event) => journal.isUndone(event));
  const target = standing.findLast(({ id, type, data }) =>
    replaying ? type === 'draw-made' && data.game === replaying.game && data.turn === replaying.turn : id === relying,
  );
  return new Set(target ? withReliant(journal.state, target, standing).map(({ id }) => id) : []);
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
