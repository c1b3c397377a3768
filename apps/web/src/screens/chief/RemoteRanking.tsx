import type { ScreenShow } from '@raccord/tournament';
import { Button } from '../../design/controls.tsx';
import layout from '../../design/layout.module.css';
import type { HallView } from '../../server/answers.ts';
import { texts } from '../../texts/index.ts';
import { useRankings } from '../hall/userankings.ts';
import { usePageSince } from '../hall/userotation.ts';

const words = texts.hall.remote;

interface RemoteRankingProps {
  readonly hall: HallView;
  readonly since: number;
  /** The page that stays, from 1. */
  readonly held: number | undefined;
  direct(show: ScreenShow): void;
}

/** The page of the ranking that the screens show: the next one, the one before, and whether they turn by themselves. */
export function RemoteRanking({ hall, since, held, direct }: RemoteRankingProps) {
  const pages = useRankings(hall);
  const index = usePageSince(since, pages.length, held);
  const hold = (at: number): void => direct({ kind: 'ranking', page: ((at + pages.length) % pages.length) + 1 });
  if (pages.length === 0) return <p className={layout.soft}>{words.noRanking}</p>;
  return (
    <>
      <p role="status">{pages[index].title}</p>
      <div className={layout.row2}>
        <Button aria-label={words.previousPage} onClick={() => hold(index - 1)}>
          ‹
        </Button>
        <span>{texts.hall.ranking.page(index + 1, pages.length)}</span>
        <Button aria-label={words.nextPage} onClick={() => hold(index + 1)}>
          ›
        </Button>
        <Button onClick={() => (held === undefined ? hold(index) : direct({ kind: 'ranking' }))}>
          {held === undefined ? words.pause : words.resume}
        </Button>
      </div>
    </>
  );
}
