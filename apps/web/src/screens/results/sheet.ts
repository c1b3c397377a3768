import type { SheetLine, SheetView } from '../../server/answers.ts';

/** The lines of one game, with what it comes to. */
export interface GameLines {
  readonly game: string;
  readonly lines: readonly SheetLine[];
  /** On turns that were cancelled. */
  readonly conduct: SheetView['conduct'];
  /** Of its turns, cancelled ones included. */
  readonly warnings: number;
  /** After the last turn shown, before what warnings cost at the end. */
  readonly running: number;
}

/** The sheet cut into games, in the order they were played. */
export function gamesOf({ lines, conduct }: Pick<SheetView, 'lines' | 'conduct'>): GameLines[] {
  const games = new Map<string, SheetLine[]>();
  for (const line of lines) games.set(line.game, [...(games.get(line.game) ?? []), line]);
  return [...games].map(([game, own]) => ({
    game,
    lines: own,
    conduct: conduct.filter((one) => one.game === game),
    warnings: [...own, ...conduct.filter((one) => one.game === game)].reduce((sum, { warnings }) => sum + warnings, 0),
    running: own.at(-1)?.running ?? 0,
  }));
}
