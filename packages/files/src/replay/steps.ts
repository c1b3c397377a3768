import { hundredths, number, plural } from '@raccord/french';
import { boardAfter } from '@raccord/scrabble';
import { describeUnsolved } from '@raccord/tournament';
import { MOST_REPLAYED, type ReplayPage, type SeenStatistics, type TurnToReplay } from './replay.ts';

type Figures = SeenStatistics['turns'][number];

/** A line of the distribution: points, and who got them as a share of the longest line. */
interface Bar {
  readonly label: string;
  readonly count: string;
  readonly share: number;
  readonly isTop: boolean;
}

/** A turn as the script of the page shows it: texts ready to be read. */
export interface ReplayStep {
  readonly title: string;
  readonly draw: string;
  /** 225 characters, row after row. */
  readonly board: string;
  readonly laid: readonly number[];
  readonly word: string;
  readonly reference: string;
  /** « 70 points », or why there is no solution. */
  readonly score: string;
  readonly running: string;
  readonly others: string;
  readonly solutions: readonly (readonly [word: string, reference: string, score: string])[];
  readonly figures: string;
  readonly bars: readonly Bar[];
}

export const replaySteps = (replay: ReplayPage): ReplayStep[] => replay.game.turns.map((turn) => stepOf(replay, turn));

function stepOf({ game, statistics, solutions }: ReplayPage, turn: TurnToReplay): ReplayStep {
  const { lines, laid } = boardAfter(turn, game.formula);
  const found = solutions.get(turn.number);
  const figures = statistics.turns.find((one) => one.number === turn.number);
  const { word = '', reference = '', score = 0 } = turn.solution ?? {};
  return {
    title: `Coup ${turn.number} sur ${game.turns.length}`,
    draw: turn.markedDraw,
    board: lines.join(''),
    laid,
    word,
    reference,
    score: turn.solution ? plural(score, 'point') : describeUnsolved(turn),
    running: turn.solution ? `Cumul du top\u00a0: ${plural(turn.running, 'point')}` : '',
    others: found ? othersOf(found.count) : '',
    solutions: (found?.solutions ?? [])
      .slice(0, MOST_REPLAYED)
      .map((one) => [one.word, one.reference, number(one.score)]),
    figures: figures ? inFigures(figures) : '',
    bars: figures ? barsOf(figures) : [],
  };
}

const othersOf = (count: number): string =>
  count > MOST_REPLAYED
    ? `Les ${MOST_REPLAYED} premières des ${number(count)} solutions du coup.`
    : `${plural(count, 'solution')} en tout.`;

const inFigures = ({ onTop, players, average }: Figures): string =>
  `${number(onTop)} au top sur ${plural(players, 'joueur')}, moyenne ${hundredths(average)}.`;

/** As many lines as are read at a glance; the lower scores go together in the last one. */
const MOST_BARS = 8;

function barsOf({ scores, top }: Figures): Bar[] {
  const isCut = scores.length > MOST_BARS;
  const shown = isCut ? scores.slice(0, MOST_BARS - 1) : scores;
  const rest = scores.slice(shown.length).reduce((sum, { count }) => sum + count, 0);
  const bars = shown.map(({ points, count }) => ({ label: number(points), count, isTop: points === top }));
  if (rest > 0) bars.push({ label: 'moins', count: rest, isTop: false });
  const longest = Math.max(...bars.map(({ count }) => count));
  return bars.map(({ count, ...bar }) => ({
    ...bar,
    count: number(count),
    share: Math.round((100 * count) / longest),
  }));
}
