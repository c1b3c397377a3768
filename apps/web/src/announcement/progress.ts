import type { ScriptLine } from '@raccord/tournament';
import type { ClockFace } from '../clock/useclock.ts';
import type { Announcement } from './announcement.ts';

/** How far the announcer has come, as it is kept in this browser. */
export interface AnnouncementProgress {
  readonly id: string;
  readonly kind: Announcement['kind'];
  /** The line to say now; their number once all of them are said. */
  readonly line: number;
  /** The last line that the clock has called; -1 before. */
  readonly called: number;
  /** The last solution announced to its end. */
  readonly ended?: { readonly id: string; readonly game: string; readonly turn: number; readonly at: number };
  /** The turn drawn too early: by so many seconds, or before the end of the announcement itself. */
  readonly early?: { readonly game: string; readonly turn: number; readonly seconds?: number };
}

/** The line that the clock calls: that of its last signal; -1 before it is started. */
export function calledLine(
  lines: readonly ScriptLine[],
  phase: ClockFace['phase'] | undefined,
  isEnded: boolean,
): number {
  const lineOf = (code: ScriptLine['code']) => lines.findIndex((line) => line.code === code);
  if (isEnded || phase === 'over') return lineOf('end');
  if (phase === undefined) return -1;
  return lineOf(phase === 'write' ? 'write' : 'start');
}

/** A line that the clock calls. */
export const isSignal = (line: ScriptLine | undefined): boolean => line?.topic === 'signals';

/** Follows the game: to another announcement, or to the line that the clock has just called. */
export function followAnnouncement(
  before: AnnouncementProgress | undefined,
  announcement: Announcement,
  called: number,
  now: number,
): AnnouncementProgress {
  const { id, kind } = announcement;
  if (before?.id === id) {
    if (before.called === called) return before;
    return { ...before, called, line: called > before.called ? Math.max(before.line, called) : before.line };
  }
  if (!before) return { id, kind, called, line: announcement.isOver ? announcement.lines.length : Math.max(0, called) };
  const early = kind === 'draw' && before.kind === 'solution' ? measureEarly(before, announcement, now) : before.early;
  return {
    ...{ id, kind, called, line: firstLine(before, announcement, called) },
    ...(before.ended ? { ended: before.ended } : {}),
    ...(early ? { early } : {}),
  };
}

function firstLine({ ended }: AnnouncementProgress, { id, lines, isOver }: Announcement, called: number): number {
  if (isOver || ended?.id === id) return lines.length;
  // A turn that has ended already, its solution taken back, is not announced again from its first letter.
  return lines[called]?.code === 'end' ? called : 0;
}

function measureEarly(
  { id, line, ended }: AnnouncementProgress,
  { game, turn, pause }: Announcement,
  now: number,
): NonNullable<AnnouncementProgress['early']> | undefined {
  if (ended?.id !== id) return line > 0 ? { game, turn } : undefined;
  const seconds = secondsLeft(ended.at + pause - now, pause);
  return seconds > 0 ? { game, turn, seconds } : undefined;
}

/** How the draw announced came too early; undefined when it did not. */
export const earlinessOf = (
  { early }: AnnouncementProgress,
  { kind, game, turn }: Announcement,
): AnnouncementProgress['early'] =>
  kind === 'draw' && early?.game === game && early.turn === turn ? early : undefined;

/** Whole seconds to wait before the next draw, the one under way counted; a clock set back in the meantime adds nothing. */
export const secondsLeft = (milliseconds: number, pause: number): number =>
  Math.ceil(Math.min(pause, Math.max(0, milliseconds)) / 1000);

/** Goes some lines on or back; past the last line of a solution, its announcement is over. */
export function advanceBy(
  progress: AnnouncementProgress,
  { id, kind, game, turn, lines }: Announcement,
  by: number,
  now: number,
): AnnouncementProgress {
  const line = Math.min(Math.max(progress.line + by, 0), lines.length);
  const isOver = kind === 'solution' && line === lines.length && progress.line < lines.length;
  return { ...progress, line, ...(isOver ? { ended: { id, game, turn, at: now } } : {}) };
}
