import { type ReferenceLedger, type ReferenceResult, referenceLedger } from '@raccord/checkers';
import type { RecordedEvent } from '../events.ts';
import type { GameTotal, Ledger } from '../ledger/ledger.ts';

const resultLine = (result: ReferenceResult): string =>
  `${result.outcome}, ${result.points} points, penalty ${result.penalty}, warnings ${result.warnings} for ` +
  `${result.warningCost}, solo ${result.solo ?? 'none'} for ${result.bonus}, average ${result.average ?? 'none'}, ` +
  `total ${result.total}`;

const totalLine = ({ turns, warnings, warningCost, total }: GameTotal): string =>
  `${turns} in turns, warnings ${warnings} for ${warningCost}, total ${total}`;

interface Difference {
  readonly real: string;
  readonly reference: string;
}

/** What a ledger and the slow reference say differently of a game, a line for each thing. @param events those that stand. */
export function differencesFromReference(
  ledger: Ledger,
  events: readonly RecordedEvent[],
  game: string,
  known?: Map<string, ReferenceLedger>,
): readonly Difference[] {
  const { turns, totals, stillIn } = referenceLedger(events, game, known);
  const results = turns.flatMap((turn, index) =>
    [...turn].map(([entrant, result]) => ({
      real: `turn ${index + 1}, ${entrant}: ${resultLine(ledger.result(game, index + 1, entrant))}`,
      reference: `turn ${index + 1}, ${entrant}: ${resultLine(result)}`,
    })),
  );
  const sums = [...totals].map(([entrant, total]) => ({
    real: `game, ${entrant}: ${totalLine(ledger.gameTotal(game, entrant))}`,
    reference: `game, ${entrant}: ${totalLine(total)}`,
  }));
  const left = { real: `still in: ${ledger.stillIn(game)}`, reference: `still in: ${stillIn}` };
  return [...results, ...sums, left].filter(({ real, reference }) => real !== reference);
}
