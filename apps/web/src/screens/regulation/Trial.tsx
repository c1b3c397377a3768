import { DEFAULT_JUDGE_SETTINGS } from '@raccord/regulation';
import { useState } from 'react';
import { useLexicon } from '../../engine/useengine.ts';
import { useView } from '../../server/views.ts';
import { EMPTY_POSITION, type PositionDraft } from './positiondraft.ts';
import { TournamentTurn } from './TournamentTurn.tsx';
import { TrialBench } from './TrialBench.tsx';

/** A slip tried with the words and the settings of the tournament, on any turn of it or on a position made by hand. */
export function Trial() {
  const { data: hall } = useView('seeHall', {});
  const readiness = useLexicon(hall?.lexicon.hash);
  const [position, setPosition] = useState<PositionDraft>();
  return (
    <TrialBench
      {...{ readiness }}
      position={position ?? EMPTY_POSITION}
      onPosition={setPosition}
      edition={hall?.edition}
      settings={hall?.settings ?? DEFAULT_JUDGE_SETTINGS}
      origin={<TournamentTurn position={position} onTake={setPosition} />}
    />
  );
}
