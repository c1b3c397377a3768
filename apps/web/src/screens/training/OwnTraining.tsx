import { Router } from 'wouter';
import { useProgram } from '../../about/useprogram.ts';
import { AwaitedView } from '../../design/AwaitedView.tsx';
import { Notice, Panel } from '../../design/controls.tsx';
import layout from '../../design/layout.module.css';
import { useLexicon } from '../../engine/useengine.ts';
import { useTournament } from '../../server/station.tsx';
import { useView } from '../../server/views.ts';
import { trainingTexts } from '../../texts/training.ts';
import { PlayedHere } from './PlayedHere.tsx';
import { TrainingScreens } from './TrainingScreens.tsx';

const words = trainingTexts.own;

/** Training on the phone of a player: never while a game of his tournament is under way (adr/0086). */
export function OwnTraining() {
  const { tournament } = useTournament();
  const { data: hall, error } = useView('seeHall', {});
  if (!hall) return <AwaitedView error={error} />;
  const underWay = hall.games.find(({ turns, isFinished }) => turns > 0 && !isFinished);
  return (
    <div className={`${layout.page} ${layout.stack3}`}>
      {underWay ? (
        <Panel className={layout.stack2}>
          <h1>{trainingTexts.title}</h1>
          <p role="status">{words.later(underWay.name)}</p>
        </Panel>
      ) : (
        <Router base={`/tournois/${tournament}`}>
          <WithFreeWords hash={hall.lexicon.hash} />
        </Router>
      )}
    </div>
  );
}

/** @param hash of the words of the tournament, which phones do not get. */
function WithFreeWords({ hash }: { readonly hash: string }) {
  const { tournament } = useTournament();
  const { data: program, error } = useProgram();
  const readiness = useLexicon(program?.lexicon);
  if (!program) return <AwaitedView error={error} />;
  return (
    <>
      {program.lexicon !== hash && <Notice kind="info">{words.freeWords}</Notice>}
      <TrainingScreens
        place={{
          readiness,
          offerGames: (onGame) => <PlayedHere only={tournament} lexicon={readiness.hash} onGame={onGame} />,
        }}
      />
    </>
  );
}
