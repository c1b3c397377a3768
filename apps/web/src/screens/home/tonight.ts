interface Dated {
  readonly date: string;
  readonly stage: 'ready' | 'playing' | 'finished';
}

const A_DAY = 86_400_000;

/** By their days; of one day, the one that was made last comes first. */
export const newestFirst = <One extends Dated>(tournaments: readonly One[]): readonly One[] =>
  tournaments.toReversed().sort((a, b) => b.date.localeCompare(a.date));

/** The evening that is open: of today, or of yesterday where it is past midnight. @param newest newest first. */
export function currentOf<One extends Dated>(newest: readonly One[], today: string): One | undefined {
  const yesterday = new Date(Date.parse(today) - A_DAY).toISOString().slice(0, today.length);
  return newest.find(({ date, stage }) => stage !== 'finished' && date <= today && date >= yesterday);
}

/** The last one that was played, or is being played. @param newest newest first. */
export const lastPlayed = <One extends Dated>(newest: readonly One[]): One | undefined =>
  newest.find(({ stage }) => stage !== 'ready');
