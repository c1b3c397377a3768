import { ALL_EDITION_NAMES, EDITIONS, type EditionName } from '@raccord/regulation';
import { texts } from '../texts/index.ts';

/** The editions shown beside one another in a tournament: a withdrawn one only where it is the tournament's own. */
export const editionsBeside = (own: EditionName | undefined): readonly EditionName[] =>
  ALL_EDITION_NAMES.filter((name) => !EDITIONS[name].isWithdrawn || name === own);

/** What a tournament under a withdrawn edition is told; undefined for all others. */
export const withdrawnNotice = (edition: EditionName): string | undefined =>
  EDITIONS[edition].isWithdrawn ? texts.regulation.withdrawn : undefined;
