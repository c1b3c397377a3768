import type { RecordedEvent } from '@raccord/tournament';
import { asPlayed, type Count, GameFacts, type ReferenceLedger, referenceLedger } from './ledger.ts';
import { standing } from './standing.ts';

/** The correction slips of a game (5.9): what each player should be told and has not been. */

interface Notice {
  /** Everything that he is told; empty where there is nothing. */
  readonly text: string;
  readonly words: readonly string[];
  /** He can see it by himself: a wrong score of the word laid, a zero above the top (2023). */
  readonly isSpared: boolean;
}

const NOTHING: Notice = { text: '', words: [], isSpared: false };

/** Who is still to get a correction slip of each turn, and the words that it names. @param events all, those taken back too. */
export function dueSlips(
  events: readonly RecordedEvent[],
  game: string,
  ledger: ReferenceLedger,
  tops: readonly number[],
  count: Count,
): Map<string, readonly string[]>[] {
  const facts = new GameFacts(asPlayed(standing(events)), game);
  return facts.turns.map((turn, index) => {
    const due = new Map<string, readonly string[]>();
    for (const entrant of facts.entrants) {
      const now = noticeIn(facts, ledger, turn, index, entrant, tops[index]);
      if (!now) continue;
      const last = facts.lastDelivery(turn, entrant);
      const told = last ? toldBy(events, last.sequence, game, turn, entrant) : '';
      if (now.text === told && last?.data.isComplete !== false) continue;
      if (!last && now.isSpared) {
        count('correction spared');
        continue;
      }
      due.set(entrant, now.words);
    }
    return due;
  });
}

/** What he was told by a slip: what stood when he got it. */
function toldBy(
  events: readonly RecordedEvent[],
  sequence: number,
  game: string,
  turn: number,
  entrant: string,
): string {
  const before = standing(events.filter((event) => event.sequence < sequence));
  const facts = new GameFacts(asPlayed(before), game);
  const index = facts.turns.indexOf(turn);
  return noticeIn(facts, referenceLedger(before, game), turn, index, entrant, 0)?.text ?? '';
}

/** Undefined for whom a correction slip is not meant at all: away, excluded, or of a turn that does not count for him. */
function noticeIn(
  facts: GameFacts,
  ledger: ReferenceLedger,
  turn: number,
  index: number,
  entrant: string,
  top: number,
): Notice | undefined {
  const result = ledger.turns[index]?.get(entrant);
  if (!result || result.outcome === 'not-playing' || facts.isExcluded(entrant)) return undefined;
  if (facts.isCancelledFor(turn, entrant)) return undefined;
  if (result.outcome === 'missing') return NOTHING;
  const slip = facts.slip(turn, entrant);
  const ruling = facts.rulings(turn, entrant).at(-1)?.data;
  const referral = facts.referral(turn, entrant);
  const found = (slip?.verdict.reasons ?? []).filter(
    ({ code }) => code !== 'disciplinary' || slip?.verdict.disciplinary,
  );
  const conduct = found.filter(({ code }) => code === 'disciplinary');
  const isSuspended =
    facts.charter.settings.referredByHand !== 'verdict' && slip !== undefined && slip.verdict.outcome !== 'referred';
  const kept = ruling || (referral !== undefined && isSuspended) ? conduct : found;
  const decided = ruling ? [`ruling ${ruling.reason}`] : referral === undefined ? [] : [`referral ${referral}`];
  const given = facts.warnings(turn, entrant).map((reason) => `disciplinary ${reason}`);
  const average = result.average === 'found' ? ['average'] : [];
  const reasons = [...decided, ...kept.map(({ code, text }) => `${code} ${text}`), ...average, ...given];
  if (reasons.length === 0) return NOTHING;
  const { outcome, points, penalty, warnings } = result;
  const named = ruling?.ruling.outcome === 'nullity' ? (ruling.ruling.words ?? wordsOnSlip(slip)) : [];
  const words = [...named, ...kept.flatMap((reason) => reason.words ?? [])];
  const text = [outcome, points, penalty, warnings, ...reasons].join(' | ');
  const codes = [...decided, ...kept.map(({ code }) => code), ...average, ...given];
  return {
    text,
    words,
    isSpared: facts.charter.edition === '2023' && isSeen(facts, turn, entrant, result, codes, top),
  };
}

/** All the words not admitted, those that others of them hid too. */
const wordsOnSlip = (slip: ReturnType<GameFacts['slip']>): string[] => [
  ...new Set([
    ...(slip?.verdict.reasons.flatMap(({ words }) => words ?? []) ?? []),
    ...(slip?.verdict.excusable?.words ?? []),
  ]),
];

const OF_SCORE = ['score-wrong', 'score-missing'];
/** What makes a slip null whatever is written on it. */
const NOT_OF_SOLUTION =
  /^(late-slip|several-slips|exchanged-slip|grave-misconduct|illegible-word|ruling|referral|disciplinary)/;

/** 5.9 of 2023: the player sees it on the board. */
function isSeen(
  facts: GameFacts,
  turn: number,
  entrant: string,
  { outcome, penalty }: { readonly outcome: string; readonly penalty: number },
  codes: readonly string[],
  top: number,
): boolean {
  const slip = facts.slip(turn, entrant);
  const laid = facts.laid(turn);
  const { retained } = slip?.verdict ?? {};
  const isLaid =
    laid !== undefined &&
    retained?.reference === laid.reference &&
    retained.word.toUpperCase() === laid.word.toUpperCase();
  if (outcome === 'accepted' && penalty === 0 && codes.every((code) => OF_SCORE.includes(code)) && isLaid) return true;
  const isOfSolution = !codes.some((code) => NOT_OF_SOLUTION.test(code));
  return outcome === 'nullity' && isOfSolution && (slip?.slip.score ?? 0) > top;
}
