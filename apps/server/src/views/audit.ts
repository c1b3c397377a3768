import type { SessionAnswer } from '@raccord/contract';
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
import { seatedAt } from './remit.ts';

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

/** So many totals are told one by one. */
const MOST_TOTALS = 200;
const LISTS = new WeakMap<Journal, AuditList>();

/** A page of the audit list. */
export function seeAudit(journal: Journal, session: SessionAnswer, wanted: Wanted) {
  const { after = 0, limit, text = '', newest = false } = wanted;
  const list = LISTS.get(journal) ?? new AuditList();
  LISTS.set(journal, list);
  list.follow(journal.events);
  const changed = changedBy(journal, wanted);
  const shown = changed?.map(({ sequence }) => sequence - 1) ?? Array.from({ length: list.count }, (_, place) => place);
  const found = text.trim() === '' ? shown : search(list, shown, text);
  const [from, to] = newest ? [found.length - after - limit, found.length - after] : [after, after + limit];
  const lines = found.slice(Math.max(0, from), Math.max(0, to)).map((place) => list.line(place));
  return {
    ...{ count: found.length, lines: newest ? lines.reverse() : lines },
    ...(changed ? { totals: totalsWithout(journal, session, changed) } : {}),
  };
}

/** Whose total would be another one, each where he sits. */
function totalsWithout(journal: Journal, session: SessionAnswer, changed: readonly RecordedEvent[]) {
  const totals = journal.totalsWithout(changed);
  const shown = totals.slice(0, MOST_TOTALS).map(({ game, entrant, before, after }) => ({
    ...{ game: game.plan.name, before, after },
    ...seatedAt(session, game, game.turns.length, entrant),
  }));
  return { count: totals.length, shown };
}

/** What would be taken back, or come back, together, oldest first; undefined when nobody asks. */
function changedBy(journal: Journal, { relying, replaying, restoring }: Wanted): readonly RecordedEvent[] | undefined {
  const undoing = restoring === undefined ? undefined : journal.find(restoring);
  if (undoing) return journal.isUndone(undoing) ? [] : journal.changedBy(undoing);
  if (relying === undefined && !replaying) return restoring === undefined ? undefined : [];
  const standing = standingEvents(journal.events, journal.undone);
  const target = standing.findLast(({ id, type, data }) =>
    replaying ? type === 'draw-made' && data.game === replaying.game && data.turn === replaying.turn : id === relying,
  );
  return target ? withReliant(journal.state, target, standing) : [];
}

/** « coup 4 », « c4 » or « c. 4 » names a turn. */
const TURN = /(?:^|\s)c(?:oup|\.)?\s*(\d+)(?=\s|$)/i;
const SAID = new WeakMap<AuditLine, string>();

/** Those that say all these words, of who, what and why; of a turn that is named, what is about it. */
function search(list: AuditList, places: readonly number[], text: string): readonly number[] {
  const sought = folded(text);
  const number = TURN.exec(sought)?.[1];
  const words = (number === undefined ? sought : sought.replace(TURN, ' ')).split(/\s+/).filter(Boolean);
  const isNamed = new RegExp(`\\bcoup ${number}\\b`, 'i');
  return places.filter((place) => {
    const turn = number === undefined ? undefined : list.turnOf(place)?.turn;
    if (turn !== undefined && turn !== Number(number)) return false;
    const said = words.length > 0 || (number !== undefined && turn === undefined) ? saidIn(list.line(place)) : '';
    return (
      (number === undefined || turn !== undefined || isNamed.test(said)) && words.every((one) => said.includes(one))
    );
  });
}

function saidIn(line: AuditLine): string {
  const { who, what, why = '' } = line;
  const said = SAID.get(line) ?? folded(`${who} ${what} ${why}`);
  SAID.set(line, said);
  return said;
}

const folded = (text: string): string => foldAccents(text.trim());
