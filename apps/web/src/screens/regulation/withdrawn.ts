import { EDITIONS, type EditionName } from '@raccord/regulation';
import { texts } from '../../texts/index.ts';

/** What a tournament under a withdrawn edition is told; undefined for all others. */
export const withdrawnNotice = (edition: EditionName): string | undefined =>
  EDITIONS[edition].isWithdrawn ? texts.regulation.withdrawn : undefined;
