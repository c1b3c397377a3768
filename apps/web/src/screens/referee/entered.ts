import { mainSolution, type Slip } from '@raccord/regulation';
import type { Solution } from '@raccord/scrabble';
import type { CommandData } from '@raccord/tournament';
import type { Entered } from '../../texts/fr/referee.ts';
import { texts } from '../../texts/index.ts';
import type { EnteredSlip } from './entryrows.ts';
import { costOf } from './slipactions.ts';

const { entered } = texts.referee;

/** What was entered, to be named when it is taken back. */
export function enteredOf({ type, data }: Pick<EnteredSlip, 'type' | 'data'>, top: Solution | undefined): Entered {
  return type === 'record-slips'
    ? slipNamed((data as CommandData<'record-slips'>).slips[0].slip, top)
    : entered.acts[type];
}

function slipNamed(slip: Slip, top: Solution | undefined): Entered {
  const cost = costOf(slip);
  if (cost !== undefined) return entered.state(cost);
  const { word = '', reference } = mainSolution(slip) ?? {};
  const isTop = top && word === top.word && reference === top.reference && slip.score === top.score;
  return isTop ? entered.top : entered.slip(word.toUpperCase(), slip.score?.toString() ?? '');
}
