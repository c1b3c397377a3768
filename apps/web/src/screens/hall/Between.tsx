import { gameToBegin, termsOf } from '../../announcement/announcement.ts';
import { useShortcuts } from '../../app/shortcuts.tsx';
import type { HallTurn, HallView } from '../../server/answers.ts';
import { texts } from '../../texts/index.ts';
import { HallRanking } from './HallRanking.tsx';
import { NextGame } from './NextGame.tsx';
import { PAGE_MS } from './pages.ts';
import { Solved } from './Solved.tsx';
import type { HallStage } from './stage.ts';
import { useRankings } from './userankings.ts';
import { useRotation } from './userotation.ts';

const BOARD_MS = 15_000;

interface BetweenProps {
  readonly hall: HallView;
  readonly turn: HallTurn;
  readonly stage: HallStage;
}

/** Between two turns: the solution, then the ranking page by page, and again; after a game, what is to be told of the next one. */
export function Between({ hall, turn, stage }: BetweenProps) {
  const pages = useRankings(hall);
  const isFinished = stage === 'finished';
  // A game that is over shows its board only while it has nothing better to show.
  const first = isFinished && pages.length > 0 ? 0 : 1;
  const next = isFinished ? gameToBegin(hall) : undefined;
  const terms = next ? termsOf(next, hall) : [];
  const last = terms.length > 0 ? 1 : 0;
  const { index, turn: turnPage } = useRotation(pages.length + first + last, (at) => (at < first ? BOARD_MS : PAGE_MS));
  useShortcuts([
    { keys: 'ArrowRight', label: texts.hall.next, run: () => turnPage(1) },
    { keys: 'ArrowLeft', label: texts.hall.previous, run: () => turnPage(-1) },
  ]);
  const page = pages[index - first];
  if (next && last > 0 && index === pages.length + first) return <NextGame name={next.name} lines={terms} />;
  return page ? (
    <HallRanking page={page} next={pages[index - first + 1]} />
  ) : (
    <Solved turn={turn} ending={isFinished ? texts.hall.finishedHint : undefined} />
  );
}
