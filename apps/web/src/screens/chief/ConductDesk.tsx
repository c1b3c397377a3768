import { Suspense, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { deferred } from '../../app/deferred.ts';
import { type Shortcut, useShortcuts } from '../../app/shortcuts.tsx';
import type { HallGame, HallView } from '../../server/answers.ts';
import { useTournament } from '../../server/station.tsx';
import { chiefTexts } from '../../texts/chief.ts';
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
const EveningEnd = deferred(async () => (await import('./EveningEnd.tsx')).EveningEnd);

/** A game under way: board, what to do next, solutions, how far the correction is. */
export function ConductDesk({ games, centres }: DeskProps) {
  const { runsAll, game, sheet, candidates, taken, proposal, choose: chooseMove } = useConduct();
  const { choose } = useChoices();
  const { tournament } = useTournament();
  const [, navigate] = useLocation();
  const [dialog, setDialog] = useState<DialogName>();
  const letters = useRef<HTMLInputElement>(null);
  const search = useRef<HTMLInputElement>(null);
  const form = useDrawForm();
  const action = useMainAction(form, setDialog);
  const wait = useWait();
  const tryNext = (): void => {
    const next = nextCandidate(candidates, taken ?? proposal);
    if (next) chooseMove(next);
  };
  const shortcuts: readonly Shortcut[] = [
    ...conductKeys(action),
    { keys: 's', label: keys.solutions, run: () => search.current?.focus() },
    { keys: 'c', label: keys.candidate, run: tryNext },
    { keys: 'n', label: keys.announcer, run: () => navigate(`/tournois/${tournament}/annonce`) },
    { keys: 'j', label: keys.people, run: () => setDialog('people') },
    { keys: 'a', label: keys.officials, run: () => setDialog('officials') },
  ];
  const ofAll: readonly Shortcut[] = [
    { keys: 't', label: keys.draw, run: () => form.typeByHand(letters) },
    { keys: 'r', label: keys.replayTurn, run: () => sheet.length > 0 && setDialog('replay') },
    { keys: 'x', label: keys.cancelTurn, run: () => !game.isFinished && setDialog('cancel') },
    { keys: 'f', label: keys.finish, run: () => setDialog('finish') },
  ];
  useShortcuts(runsAll ? [...shortcuts, ...ofAll] : shortcuts);
  return (
    <div className={styles.screen}>
      <h1 className="visually-hidden">{chiefTexts.title}</h1>
      <GameTitle {...{ games }} chooseGame={(game) => choose({ game })} />
      <div className={styles.middle}>
        <CentreStrip {...{ centres }} chooseCentre={(centre) => choose({ centre })} />
        <MainAction {...{ action, wait }} />
        {runsAll && games.every(({ isFinished }) => isFinished) && (
          <Suspense fallback={null}>
            <EveningEnd />
          </Suspense>
        )}
        <ClockPanel action={action} />
        <DrawPanel {...{ form, letters }} onCorrect={() => setDialog('correct')} />
        <ProposalView action={action} />
        <SolutionsPanel search={search} />
      </div>
      <GamePanel />
      <Watch centres={centres} onDialog={setDialog} />
      {dialog && <ChiefDialog name={dialog} onClose={() => setDialog(undefined)} />}
    </div>
  );
}
