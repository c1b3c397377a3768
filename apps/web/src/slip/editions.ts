import { ALL_EDITION_NAMES, EDITIONS, type EditionName } from '@raccord/regulation';

/** The editions shown beside one another in a tournament: a withdrawn one only where it is the tournament's own. */
export const editionsBeside = (own: EditionName | undefined): readonly EditionName[] =>
  ALL_EDITION_NAMES.filter((name) => !EDITIONS[name].isWithdrawn || name === own);
