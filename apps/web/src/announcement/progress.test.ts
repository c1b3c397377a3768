import { drawScript, REGULATION_SPELLING } from '@raccord/tournament';
import { describe, expect, it } from 'vitest';
import type { Announcement } from './announcement.ts';
import {
  type AnnouncementProgress,
  advanceBy,
  calledLine,
  earlinessOf,
  followAnnouncement,
  secondsLeft,
} from './progress.ts';

const draw = (turn: number, drawn = 'MENERAI'): Announcement => ({
  ...{ id: `g ${turn} ${drawn}`, kind: 'draw', game: 'g', turn, pause: 20_000 },
  lines: drawScript({ turn, leftover: 'E', drawn, rejected: 0, isBlitz: false, write: 30 }, REGULATION_SPELLING),
});
const solution = (turn: number, word = 'MENERAI'): Announcement => ({
  ...{ id: `g ${turn} H4 ${word}`, kind: 'solution', game: 'g', turn, pause: 20_000 },
  lines: draw(turn).lines.slice(0, 6),
});
const [START, WRITE, END] = [4, 5, 6];
const NOT_YET = -1;

/** All lines of an announcement said one after the other, the last one at this time. */
function sayAll(
  before: AnnouncementProgress | undefined,
  announcement: Announcement,
  now: number,
): AnnouncementProgress {
  const begun = followAnnouncement(before, announcement, NOT_YET, now);
  return announcement.lines.reduce((progress) => advanceBy(progress, announcement, 1, now), begun);
}

describe('the clock calls lines', () => {
  it.each([
    ['none before it is started', undefined, false, NOT_YET],
    ['the start', 'think', false, START],
    ['the time to write', 'write', false, WRITE],
    ['the end', 'over', false, END],
    ['the end announced before its time', 'think', true, END],
  ] as const)('%s', (_, phase, isEnded, line) => {
    expect(calledLine(draw(2).lines, phase, isEnded)).toBe(line);
  });

  it('and the announcer goes there, even from a letter not yet said', () => {
    const begun = followAnnouncement(undefined, draw(2), NOT_YET, 0);
    expect(begun.line).toBe(0);
    const started = followAnnouncement(begun, draw(2), START, 0);
    expect(started.line).toBe(START);
    expect(followAnnouncement(started, draw(2), WRITE, 0).line).toBe(WRITE);
  });

  it('a page opened once the game is over has nothing left to say; one that was saying it goes on', () => {
    const over = { ...solution(2), isOver: true };
    expect(followAnnouncement(undefined, over, NOT_YET, 0).line).toBe(6);
    expect(followAnnouncement(sayAll(undefined, solution(1), 0), over, NOT_YET, 0).line).toBe(6);
    const begun = advanceBy(followAnnouncement(undefined, solution(2), NOT_YET, 0), solution(2), 2, 0);
    expect(followAnnouncement(begun, over, NOT_YET, 0).line).toBe(2);
  });

  it('but not back, and not again after somebody went back himself', () => {
    const ahead = advanceBy(followAnnouncement(undefined, draw(2), START, 0), draw(2), 2, 0);
    expect(followAnnouncement(ahead, draw(2), WRITE, 0).line).toBe(END);
    const back = advanceBy(ahead, draw(2), -6, 0);
    expect(followAnnouncement(back, draw(2), START, 0).line).toBe(0);
  });

  it('a page opened in the middle of a turn is where the clock is', () => {
    expect(followAnnouncement(undefined, draw(2), WRITE, 0).line).toBe(WRITE);
  });

  it('a centre that follows hears the letters, though its clock starts with them', () => {
    expect(followAnnouncement(sayAll(undefined, solution(1), 0), draw(2), START, 0).line).toBe(0);
  });
});

