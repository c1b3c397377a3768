import { mainSolution } from '@raccord/regulation';
import { type AloneRecord, joinHistories, makeHistoryFile, readHistoryFile, recordOf } from '@raccord/training';
import { keep, keptText, useKept } from '../../app/usekept.ts';
import { type AloneGame, resultOf } from './alonegame.ts';

const PLACE = 'raccord-parties-seul';

function historyIn(text: string): readonly AloneRecord[] {
  const read = text === '' ? undefined : readHistoryFile(text);
  return read?.ok ? read.value : [];
}

/** The games played alone in this browser. */
export const useHistory = (): readonly AloneRecord[] => historyIn(useKept(PLACE));

export const bringHistory = (brought: readonly AloneRecord[]): void =>
  keep(PLACE, makeHistoryFile(joinHistories(historyIn(keptText(PLACE)), brought)));

/** Keeps a game that is over. */
export function noteGame(played: AloneGame): void {
  const own = played.played.map(({ slip }) => {
    const main = mainSolution(slip);
    return main && { word: main.word, reference: main.reference ?? '' };
  });
  bringHistory([recordOf(played.game, played.rules.rhythm, resultOf(played), own, Date.now())]);
}
