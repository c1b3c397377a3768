import { foldAccents } from '@raccord/scrabble';
import { AuditList, type Journal } from '@raccord/tournament';

/** Which lines of the audit list are asked for. */
interface Wanted {
  readonly after?: number | undefined;
  readonly limit: number;
  readonly text?: string | undefined;
  readonly newest?: boolean | undefined;
}

const LISTS = new WeakMap<Journal, AuditList>();

/** A page of the audit list. */
export function seeAudit(journal: Journal, { after = 0, limit, text = '', newest = false }: Wanted) {
  const list = LISTS.get(journal) ?? new AuditList();
  LISTS.set(journal, list);
  list.follow(journal.events);
  const found = text.trim() === '' ? list.lines : search(list, text);
  const [from, to] = newest ? [found.length - after - limit, found.length - after] : [after, after + limit];
  const lines = found.slice(Math.max(0, from), Math.max(0, to));
  return { count: found.length, lines: newest ? lines.reverse() : lines };
}

/** The lines that say all these words, of who, what and why. */
function search({ lines }: AuditList, text: string) {
  const words = folded(text).split(/\s+/);
  return lines.filter(({ who, what, why = '' }) => {
    const said = folded(`${who} ${what} ${why}`);
    return words.every((word) => said.includes(word));
  });
}

const folded = (text: string): string => foldAccents(text.trim());
