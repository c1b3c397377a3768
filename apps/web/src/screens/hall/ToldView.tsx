import type { HallTurn, HallView } from '../../server/answers.ts';
import { texts } from '../../texts/index.ts';
import { HallRanking } from './HallRanking.tsx';
import { PalmaresPage } from './PalmaresPage.tsx';
import { Solved } from './Solved.tsx';
import { areResultsHeld, type Directed, type HallStage } from './stage.ts';
import { useRankings } from './userankings.ts';
import { usePageSince } from './userotation.ts';

interface ToldProps {
  readonly hall: HallView;
  readonly turn: HallTurn;
  readonly stage: HallStage;
  readonly directed: Directed;
}

/** What whoever runs the hall told its screens to show, from Conduite. */
export function ToldView({ hall, turn, stage, directed }: ToldProps) {
  const { show } = directed;
  if (show.kind === 'palmares') return <PalmaresPage hall={hall} show={show} />;
  if (show.kind === 'ranking')
    return <ToldRanking {...{ hall, turn, stage }} since={directed.since} held={show.page} />;
  return <Solved turn={turn} ending={endingOf(hall, stage)} />;
}

interface ToldRankingProps extends Omit<ToldProps, 'directed'> {
  readonly since: number;
  readonly held: number | undefined;
}

function ToldRanking({ hall, turn, stage, since, held }: ToldRankingProps) {
  const pages = useRankings(hall);
  const index = usePageSince(since, pages.length, held);
  const page = pages[index];
  if (!page) return <Solved turn={turn} ending={endingOf(hall, stage)} />;
  return <HallRanking page={page} next={pages[index + 1]} />;
}

function endingOf(hall: HallView, stage: HallStage): string | undefined {
  if (stage !== 'finished') return undefined;
  return areResultsHeld(hall) ? texts.hall.held : texts.hall.finishedHint;
}
