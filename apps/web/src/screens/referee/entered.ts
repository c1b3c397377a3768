import { mainSolution, type Slip } from '@raccord/regulation';
import type { Solution } from '@raccord/scrabble';
import type { CommandData } from '@raccord/tournament';
import type { WaitingCommand } from '../../server/commandoutbox.ts';
import type { Act } from '../../texts/fr/takingback.ts';
import { texts } from '../../texts/index.ts';
import { costOf } from './slipactions.ts';

const { takingBack: words } = texts;

/** What was entered, to be named when it is taken back. */
export function enteredOf({ type, data }: WaitingCommand, top: Solution | undefined): Act {
  if (type === 'record-slips') return slipNamed((data as CommandData<'record-slips'>).slips[0].slip, top);
  const isAverage = type === 'rule-slip' && (data as CommandData<'rule-slip'>).ruling.outcome === 'average';
  return isAverage ? words.average : words.act(type);
}

function slipNamed(slip: Slip, top: Solution | undefined): Act {
  const cost = costOf(slip);
  if (cost !== undefined) return words.state(cost);
  const { word = '', reference } = mainSolution(slip) ?? {};
  const isTop = top && word === top.word && reference === top.reference && slip.score === top.score;
  return isTop ? words.top : words.slip(word.toUpperCase(), slip.score?.toString() ?? '');
}
