import type { RecordedEvent } from '@raccord/tournament';
import { asPlayed, type Count, GameFacts, type ReferenceLedger } from './ledger.ts';

/** A game with all that a ranking looks at. */
export interface RankedGame {
  readonly facts: GameFacts;
  readonly ledger: ReferenceLedger;
  readonly tops: readonly number[];
}

export interface SlowRank {
  readonly entrant: string;
  readonly rank: number;
  readonly total: number;
  readonly top: number;
}

export const playedGame = (
  events: readonly RecordedEvent[],
  game: string,
  ledger: ReferenceLedger,
  tops: readonly number[],
): RankedGame => ({ facts: new GameFacts(asPlayed(events), game), ledger, tops });

/** What may separate two players: the more the better; undefined where it does not say. */
type Measure = (entrant: string, equals: readonly string[]) => number | undefined;

/** A measure by its name. */
interface Separator {
  readonly name: string;
  readonly of: Measure;
}

/**
 * The ranking of games, those that only separate equals apart: 1, 2, 2, 4.
 * @param count is told what separated equals.
 */
export function rankSlowly(
  counted: readonly RankedGame[],
  separating: readonly RankedGame[],
  count: Count = () => undefined,
): SlowRank[] {
  const [first] = counted;
  if (!first) return [];
  const { entrants } = first.facts;
  const isBegun = counted.some(({ facts }) => facts.turns.length > 0);
  const players = entrants.filter(
    (entrant) =>
      !first.facts.isExcluded(entrant) &&
      counted.some(({ facts }) => (isBegun ? facts.turns : [1]).some((turn) => facts.isPresent(turn, entrant))),
  );
  const total = (entrant: string) => sum(counted.map(({ ledger }) => ledger.totals.get(entrant)?.total ?? 0));
  const deaths = separating.map((game) => ({ name: 'sudden-death', of: survivalIn(game) }));
  const breaks = first.facts.charter.settings.tieBreaks.flatMap((name) =>
    MEASURES[name](counted).map((of) => ({ name, of })),
  );
  const separators: Separator[] =
    counted.length === 1 && first.facts.isSuddenDeath
      ? [{ name: 'survival', of: survivalIn(first) }, ...deaths]
      : [{ name: 'total', of: total }, ...deaths, ...breaks];
  const top = sum(counted.map(topsOf));
  const groups = groupsOf(players, separators, count);
  return groups.flatMap((group, index) => {
    const rank = 1 + sum(groups.slice(0, index).map(({ length }) => length));
    return group.map((entrant) => ({ entrant, rank, total: total(entrant), top }));
  });
}

/** The first measure that separates them does; then each group is looked at from the first one again. */
function groupsOf(equals: readonly string[], separators: readonly Separator[], count: Count): string[][] {
  for (const { name, of } of separators) {
    const values = equals.map((entrant) => of(entrant, equals));
    if (values.includes(undefined)) continue;
    const different = [...new Set(values as number[])].sort((a, b) => b - a);
    if (different.length < 2) continue;
    count(`separated by ${name}`);
    return different.flatMap((value) =>
      groupsOf(
        equals.filter((_, index) => values[index] === value),
        separators,
        count,
      ),
    );
  }
  return equals.length === 0 ? [] : [[...equals]];
}

/** The longer in, the better; it says nothing where somebody did not play it. */
const survivalIn =
  ({ facts, ledger }: RankedGame): Measure =>
  (entrant, equals) => {
    const invited = facts.plan.entrants;
    if (invited && !equals.every((one) => invited.includes(one))) return undefined;
    return ledger.outAt.get(entrant) ?? Infinity;
  };

const MEASURES: Readonly<Record<string, (games: readonly RankedGame[]) => Measure[]>> = {
  'last-game': (games) => {
    const last = games.findLast(({ facts }) => facts.turns.length > 0);
    return last ? [(entrant) => last.ledger.totals.get(entrant)?.total ?? 0] : [];
  },
  'last-turns': (games) =>
    games.toReversed().flatMap(({ ledger }) =>
      ledger.turns.toReversed().map(
        (results): Measure =>
          (entrant) =>
            results.get(entrant)?.total ?? 0,
      ),
    ),
  'tops-lost': (games) => [
    (entrant) =>
      -sum(
        games.flatMap(({ facts, ledger, tops }) =>
          facts.turns.map((turn, index) => {
            const result = ledger.turns[index].get(entrant);
            const isMade = result?.outcome === 'accepted' && result.points >= tops[index];
            return Number(!facts.isVoid(turn) && !facts.isCancelledFor(turn, entrant) && !isMade);
          }),
        ),
      ),
  ],
  warnings: (games) => [(entrant) => -sum(games.map(({ ledger }) => ledger.totals.get(entrant)?.warnings ?? 0))],
};

/** Of the turns whose end was announced somewhere. */
const topsOf = ({ facts, tops }: RankedGame): number =>
  sum(facts.turns.map((turn, index) => (!facts.isVoid(turn) && facts.isAnnounced(turn) ? tops[index] : 0)));

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);
