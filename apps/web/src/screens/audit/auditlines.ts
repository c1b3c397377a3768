import { dayOf, longDay } from '@raccord/french';
import type { ListedLine } from './TakeBack.tsx';

/** A line as it stands under a title. */
export interface ShownLine {
  readonly line: ListedLine;
  /** Without the turn that the title names. */
  readonly what: string;
  /** Of the line just above, too. */
  readonly isSameAuthor: boolean;
}

interface TurnOfLines {
  readonly key: string;
  /** None for what is about no turn. */
  readonly title: string | undefined;
  /** Where it is another one than that of the title before. */
  readonly day: string | undefined;
  readonly rows: readonly ShownLine[];
}

/**
 * Lines under the title of their turn, which stands once: a slip put right at the next turn is with its own. The turn that something
 * happened to last comes first. What is about no turn stays among those of the turn in which it happened.
 */
export function inTurns(lines: readonly ListedLine[]): readonly TurnOfLines[] {
  const turns = new Map<string, { readonly title: string | undefined; readonly own: ListedLine[] }>();
  let key = '';
  lines.forEach((line, at) => {
    const title = line.title ?? titleAround(lines, at);
    if (title !== undefined || !turns.has(key) || turns.get(key)?.title !== undefined) key = title ?? `${at}`;
    const turn = turns.get(key) ?? { title, own: [] };
    turn.own.push(line);
    turns.set(key, turn);
  });
  let day: string | undefined;
  return [...turns.values()].map(({ title, own }) => {
    const ownDay = longDay(dayOf(own[0].at));
    const shownDay = ownDay === day ? undefined : ownDay;
    day = ownDay;
    const rows = own.map((line, at) => ({
      ...{ line, what: line.brief ?? line.what },
      isSameAuthor: own[at - 1]?.who === line.who,
    }));
    return { key: `coup ${own[0].sequence}`, title, day: shownDay, rows };
  });
}

/** The title before and after, where it is the same one. */
function titleAround(lines: readonly ListedLine[], at: number): string | undefined {
  const newer = lines.slice(0, at).findLast(({ title }) => title !== undefined)?.title;
  const older = lines.slice(at).find(({ title }) => title !== undefined)?.title;
  return newer === older ? newer : undefined;
}
