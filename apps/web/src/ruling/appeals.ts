import { describeWeeks, EDITIONS, type EditionName } from '@raccord/regulation';
import type { SlipFileView } from '../server/answers.ts';
import { appealsTexts } from '../texts/appeals.ts';

/** Until when one may appeal about a game. */
export type Deadline =
  | { readonly kind: 'none' | 'next-game' | 'after-last' }
  | { readonly kind: 'until' | 'passed'; readonly at: number };

interface PlayedGame {
  readonly id: string;
  readonly appealsUntil?: number | undefined;
}

export function deadlineOf(
  edition: EditionName,
  games: readonly { readonly id: string }[],
  { id, appealsUntil }: PlayedGame,
  now: number,
): Deadline {
  if (EDITIONS[edition].decisions.appeals.minutesAfterLastGame === undefined) return { kind: 'none' };
  if (appealsUntil !== undefined) return { kind: now > appealsUntil ? 'passed' : 'until', at: appealsUntil };
  return { kind: games.at(-1)?.id === id ? 'after-last' : 'next-game' };
}

export function describeDeadline(deadline: Deadline, edition: EditionName): string {
  const { article, minutesAfterLastGame: minutes = 0 } = EDITIONS[edition].decisions.appeals;
  const words = appealsTexts.deadline;
  switch (deadline.kind) {
    case 'none':
      return words.none;
    case 'next-game':
      return words['next-game'](article);
    case 'after-last':
      return words['after-last'](article, minutes);
    case 'until':
      return words.until(article, minutes, deadline.at);
    case 'passed':
      return words.passed(article, deadline.at);
  }
}

/** What becomes of an appeal to the commission of the federation. */
export function describeSecond(edition: EditionName): string {
  const { secondArticle, weeksToComplete } = EDITIONS[edition].decisions.appeals;
  const weeks = weeksToComplete === undefined ? undefined : describeWeeks(weeksToComplete);
  return appealsTexts.deadline.federation(secondArticle, weeks);
}

/**
 * To whom the next appeal about a slip goes: none while one waits for its answer, after a second one, or before there is
 * anything to contest.
 */
export function nextAppeal({
  recorded,
  rulings,
  appeals,
  isAppealed,
}: SlipFileView): 'commission' | 'federation' | undefined {
  if (isAppealed || (!recorded && rulings.length === 0)) return undefined;
  if (appeals.some(({ to }) => to === 'federation')) return undefined;
  const isDecided = rulings.some(({ by, isProvisional }) => by.role === 'commission' && !isProvisional);
  return isDecided ? 'federation' : 'commission';
}
