import { boardAfter } from '@raccord/scrabble';
import { Suspense, useState } from 'react';
import { Link, useLocation, useParams } from 'wouter';
import { deferred } from '../../app/deferred.ts';
import { kindOfGame } from '../../app/kindofgame.ts';
import { useShortcuts } from '../../app/shortcuts.tsx';
import { AwaitedView } from '../../design/AwaitedView.tsx';
import { Button, buttonClass, Notice } from '../../design/controls.tsx';
import layout from '../../design/layout.module.css';
import { useTournament } from '../../server/station.tsx';
import { useView } from '../../server/views.ts';
import { texts } from '../../texts/index.ts';
import { resultsTexts } from '../../texts/results.ts';
import { GameBoard } from './GameBoard.tsx';
import { GameChoice } from './GameChoice.tsx';
import { GameTurns } from './GameTurns.tsx';
import styles from './game.module.css';
import { Report } from './Report.tsx';
import { useChosenGame } from './usechosengame.ts';

const { sheetOfGame: words } = resultsTexts;
const CorrectTurn = deferred(async () => (await import('../audit/CorrectTurn.tsx')).CorrectTurn);

/** The sheet of a game: its draws and solutions, and the board at any turn. */
export function GameResults() {
  const { tournament, session } = useTournament();
  const isOfficial = session.role !== 'player' && session.role !== 'screen';
  const { game: asked } = useParams<{ game?: string }>();
  const [, navigate] = useLocation();
  const { games, game } = useChosenGame(asked);
  const { data: sheet, error, refetch } = useView('seeGame', { game: game ?? '' }, { when: game !== undefined });
  const [chosen, setChosen] = useState<number>();
  const [corrected, setCorrected] = useState<number>();
  const mayCorrect = session.role === 'chief' && session.centre === undefined;

  const kind = sheet && kindOfGame(sheet);
  const turns = sheet?.turns ?? [];
  const last = turns.findLast(({ solution }) => solution !== undefined) ?? turns.at(-1);
  const shown = turns.find(({ number }) => number === chosen) ?? last;
  const move = (step: number): void => {
    const next = shown && turns[turns.indexOf(shown) + step];
    if (next) setChosen(next.number);
  };
  useShortcuts([
    { keys: 'ArrowUp', label: words.previous, run: () => move(-1) },
    { keys: 'ArrowDown', label: words.next, run: () => move(1) },
    { keys: 'ArrowLeft', label: words.previous, run: () => move(-1) },
    { keys: 'ArrowRight', label: words.next, run: () => move(1) },
  ]);
  const onGame = (id: string): void => {
    setChosen(undefined);
    navigate(`/tournois/${tournament}/partie/${id}`);
  };
  return (
    <Report
      title={sheet ? words.title(sheet.name) : texts.navigation.game}
      actions={
        <>
          <GameChoice games={games} game={game} onChange={onGame} />
          {mayCorrect && shown?.solution && (
            <Button onClick={() => setCorrected(shown.number)}>{words.correct(shown.number)}</Button>
          )}
          {sheet?.isFinished && isOfficial && (
            <Link href={`/entrainement/duplicate?tournoi=${tournament}&partie=${sheet.id}`} className={buttonClass()}>
              {words.train}
            </Link>
          )}
        </>
      }
    >
      {game !== undefined && <AwaitedView data={sheet} error={error} onRetry={refetch} />}
      {kind && <p>{kind}</p>}
      {games?.length === 0 && <p>{words.noGame}</p>}
      {sheet?.cause && (
        <Notice kind="info">
          {words.causes[sheet.cause]} {sheet.lastTurn !== undefined && words.lastTurn(sheet.lastTurn)}
        </Notice>
      )}
      {sheet && turns.length === 0 && <p>{words.empty(sheet)}</p>}
      {sheet && shown && (
        <div className={`${layout.split} ${styles.columns}`}>
          <GameTurns turns={turns} cancelled={sheet.cancelled} shown={shown.number} onTurn={setChosen} />
          <GameBoard turns={turns} turn={shown} after={boardAfter(shown, sheet.formula)} onMove={move} />
        </div>
      )}
      {sheet && corrected !== undefined && (
        <Suspense fallback={null}>
          <CorrectTurn game={sheet.id} turn={corrected} onClose={() => setCorrected(undefined)} />
        </Suspense>
      )}
    </Report>
  );
}