describe('going through the lines', () => {
  it('stays between the first one and what follows the last one', () => {
    const begun = followAnnouncement(undefined, draw(2), NOT_YET, 0);
    expect(advanceBy(begun, draw(2), -1, 0).line).toBe(0);
    expect(advanceBy(begun, draw(2), 99, 0).line).toBe(7);
  });

  it('begins again with another draw of the same turn', () => {
    const corrected = followAnnouncement(
      advanceBy(followAnnouncement(undefined, draw(2), NOT_YET, 0), draw(2), 3, 0),
      draw(2, 'TABLES'),
      NOT_YET,
      0,
    );
    expect(corrected.line).toBe(0);
  });

  it('ends the announcement of a solution with its last line, again if it is said again', () => {
    const ended = sayAll(undefined, solution(1), 5_000);
    expect(ended.ended).toEqual({ id: solution(1).id, game: 'g', turn: 1, at: 5_000 });
    expect(advanceBy(ended, solution(1), 1, 9_000).ended?.at).toBe(5_000);
    expect(advanceBy(advanceBy(ended, solution(1), -1, 8_000), solution(1), 1, 9_000).ended?.at).toBe(9_000);
    expect(sayAll(undefined, draw(2), 5_000).ended).toBeUndefined();
  });

  it('does not announce a solution again when the draw after it is undone, nor letters when a solution is taken back', () => {
    const drawn = followAnnouncement(sayAll(undefined, solution(1), 0), draw(2), NOT_YET, 30_000);
    expect(followAnnouncement(drawn, solution(1), NOT_YET, 31_000).line).toBe(6);
    expect(followAnnouncement(drawn, solution(1, 'RAMENEI'), NOT_YET, 31_000).line).toBe(0);
    expect(followAnnouncement(followAnnouncement(drawn, solution(2), NOT_YET, 0), draw(2), END, 0).line).toBe(END);
  });
});

describe('a draw that comes too early', () => {
  const earlyAfter = (passed: number) =>
    followAnnouncement(sayAll(undefined, solution(1), 0), draw(2), NOT_YET, passed).early;

  it('is told with how early it was', () => {
    expect(earlyAfter(12_400)).toEqual({ game: 'g', turn: 2, seconds: 8 });
    expect(earlyAfter(19_999)).toEqual({ game: 'g', turn: 2, seconds: 1 });
    expect(earlyAfter(20_000)).toBeUndefined();
  });

  it('is told when the announcement was begun and not ended; not when nobody announced here', () => {
    const begun = followAnnouncement(undefined, solution(1), NOT_YET, 0);
    expect(followAnnouncement(advanceBy(begun, solution(1), 2, 0), draw(2), NOT_YET, 0).early).toEqual({
      game: 'g',
      turn: 2,
    });
    expect(followAnnouncement(begun, draw(2), NOT_YET, 0).early).toBeUndefined();
  });

  it('is still told once the draw is corrected, and forgotten with the next draw that comes in time', () => {
    const early = followAnnouncement(sayAll(undefined, solution(1), 0), draw(2), NOT_YET, 1_000);
    expect(followAnnouncement(early, draw(2, 'TABLES'), NOT_YET, 2_000).early).toEqual({
      game: 'g',
      turn: 2,
      seconds: 19,
    });
    expect(followAnnouncement(sayAll(early, solution(2), 100_000), draw(3), NOT_YET, 130_000).early).toBeUndefined();
  });

  it('is told with its own letters alone', () => {
    const early = followAnnouncement(sayAll(undefined, solution(1), 0), draw(2), NOT_YET, 1_000);
    expect(earlinessOf(early, draw(2))).toEqual({ game: 'g', turn: 2, seconds: 19 });
    expect(earlinessOf(early, { ...draw(2), game: 'h' })).toBeUndefined();
    expect(earlinessOf(followAnnouncement(early, solution(2), NOT_YET, 2_000), solution(2))).toBeUndefined();
  });

  it('is as early as the pause of the edition says', () => {
    const asked = { ...draw(2), pause: 45_000 };
    expect(followAnnouncement(sayAll(undefined, solution(1), 0), asked, NOT_YET, 12_400).early?.seconds).toBe(33);
  });

  it('is never more than twenty seconds early, whatever the clock of this computer does', () => {
    const ended = sayAll(undefined, solution(1), 100_000);
    expect(followAnnouncement(ended, draw(2), NOT_YET, 40_000).early).toEqual({ game: 'g', turn: 2, seconds: 20 });
  });
});

it('counts the second under way, and never more than the regulation asks', () => {
  expect([20_000, 19_001, 1, 0, -5000, 60_000].map((left) => secondsLeft(left, 20_000))).toEqual([20, 20, 1, 0, 0, 20]);
});
