import { parseRoster, seatEntrants } from '@raccord/files';
import { useEffect } from 'react';
import { useLocation, useParams, useSearchParams } from 'wouter';
import { useScreenName } from '../../../app/shortcuts.tsx';
import { AskedButton } from '../../../design/DialogForm.tsx';
import layout from '../../../design/layout.module.css';
import { homeTexts as home } from '../../../texts/home.ts';
import { texts } from '../../../texts/index.ts';
import { HomeFrame } from '../HomeFrame.tsx';
import styles from '../home.module.css';
import { CreationPanel } from './CreationPanel.tsx';
import { allEntrants, groupsOf } from './present.ts';
import { StepPlayers } from './StepPlayers.tsx';
import { StepReferees } from './StepReferees.tsx';
import { StepRules } from './StepRules.tsx';
import { useDraft } from './usedraft.ts';
import { useOffer } from './useoffer.ts';

/** Addresses of the steps: the browser's own « back » goes from one to the one before. */
const STEPS = [
  { path: '', label: home.steps.rules },
  { path: 'joueurs', label: home.steps.players },
  { path: 'arbitres', label: home.steps.referees },
] as const;

/** A new tournament in three short steps. */
export function NewTournament() {
  useScreenName(texts.navigation.home);
  const { step = '' } = useParams<{ step?: string }>();
  const [, navigate] = useLocation();
  const { draft, change, clear } = useDraft();
  const asked = useSearchParams()[0].get('club');
  // biome-ignore lint/correctness/useExhaustiveDependencies: taken from the address once
  useEffect(() => {
    if (asked !== null && asked !== draft.club) change({ club: asked, present: [] });
  }, [asked]);
  const { club, name, offered } = useOffer(draft.club);
  const isPairs = draft.isPairs ?? offered.some(({ partner }) => partner !== undefined);
  const at = Math.max(
    0,
    STEPS.findIndex(({ path }) => path === step),
  );
  const roster = parseRoster(draft.players);
  const groups = groupsOf(draft.present ?? [], isPairs);
  const entrants = seatEntrants(allEntrants(groups, roster.ok ? roster.value.entrants : []));
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
          <h1>{home.create}</h1>
          {name !== undefined && <p className={layout.soft}>{home.createFor(name)}</p>}
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
      <ol className={`${layout.row4} ${styles.steps}`} aria-label={home.stepsLabel}>
        {STEPS.map(({ path, label }, index) => (
          <li key={path} aria-current={index === at ? 'step' : undefined}>
            {`${index + 1}. ${label}`}
          </li>
        ))}
      </ol>
      {at === 0 && <StepRules draft={draft} change={change} onNext={() => go(1)} />}
      {at === 1 && (
        <StepPlayers
          draft={{ ...draft, isPairs }}
          {...{ roster, entrants, offered, change }}
          onBack={() => go(0)}
          onNext={() => go(2)}
        />
      )}
      {at === 2 && <StepReferees draft={{ ...draft, isPairs }} {...{ entrants, club, change }} onBack={() => go(1)} />}
    </HomeFrame>
  );
}
