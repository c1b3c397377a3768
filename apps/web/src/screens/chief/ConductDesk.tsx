import { type ReactNode, Suspense, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useLocation } from 'wouter';
import { deferred } from '../../app/deferred.ts';
import { type ScreenAction, useShortcuts } from '../../app/shortcuts.tsx';
import type { HallGame, HallView } from '../../server/answers.ts';
import { useTournament } from '../../server/station.tsx';
import { useAllAnswered } from '../../server/useallanswered.ts';
import { chiefTexts } from '../../texts/chief.ts';
import { texts } from '../../texts/index.ts';
import { CentreStrip } from './CentreStrip.tsx';
import { ClockPanel } from './ClockPanel.tsx';
import styles from './chief.module.css';
import { useChoices } from './choices.ts';
import { conductKeys } from './conductkeys.ts';
import { DrawPanel } from './DrawPanel.tsx';
import { ChiefDialog, type DialogName } from './dialogs.tsx';
import { GamePanel } from './GamePanel.tsx';
import { GameTitle } from './GameTitle.tsx';
import { MainAction } from './MainAction.tsx';
import { ProposalView } from './ProposalView.tsx';
import { nextCandidate } from './proposal.ts';
import { SolutionsPanel } from './SolutionsPanel.tsx';
import { useConduct } from './useconduct.ts';
import { useDrawForm } from './usedrawform.ts';
import { useMainAction } from './usemainaction.ts';
import { useWait } from './usewait.ts';
import { Watch } from './Watch.tsx';

interface DeskProps {
  readonly games: readonly HallGame[];
  readonly centres: HallView['centres'];
}

const { keys } = chiefTexts;
const AfterGame = deferred(async () => (await import('./AfterGame.tsx')).AfterGame);
const Podium = deferred(async () => (await import('./Podium.tsx')).Podium);

/** A game under way: board, what to do next, solutions, how far the correction is. */
export function ConductDesk({ games, centres }: DeskProps) {
  const { runsAll, game, sheet, candidates, taken, proposal, choose: chooseMove } = useConduct();
  const { choose } = useChoices();
  const { tournament } = useTournament();
  const [, navigate] = useLocation();
  const [dialog, setDialog] = useState<DialogName>();
  const letters = useRef<HTMLInputElement>(null);
  const [isFiltered, setFiltered] = useState(false);
  const search = useRef<HTMLInputElement>(null);
  const filter = (): void => {
    flushSync(() => setFiltered(true));
    search.current?.focus();
  };
  const form = useDrawForm();
  const action = useMainAction(form, setDialog);
  const wait = useWait();
  const isWhole = useAllAnswered();
  // The page of a game that was over opens with them; that of a game that ends does not go away meanwhile.
  const [wasOver] = useState(game.isFinished);
  const ending = (part: ReactNode): ReactNode => (wasOver ? part : <Suspense fallback={null}>{part}</Suspense>);
  const tryNext = (): void => {
    const next = nextCandidate(candidates, taken ?? proposal);
    if (next) chooseMove(next);
  };
  const isBegun = sheet.length > 0;
  const actions: readonly ScreenAction[] = [
    ...conductKeys(action),
    { keys: 'n', label: texts.navigation.announcer, run: () => navigate(`/tournois/${tournament}/annonce`) },
    { keys: 'j', label: chiefTexts.people, run: () => setDialog('people') },
    { keys: 'a', label: chiefTexts.officials, run: () => setDialog('officials') },
    { label: `${chiefTexts.sounds}…`, run: () => setDialog('sound') },
    { label: chiefTexts.undo, run: () => setDialog('undo') },
    ...(isBegun ? [{ label: texts.common.contest, run: () => setDialog('contest') }] : []),
  ];
  const looking: readonly ScreenAction[] = [
    { keys: 's', label: keys.solutions, isIdle: !isBegun || game.isFinished, run: filter },
    { keys: 'c', label: keys.candidate, isIdle: candidates.length < 2, run: tryNext },
  ];
  const ofAll: readonly ScreenAction[] = [
    { keys: 't', label: keys.draw, run: () => form.typeByHand(letters) },
    ...(isBegun ? [{ keys: 'r', label: chiefTexts.replayTurn, run: () => setDialog('replay') } as const] : []),
    ...(sheet.some(({ solution }) => solution)
      ? [{ label: chiefTexts.correctPlayed, run: () => setDialog('correct-played') }]
      : []),
    ...(isBegun && !game.isFinished
      ? [{ keys: 'x', label: chiefTexts.cancelTurn, run: () => setDialog('cancel') } as const]
      : []),
    ...(game.isFinished ? [] : [{ keys: 'f', label: chiefTexts.finish, run: () => setDialog('finish') } as const]),
    { label: chiefTexts.planAnother, run: () => setDialog('plan') },
  ];
  useShortcuts([...actions, ...(runsAll ? ofAll : []), ...looking]);
  return (
    <div className={styles.screen} data-whole={isWhole}>
      <h1 className="visually-hidden">{chiefTexts.title}</h1>
      <GameTitle {...{ games }} chooseGame={(game) => choose({ game })} />
      {game.isFinished && <div className={styles.left}>{ending(<Podium />)}</div>}
      <div className={styles.middle}>
        <CentreStrip {...{ centres }} chooseCentre={(centre) => choose({ centre })} />
        <MainAction {...{ action, wait }} />
        {game.isFinished ? (
          ending(<AfterGame />)
        ) : (
          <>
            <ClockPanel action={action} />
            <DrawPanel {...{ form, letters }} onCorrect={() => setDialog('correct')} />
            <ProposalView action={action} />
            <SolutionsPanel {...{ isFiltered, search }} onFilter={filter} />
          </>
        )}
      </div>
      {!game.isFinished && <GamePanel />}
      <Watch centres={centres} onDialog={setDialog} />
      {dialog && <ChiefDialog name={dialog} onClose={() => setDialog(undefined)} />}
    </div>
  );
}
