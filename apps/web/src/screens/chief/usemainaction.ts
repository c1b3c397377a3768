import { isRehearsal } from '@raccord/contract';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { KEY_MAP } from '../../app/keymap.ts';
import { newSeed } from '../../app/newseed.ts';
import { useUntelling } from '../../app/Undoing.tsx';
import { runOn } from '../../clock/useclock.ts';
import { useServerTime, useTournament } from '../../server/station.tsx';
import { useView } from '../../server/views.ts';
import { chiefTexts as chief } from '../../texts/chief.ts';
import { entryAddress } from '../referee/entryaddress.ts';
import { useChoices } from './choices.ts';
import type { DialogName } from './dialogs.tsx';
import { DRAW_LABELS } from './drawmode.ts';
import { moveToLay } from './proposal.ts';
import { isTimeToEnd, type StepKind } from './steps.ts';
import { useActions } from './useactions.ts';
import { useAlert, useConduct } from './useconduct.ts';
import type { DrawForm } from './usedrawform.ts';
import { isEveningCounted, useOwnEvening } from './useownevening.ts';

/** The one thing to do next, and the others that a key does. */
export interface MainAct {
  readonly kind: StepKind;
  readonly label: string;
  /** It can be done, as things stand. */
  readonly isPossible: boolean;
  /** A turn is being played in the centre looked at: its clock is his. */
  readonly isPlaying: boolean;
  /** Nothing is on its way, and it has been in sight long enough for a key to mean it. */
  readonly isArmed: boolean;
  /** What may be done instead. */
  readonly more: { readonly label: string; run(): void } | undefined;
  /** Why the last key was not taken, as long as it matters. */
  readonly missed: string | undefined;
  /** A key came that cannot have meant it. */
  miss(): void;
  run(): void;
  pauseOrResume(): void;
  announce(): void;
  lay(): void;
  /** Resolves to whether the letters are drawn. */
  draw(): Promise<boolean>;
}

export function useMainAction(form: DrawForm, show: (dialog: DialogName) => void): MainAct {
  const { step, stepName, isSettled, holdOff, turn, centre, told, taken, survey, proposal, command, game } =
    useConduct();
  const alert = useAlert();
  const { tournament } = useTournament();
  const [, navigate] = useLocation();
  const { data: hall } = useView('seeHall', {});
  const { choose } = useChoices();
  const following = hall?.games.find(({ isFinished }) => !isFinished);
  const actions = useActions();
  const untell = useUntelling();
  const time = useServerTime();
  const at = turn?.centres.find((one) => one.centre === centre);
  const [missedAt, setMissed] = useState<{ readonly step: string; readonly isAwaited: boolean }>();
  const isAwaited = step.kind === 'close' && step.isAwaited === true;
  const isOver = step.kind === 'plan' && !following;
  const { own } = useOwnEvening(isOver);
  const isToClose = own !== undefined && !isEveningCounted(own);
  const move = moveToLay(taken, proposal, survey);

  const draw = async (): Promise<boolean> => {
    if (!form.isOpen || form.checked.fault !== undefined) return false;
    const { mode, text } = form;
    return actions.draw(
      mode === 'typed'
        ? { kind: mode, letters: text }
        : mode === 'random'
          ? { kind: mode, seed: newSeed() }
          : { kind: mode },
    );
  };
  const isPlaying = turn !== undefined && !at?.isEnded && !at?.isCancelled;
  const announce = (): void => {
    if (!turn || !isPlaying) return;
    const passed = at?.clock?.isRunning ? time.now() - told : 0;
    const phase = at?.clock && runOn(at.clock, passed, turn.times.write * 1000).phase;
    if (isTimeToEnd(phase)) void actions.announce();
    else show('announce');
  };
  const lay = (): void => {
    if (alert) show('lay');
    else if (move) void actions.lay(move);
  };
  const pauseOrResume = (): void => {
    if (!at?.clock || !isPlaying) return;
    void (at.clock.isRunning ? actions.pause() : actions.resume());
  };
  const nameOfCentre = (id: string): string | undefined =>
    (hall?.centres.length ?? 0) > 1 ? hall?.centres.find((one) => one.id === id)?.name : undefined;

  const [label, run, isPossible = true] = ((): [string, () => void, boolean?] => {
    switch (step.kind) {
      case 'plan':
        if (following) return [chief.steps.following(following.name), () => choose({ game: following.id })];
        // An evening of a club is closed, rather than gone on with.
        return isToClose
          ? [own.isClosed ? chief.steps.closeEveningAgain : chief.steps.closeEvening, () => show('evening')]
          : [chief.steps.plan, () => show('plan')];
      case 'draw':
        return [
          DRAW_LABELS[form.mode],
          () => void draw(),
          form.checked.fault === undefined && (form.mode !== 'prepared' || game.prepared === 'open'),
        ];
      case 'start':
        return [chief.steps.start(step.turn), () => void actions.start(step.turn)];
      case 'resume':
        return [chief.steps.resume, pauseOrResume];
      case 'announce':
        return [chief.steps.announce, announce];
      case 'lay':
        return move ? [chief.steps.lay(move.word, move.reference), lay] : [chief.steps.laySoon, lay, false];
      case 'close':
        return [
          chief.steps.close(step.turn, nameOfCentre(step.centre)),
          () => void actions.close(step.turn, step.centre),
        ];
      case 'enter':
        return [
          isRehearsal(tournament)
            ? chief.steps.enterOwn
            : chief.steps.enter(step.missing, step.turn, nameOfCentre(step.centre)),
          () => navigate(entryAddress(tournament, step.centre)),
        ];
      case 'finish':
        return [chief.steps.finish, () => show('finish')];
      case 'wait':
        return [chief.steps.wait, () => {}, false];
    }
  })();
  const isToTell = missedAt?.step === stepName && missedAt.isAwaited === isAwaited;
  const missed = isAwaited ? chief.slipsOnTheWay(step.turn) : chief.justChanged(KEY_MAP.next, label);
  return {
    ...{ kind: step.kind, label, isPossible, isPlaying, pauseOrResume, announce, lay, draw },
    more: isOver && isToClose ? { label: chief.steps.plan, run: () => show('plan') } : undefined,
    isArmed: isSettled && !isAwaited && !command.isBusy,
    missed: isToTell ? missed : undefined,
    miss: () => {
      if (!isSettled) holdOff();
      if (!isSettled || isAwaited) setMissed({ step: stepName, isAwaited });
    },
    run: () => {
      setMissed(undefined);
      untell();
      run();
    },
  };
}
