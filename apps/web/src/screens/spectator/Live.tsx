import { BoardGrid, Rack } from '../../board/BoardGrid.tsx';
import { AwaitedView } from '../../design/AwaitedView.tsx';
import layout from '../../design/layout.module.css';
import { Raised } from '../../design/Raised.tsx';
import type { HallTurn, HallView } from '../../server/answers.ts';
import { useView } from '../../server/views.ts';
import { texts } from '../../texts/index.ts';
import { publicTexts } from '../../texts/public.ts';
import { marksOf } from '../hall/marks.ts';
import { areAllOver, isRankingShown } from './shown.ts';
import styles from './spectator.module.css';
import { Winners } from './Winners.tsx';

const { spectator: words } = publicTexts;
/** Nine tiles stand on one line, whatever the width. */
const TILE = 'min(2.5rem, (100vw - 4rem) / 10)';

/** The last turn that everybody has played: where somebody who follows the tournament begins. */
export function Live() {
  const { data: hall, error } = useView('seeHall', {});
  if (error || !hall) return <AwaitedView error={error} />;
  const isWon = areAllOver(hall.games) && isRankingShown(hall);
  return (
    <div className={`${layout.stack3} ${styles.live}`}>
      <p className={layout.dim}>
        <Raised text={[hall.place, texts.numbers.date(hall.date)].filter(Boolean).join(' · ')} />
      </p>
      {isWon && <Winners />}
      {hall.turn ? <LastTurn {...{ hall, isWon }} turn={hall.turn} /> : <Nothing hall={hall} />}
      {hall.publication?.ranking === 'end' && !isRankingShown(hall) && <p>{words.rankingLater}</p>}
    </div>
  );
}

interface LastTurnProps {
  readonly hall: HallView;
  readonly turn: HallTurn;
  /** Those who have won stand above it. */
  readonly isWon: boolean;
}

function LastTurn({ hall, turn, isWon }: LastTurnProps) {
  const game = hall.games.find(({ id }) => id === turn.game);
  const { solution } = turn;
  const Title = isWon ? 'h2' : 'h1';
  return (
    <>
      <Title>{words.last(game?.name ?? '', turn.number)}</Title>
      <p className={`${layout.row2} ${styles.draw}`}>
        <span>{words.drawn}</span> <Rack letters={turn.markedDraw} size={TILE} />
      </p>
      <p className={styles.solution} role="status">
        {solution ? words.laid(texts.hall.word(solution.word), solution.reference, solution.score) : words.noSolution}
      </p>
      <div className={styles.board}>
        <BoardGrid lines={turn.board} marks={solution && marksOf(solution)} />
      </div>
      <p className={layout.dim}>{turn.isOver ? words.over : words.follows}</p>
    </>
  );
}

function nothingOf(publication: HallView['publication'], hasRanking: boolean): string {
  if (hasRanking) return words.noTurns;
  if (publication?.sheets) return words.sheetsOnly;
  return publication?.ranking === 'end' ? words.noTurns : words.nothing;
}

function Nothing({ hall: { publication, name, games } }: { readonly hall: HallView }) {
  const hasRanking = publication !== undefined && isRankingShown({ publication, games });
  return (
    <>
      <h1>{name}</h1>
      {publication?.turns ? (
        <>
          <p>{words.before}</p>
          <p className={layout.dim}>{words.follows}</p>
        </>
      ) : (
        <p>{nothingOf(publication, hasRanking)}</p>
      )}
    </>
  );
}
