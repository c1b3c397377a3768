import { parseRoster, seatEntrants } from '@raccord/files';
import { useEffect, useRef, useState } from 'react';
import { useLocation, useParams, useSearchParams } from 'wouter';
import { useScreenName } from '../../../app/shortcuts.tsx';
import { AwaitedView } from '../../../design/AwaitedView.tsx';
import { AskedButton } from '../../../design/DialogForm.tsx';
import { focusFirst } from '../../../design/focusfirst.ts';
import layout from '../../../design/layout.module.css';
import { Raised } from '../../../design/Raised.tsx';
import { homeTexts as home } from '../../../texts/home.ts';
import { texts } from '../../../texts/index.ts';
import { HomeFrame } from '../HomeFrame.tsx';
import styles from '../home.module.css';
import { CreationPanel } from './CreationPanel.tsx';
import { allEntrants, groupsOf } from './present.ts';
import { StepPlayers } from './StepPlayers.tsx';
import { StepReferees } from './StepReferees.tsx';
import { StepRules } from './StepRules.tsx';
import { StepTonight } from './StepTonight.tsx';
import { keptTournamentDraft, useDraft } from './usedraft.ts';
import { useDraftLike } from './uselike.ts';
import { useOffer } from './useoffer.ts';

/** Addresses of the steps: the browser's own « back » goes from one to the one before. */
const STEPS = [
  { path: '', label: home.steps.rules },
  { path: 'joueurs', label: home.steps.players },
  { path: 'arbitres', label: home.steps.referees },
] as const;

/** The one step of an evening as the last. */
const TONIGHT = 'ce-soir';

/** A new tournament in three short steps, or an evening as the last in one. */
export function NewTournament() {
  useScreenName(texts.navigation.home);
  const { step = '' } = useParams<{ step?: string }>();
  const [, navigate] = useLocation();
  const { draft, change, begin, clear } = useDraft();
  const [isUntouched] = useState(() => keptTournamentDraft() === undefined);
  const asked = useSearchParams()[0].get('club');
  // biome-ignore lint/correctness/useExhaustiveDependencies: taken from the address once
  useEffect(() => {
    if (asked !== null && asked !== draft.club) begin({ ...draft, club: asked, present: [] });
  }, [asked]);
  const { club, name, offered: ofClub, isKnown } = useOffer(draft.club);
  const offered = ofClub.length > 0 ? ofClub : (draft.usual ?? ofClub);
  const isPairs = draft.isPairs ?? offered.some(({ partner }) => partner !== undefined);
  const at = Math.max(
    0,
    STEPS.findIndex(({ path }) => path === step),
  );
  const roster = parseRoster(draft.players);
  const groups = groupsOf(draft.present ?? [], isPairs);
  const entrants = seatEntrants(allEntrants(groups, roster.ok ? roster.value.entrants : []));
  const isTonight = step === TONIGHT;
  const { data: like, error: likeFault } = useDraftLike(
    club ?? asked ?? undefined,
    isTonight && isUntouched && isKnown,
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: filled in once, when it is there
  useEffect(() => {
    if (like) begin({ ...like, ...(draft.club === undefined ? {} : { club: draft.club }) });
    if (like === null) navigate('/nouveau', { replace: true });
  }, [like]);
  const shown = useRef<HTMLDivElement>(null);
  // A step opens at its top, wherever the one before it was left, with the caret in its first field.
  // biome-ignore lint/correctness/useExhaustiveDependencies: when the step changes
  useEffect(() => {
    const stop = shown.current ? focusFirst(shown.current) : undefined;
    scrollTo(0, 0);
    return stop;
  }, [step]);
  const isAwaited = isUntouched && draft.like === undefined;
  const given = { draft: { ...draft, isPairs }, roster, entrants, offered, club, change };
  const go = (index: number): void => navigate(`/nouveau/${STEPS[index]?.path ?? ''}`.replace(/\/$/, ''));
  const leave = (): undefined => {
    clear();
    navigate('/');
  };
  if (draft.creation) {
    return (
      <HomeFrame>
        <CreationPanel
          creation={draft.creation}
          onChange={(creation) => change({ creation })}
          onEdit={() => change({ creation: undefined })}
          onEnd={clear}
        />
      </HomeFrame>
    );
  }
  return (
    <HomeFrame>
      <div className={`${layout.row2} ${layout.between}`}>
        <div>
          <h1>{isTonight || draft.like !== undefined ? home.tonight.create : home.create}</h1>
          {name !== undefined && <p className={layout.soft}>{home.createFor(name)}</p>}
          {isTonight && draft.like !== undefined && (
            <p className={layout.soft}>
              <Raised text={home.summary.like(draft.like)} />
            </p>
          )}
        </div>
        <AskedButton
          title={home.abandonTitle}
          confirm={home.abandon}
          look="danger"
          buttonLook="quiet"
          onConfirm={leave}
        >
          <p>{home.abandonHint}</p>
        </AskedButton>
      </div>
      {isTonight && isAwaited && <AwaitedView error={likeFault} />}
      {isTonight && !isAwaited && <StepTonight {...given} />}
      {!isTonight && (
        <>
          <ol className={`${layout.row4} ${styles.steps}`} aria-label={home.stepsLabel}>
            {STEPS.map(({ path, label }, index) => (
              <li key={path} aria-current={index === at ? 'step' : undefined}>
                {`${index + 1}. ${label}`}
              </li>
            ))}
          </ol>
          <div ref={shown} className={styles.step}>
            {at === 0 && <StepRules draft={draft} club={club} change={change} onNext={() => go(1)} />}
            {at === 1 && <StepPlayers {...given} onBack={() => go(0)} onNext={() => go(2)} />}
            {at === 2 && <StepReferees {...given} onBack={() => go(1)} />}
          </div>
        </>
      )}
    </HomeFrame>
  );
}
