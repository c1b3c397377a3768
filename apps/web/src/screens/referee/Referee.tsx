import { useContext, useState } from 'react';
import { useSearchParams } from 'wouter';
import { Button, Notice } from '../../design/controls.tsx';
import layout from '../../design/layout.module.css';
import { WordsState } from '../../engine/WordsState.tsx';
import type { HallView } from '../../server/answers.ts';
import { useTournament } from '../../server/station.tsx';
import { useView } from '../../server/views.ts';
import { isSameTurn, type TurnPlace } from '../../slip/keys.ts';
import { useShownTurn } from '../../slip/useshownturn.ts';
import { texts } from '../../texts/index.ts';
import { refereeTexts } from '../../texts/referee.ts';
import { gameToName, lastEnded } from '../../turn/turnchoice.ts';
import { useTurnShown } from '../../turn/useturnshown.ts';
import { ConductContext } from '../chief/conductcontext.ts';
import { EntryDesk } from './EntryDesk.tsx';
import { centreOfAddress } from './entryaddress.ts';
import styles from './referee.module.css';
import { TurnBar } from './TurnBar.tsx';
import { Unattended } from './Unattended.tsx';
import { useCorrectedTurn } from './usecorrectedturn.ts';

/** The slips of a turn, entered by the keyboard. */
export function Referee() {
  const { session } = useTournament();
  const { data: hall } = useView('seeHall', {});
  const conduct = useContext(ConductContext);
  // Whoever conducts begins with the turn that he follows.
  const isKnown = session.role !== 'chief' || hall?.games.length === 0 || conduct !== undefined;
  if (!hall || !isKnown) return <p>{texts.common.loading}</p>;
  const newest = lastEnded(hall, session.centre);
  if (!newest) return <Notice kind="info">{refereeTexts.nothingYet}</Notice>;
  return <Correcting hall={hall} newest={newest} />;
}

/** The slips of the turn shown, and the way to another one. */
function Correcting({ hall, newest }: { readonly hall: HallView; readonly newest: TurnPlace }) {
  const [filter, setFilter] = useState('');
  const { session } = useTournament();
  // The chief of many centres looks at one of them at a time.
  const isEverywhere = session.role === 'chief' && session.centre === undefined && hall.centres.length > 1;
  const [address] = useSearchParams();
  const [chosen, setChosen] = useState(centreOfAddress(address));
  const centre = isEverywhere ? (chosen ?? hall.centres[0].id) : undefined;
  const { key, isBehind, choose } = useTurnShown(hall, newest, centre ?? session.centre ?? hall.centres[0]?.id);
  const shown = useShownTurn(key);
  const turn = useCorrectedTurn(shown);
  const conduct = useContext(ConductContext);
  const awaited = conduct?.step.kind === 'enter' ? { game: conduct.game.id, turn: conduct.step.turn } : undefined;
  const next = isBehind ? newest : awaited && !isSameTurn(awaited, key) ? awaited : undefined;
  const goToNewest = () => choose(newest);
  return (
    <div className={styles.screen}>
      <TurnBar
        {...{ hall, centre, filter }}
        turn={key}
        draw={shown?.sheet.markedDraw}
        onTurn={choose}
        onCentre={(other) => {
          setChosen(other);
          setFilter('');
        }}
        onFilter={setFilter}
      />
      {shown?.readiness.fault !== undefined && (
        <WordsState readiness={shown.readiness} tell={refereeTexts.lexiconFault} />
      )}
      {isBehind && (
        <Notice kind="info">
          <span className={layout.row}>
            {refereeTexts.newTurn(newest.turn, gameToName(hall, newest))}
            <Button onClick={goToNewest}>{refereeTexts.goToNewTurn(newest.turn, gameToName(hall, newest))}</Button>
          </span>
        </Notice>
      )}
      <Unattended />
      {shown?.sheet.isVoid && <Notice kind="warn">{refereeTexts.voidTurn}</Notice>}
      {turn && !shown?.sheet.isVoid && (
        <EntryDesk
          key={`${key.game} ${key.turn} ${centre} ${filter}`}
          {...{ turn, centre, filter }}
          onDone={next && (() => choose(next))}
        />
      )}
    </div>
  );
}
