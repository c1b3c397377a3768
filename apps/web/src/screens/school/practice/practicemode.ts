import type { ConditionId } from '@raccord/regulation';
import { keep } from '../../../app/usekept.ts';

/** Which slips one practises on: empty for those of halls, else the rules chosen. */
export const PRACTICE_MODE = 'raccord.ecole.bulletins';

/** Chooses rules to practise; that they are chosen is said even where none is yet. */
export const practiseRules = (rules: readonly ConditionId[]): void =>
  keep(PRACTICE_MODE, ['choisies', ...rules].join(' '));
