import { built } from 'virtual:plainfiles';
import { DEFAULT_JUDGE_SETTINGS } from '@raccord/regulation';
import { type ReactNode, useState } from 'react';
import { Route, Switch, useLocation } from 'wouter';
import { About } from '../about/About.tsx';
import { deferred } from '../app/deferred.ts';
import { ErrorBoundary } from '../app/ErrorBoundary.tsx';
import { useScreenName } from '../app/shortcuts.tsx';
import { Notice } from '../design/controls.tsx';
import type { ReplayedGame } from '../engine/protocol.ts';
import { Dictionary } from '../screens/dictionary/Dictionary.tsx';
import { EMPTY_POSITION } from '../screens/regulation/positiondraft.ts';
import { Places } from '../screens/search/Places.tsx';
import { Search } from '../screens/search/Search.tsx';
import { staticTexts } from '../texts/static.ts';
import { FREE_NATURES } from './free.ts';
import { HomePage } from './HomePage.tsx';
import { hasMore, PAGES, type PagePath } from './menu.ts';
import { OwnWordsPage } from './OwnWordsPage.tsx';
import styles from './static.module.css';
import { usePageWords } from './words.tsx';

const RegulationPage = deferred(async () => (await import('./RegulationPage.tsx')).RegulationPage);
const TrialBench = deferred(async () => (await import('../screens/regulation/TrialBench.tsx')).TrialBench);
const SchoolPage = deferred(async () => (await import('./SchoolPage.tsx')).SchoolPage);
const RecordReplay = deferred(async () => (await import('../screens/record/RecordReplay.tsx')).RecordReplay);
const TrainingScreens = deferred(async () => (await import('../screens/training/TrainingScreens.tsx')).TrainingScreens);

/** The page that the address names. A position made on one of them is there on the others. */
export function Pages() {
  const [path] = useLocation();
  const { readiness, own } = usePageWords();
  const [position, onPosition] = useState(EMPTY_POSITION);
  const here = PAGES.find((page) => page.path === `/${path.split('/')[1]}`);
  // The school names its own screens.
  useScreenName(here?.path === '/ecole' ? undefined : (here?.label ?? staticTexts.frame.title));
  /** A game is checked by the words of its time. */
  const [replayed, setReplayed] = useState<{
    readonly by: string | undefined;
    readonly game: ReplayedGame | undefined;
  }>();
  const bench = { readiness, position, onPosition };
  const shown: Readonly<Record<PagePath, () => ReactNode>> = {
    '/reglement': () => <RegulationPage />,
    '/essai': () => <TrialBench {...bench} settings={DEFAULT_JUDGE_SETTINGS} />,
    '/chercher': () => <Search {...bench} />,
    '/places': () => <Places {...bench} />,
    '/dictionnaire': () => <Dictionary readiness={readiness} known={FREE_NATURES} />,
    '/rejouer': () => (
      <RecordReplay
        {...{ readiness }}
        isFree={own === undefined}
        game={replayed?.by === own?.id ? replayed?.game : undefined}
        onGame={(game) => setReplayed({ by: own?.id, game })}
      />
    ),
    '/entrainement': () => <TrainingScreens place={{ readiness, known: FREE_NATURES }} />,
    '/ecole': () => <SchoolPage />,
    '/mots': () => <OwnWordsPage />,
    '/a-propos': () => <About version={built.version} licence="LICENSE.txt" notices="THIRD-PARTY.txt" />,
  };
  return (
    <Switch>
      <Route path="/">
        <HomePage />
      </Route>
      {PAGES.map(({ path: at, label }) => (
        <Route key={at} path={hasMore(at) ? `${at}/*?` : at}>
          <ErrorBoundary title={label}>{shown[at]()}</ErrorBoundary>
        </Route>
      ))}
      <Route>
        <div className={styles.update}>
          <Notice kind="warn">{staticTexts.frame.notHere}</Notice>
        </div>
        <HomePage />
      </Route>
    </Switch>
  );
}
