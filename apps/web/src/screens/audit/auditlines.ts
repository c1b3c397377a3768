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

/** Lines one after the other under the title of their turn. What is about no turn stays among those of the turn in which it happened. */
export function inTurns(lines: readonly ListedLine[]): readonly TurnOfLines[] {
  const turns: (TurnOfLines & { rows: ShownLine[] })[] = [];
  let day: string | undefined;
  lines.forEach((line, at) => {
    const before = lines[at - 1];
    const title = line.title ?? titleAround(lines, at);
    let turn = turns.at(-1);
    if (!turn || turn.title !== title) {
      const own = longDay(dayOf(line.at));
      turn = { key: `coup ${line.sequence}`, title, day: own === day ? undefined : own, rows: [] };
      day = own;
      turns.push(turn);
    }
    const isSameAuthor = turn.rows.length > 0 && before?.who === line.who;
    turn.rows.push({ line, isSameAuthor, what: line.brief ?? line.what });
  });
  return turns;
}

/** The title before and after, where it is the same one. */
function titleAround(lines: readonly ListedLine[], at: number): string | undefined {
  const newer = lines.slice(0, at).findLast(({ title }) => title !== undefined)?.title;
  const older = lines.slice(at).find(({ title }) => title !== undefined)?.title;
  return newer === older ? newer : undefined;
}
