import type { SessionAnswer, StationRole } from '@raccord/contract';
import { type ComponentType, lazy } from 'react';
import { texts } from '../texts/index.ts';
import { KEY_MAP } from './keymap.ts';

const { navigation } = texts;
const REFEREES: readonly StationRole[] = ['chief', 'referee', 'second-referee', 'commission'];
const EVERYBODY: readonly StationRole[] = [...REFEREES, 'screen', 'player'];
const WITH_SPECTATORS: readonly StationRole[] = [...EVERYBODY, 'spectator'];

/** The parts of the menu, in its order. */
export const SCREEN_GROUPS = ['game', 'hall', 'results', 'tournament'] as const;
export type ScreenGroup = (typeof SCREEN_GROUPS)[number];

/** A screen of a tournament: where it is, who sees it, what shows it. */
export interface Screen {
  /** After `/tournois/:tournament`; its parts that begin with `:` come as properties. */
  readonly path: string;
  readonly label: string;
  readonly roles: readonly StationRole[];
  /** Where it stands in the menu of those who see it; one without a group is come to from another screen. */
  readonly group?: ScreenGroup;
  /** For the chief of the whole tournament, not of a centre. */
  readonly isOfWhole?: boolean;
  /** Shown without menu nor header, for a projector. */
  readonly isBare?: boolean;
  readonly component: ComponentType;
}

/** What the screens of the bar are made of. */
const PARTS = {
  chief: () => import('../screens/chief/Chief.tsx').then(({ Chief }) => ({ default: Chief })),
  referee: () => import('../screens/referee/Referee.tsx').then(({ Referee }) => ({ default: Referee })),
  results: () =>
    import('../screens/results/ResultsScreen.tsx').then(({ ResultsScreen }) => ({ default: ResultsScreen })),
};

