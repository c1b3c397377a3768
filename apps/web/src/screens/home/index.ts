import { lazy } from 'react';

/** Stations of a tournament never see it, and do not load it. */
export const Home = lazy(() => import('./Home.tsx').then((module) => ({ default: module.Home })));
