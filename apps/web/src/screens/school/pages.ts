import { schoolTexts } from '../../texts/school.ts';

const { pages, screens } = schoolTexts;

/** Of slips that a server alone has. */
export const EVENING_PATH = '/ecole/soiree';

/** The screens of the school; the first one is where one begins. */
export const SCHOOL_PAGES = [
  { path: '/ecole/lecons', label: pages.lessons, screen: screens.lessons },
  { path: '/ecole/entrainement', label: pages.practice, screen: screens.practice },
  { path: EVENING_PATH, label: pages.evening, screen: screens.evening },
  { path: '/ecole/examen', label: pages.exam, screen: screens.exam },
  { path: '/ecole/progres', label: pages.progress, screen: screens.progress },
  { path: '/ecole/desaccords', label: pages.contested, screen: screens.contested },
] as const;

/** Where the edition that the school is about is kept. */
export const SCHOOL_EDITION_PLACE = 'raccord.ecole.edition';