/** The screens, in the order of the menu; a station begins with the first one that it may see. */
export const SCREENS: readonly Screen[] = [
  {
    path: '/conduite',
    label: navigation.chief,
    roles: ['chief'],
    group: 'game',
    component: lazy(PARTS.chief),
  },
  {
    path: '/annonce',
    label: navigation.announcer,
    roles: ['chief'],
    group: 'hall',
    component: lazy(() =>
      import('../screens/announcer/Announcer.tsx').then(({ Announcer }) => ({ default: Announcer })),
    ),
  },
  {
    path: '/saisie',
    label: navigation.referee,
    roles: ['referee', 'chief'],
    group: 'game',
    component: lazy(PARTS.referee),
  },
  {
    path: '/double',
    label: navigation.second,
    roles: ['second-referee', 'chief'],
    group: 'game',
    component: lazy(() => import('../screens/second/Second.tsx').then(({ Second }) => ({ default: Second }))),
  },
  {
    path: '/commission',
    label: navigation.commission,
    roles: ['commission', 'chief'],
    group: 'game',
    component: lazy(() =>
      import('../screens/commission/CommissionScreen.tsx').then(({ CommissionScreen }) => ({
        default: CommissionScreen,
      })),
    ),
  },
  {
    path: '/ecran',
    label: navigation.hallScreen,
    roles: ['screen', 'chief'],
    group: 'hall',
    isBare: true,
    component: lazy(() => import('../screens/hall/HallScreen.tsx').then(({ HallScreen }) => ({ default: HallScreen }))),
  },
  {
    path: '/joueur',
    label: navigation.player,
    roles: ['player'],
    group: 'game',
    component: lazy(() =>
      import('../screens/player/PlayerScreen.tsx').then(({ PlayerScreen }) => ({ default: PlayerScreen })),
    ),
  },
  {
    path: '/direct',
    label: navigation.spectator,
    roles: ['spectator'],
    group: 'game',
    component: lazy(() => import('../screens/spectator/Live.tsx').then(({ Live }) => ({ default: Live }))),
  },
  {
    path: '/joueurs',
    label: navigation.spectator,
    roles: ['spectator'],
    component: lazy(() =>
      import('../screens/spectator/RosterView.tsx').then(({ RosterView }) => ({ default: RosterView })),
    ),
  },
  {
    path: '/classements',
    label: navigation.results,
    roles: WITH_SPECTATORS,
    group: 'results',
    component: lazy(PARTS.results),
  },
  {
    path: '/statistiques',
    label: navigation.statistics,
    roles: EVERYBODY,
    group: 'results',
    component: lazy(() =>
      import('../screens/results/StatisticsPart.tsx').then(({ StatisticsPart }) => ({ default: StatisticsPart })),
    ),
  },
  {
    path: '/partie/:game?',
    label: navigation.game,
    roles: WITH_SPECTATORS,
    group: 'results',
    component: lazy(() =>
      import('../screens/results/GameResults.tsx').then(({ GameResults }) => ({ default: GameResults })),
    ),
  },
  {
    path: '/feuille/:entrant',
    label: navigation.sheet,
    roles: [...REFEREES, 'player', 'spectator'],
    component: lazy(() =>
      import('../screens/results/PlayerSheetView.tsx').then(({ PlayerSheetView }) => ({ default: PlayerSheetView })),
    ),
  },
  {
    path: '/entrainement/*?',
    label: navigation.training,
    roles: ['player'],
    group: 'tournament',
    component: lazy(() =>
      import('../screens/training/OwnTraining.tsx').then(({ OwnTraining }) => ({ default: OwnTraining })),
    ),
  },
  {
    path: '/documents',
    label: navigation.documents,
    roles: REFEREES,
    group: 'results',
    component: lazy(() =>
      import('../screens/documents/Documents.tsx').then(({ Documents }) => ({ default: Documents })),
    ),
  },
  {
    path: '/postes',
    label: navigation.links,
    roles: ['chief'],
    group: 'tournament',
    component: lazy(() => import('../screens/links/Links.tsx').then(({ Links }) => ({ default: Links }))),
  },
  {
    path: '/historique',
    label: navigation.audit,
    roles: ['chief'],
    group: 'tournament',
    isOfWhole: true,
    component: lazy(() => import('../screens/audit/Audit.tsx').then(({ Audit }) => ({ default: Audit }))),
  },
  {
    path: '/reglement',
    label: navigation.regulation,
    roles: EVERYBODY,
    group: 'tournament',
    component: lazy(() =>
      import('../screens/regulation/Regulation.tsx').then(({ Regulation }) => ({ default: Regulation })),
    ),
  },
  {
    path: '/essai',
    label: navigation.trial,
    roles: REFEREES,
    group: 'tournament',
    component: lazy(() => import('../screens/regulation/Trial.tsx').then(({ Trial }) => ({ default: Trial }))),
  },
];

/** The screens of an evening, each with its key: of them whoever conducts a game says what comes next. */
export const BAR = [
  { path: '/conduite', key: KEY_MAP.chief, label: navigation.short.chief, load: PARTS.chief },
  { path: '/saisie', key: KEY_MAP.referee, label: navigation.referee, load: PARTS.referee },
  { path: '/classements', key: KEY_MAP.results, label: navigation.short.results, load: PARTS.results },
] as const;

/** By what of a station its screens go. */
type Seer = Pick<SessionAnswer, 'role' | 'centre'>;

/** The screens of a station, in the order of the menu. */
export const screensOf = ({ role, centre }: Seer): readonly Screen[] =>
  SCREENS.filter(({ roles, isOfWhole }) => roles.includes(role) && !(isOfWhole && centre !== undefined));

/** The bar of a station: none where there is nothing to go to and fro between. */
export function barOf(station: Seer): readonly (typeof BAR)[number][] {
  const seen = screensOf(station);
  const shown = BAR.filter(({ path }) => seen.some((screen) => screen.path === path));
  return shown.length > 1 ? shown : [];
}

/** The key that leads to a screen. */
export const keyOfScreen = (session: SessionAnswer, { path }: Pick<Screen, 'path'>) =>
  barOf(session).find((one) => one.path === path)?.key;

/** Where a screen is, as long as nothing more is said of what it shows. */
export const screenAddress = (tournament: string, { path }: Pick<Screen, 'path'>): string =>
  `/tournois/${tournament}${path.replace(/\/(?::\w+|\*)\?$/, '')}`;

/** The address where a station begins. */
export const startAddressOf = (session: SessionAnswer): string => screensOf(session)[0]?.path ?? '';
