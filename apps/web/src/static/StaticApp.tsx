import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { Suspense } from 'react';
import { Router } from 'wouter';
import { ErrorBoundary } from '../app/ErrorBoundary.tsx';
import { ShortcutsProvider } from '../app/ShortcutsProvider.tsx';
import { Loading } from '../design/Loading.tsx';
import { EngineFailure } from '../engine/EngineFailure.tsx';
import { Pages } from './Pages.tsx';
import { StaticShell } from './StaticShell.tsx';
import { useHash } from './usehash.ts';
import { WordsProvider } from './words.tsx';

/** What the engine has answered stays so. */
const queries = new QueryClient({
  defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY, networkMode: 'always' } },
});

/** The static edition: the screens that need no server. */
export const StaticApp = () => (
  <ErrorBoundary>
    <QueryClientProvider client={queries}>
      <ShortcutsProvider about="#/a-propos">
        <Router hook={useHash}>
          <WordsProvider>
            <StaticShell>
              <Suspense fallback={<Loading />}>
                <Pages />
              </Suspense>
            </StaticShell>
          </WordsProvider>
        </Router>
        <EngineFailure />
      </ShortcutsProvider>
    </QueryClientProvider>
  </ErrorBoundary>
);
