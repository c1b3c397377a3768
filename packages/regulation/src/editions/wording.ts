import { cardinal, plural } from '@raccord/french';
import { letters } from '../conditions/french.ts';
import type { Edition, EndRule, GameRules, LedgerRules, LinkRules, ShorteningRules, ToppingRules } from './edition.ts';
import type { RhythmRules, SuddenDeathRules, Times } from './rhythms.ts';

/** What editions say with numbers, in French: a number stands in the edition alone, and each sentence is made of it. */

export const describeLinks = ({ article, asked, fewest }: LinkRules): string =>
  `${article} : ${cardinal(asked, 'feminine')} au moins ; avec moins de ${cardinal(fewest, 'feminine')}, aucune place n’est montrée`;

export const describeShortening = (shortening: ShorteningRules | undefined): string => {
  if (!shortening) return 'un mot prolongé s’écrit en entier.';
  const { from, written, beside } = shortening.long;
  return `un mot prolongé de ${letters(from)} ou plus peut être abrégé : ${letters(written)} écrites, dont ${cardinal(beside, 'feminine')} attenantes à chaque prolongement.`;
};

const ROUNDINGS: Readonly<Record<LedgerRules['average']['rounding'], string>> = {
  down: 'arrondie par défaut',
  nearest: 'arrondie au point le plus proche, le demi-point au-dessus',
};

export const describeRounding = ({ rounding, isRoundingOfText }: LedgerRules['average']): string =>
  isRoundingOfText ? ROUNDINGS[rounding] : `${ROUNDINGS[rounding]} ; le texte est muet sur l’arrondi`;

export const describeSolo = ({ article, bonus, players }: GameRules['solo']): string =>
  `${article} : ${plural(bonus, 'point')} à partir de ${plural(players, 'joueur')} dans la partie, sur le score avant pénalité ; en dessous, le solo est crédité et annoncé, sans points`;

/** « jusqu’au coup 15, deux voyelles et deux consonnes, ensuite une et une ; … ». */
export function drawRule({ article, ofEach, text, pause }: GameRules['draw']): string {
  const { early, untilTurn, late, isOnlyWhilePossible } = ofEach;
  const many = cardinal(early, 'feminine');
  const few = cardinal(late, 'feminine');
  const allowed = isOnlyWhilePossible ? ' si le reliquat le permet' : '';
  const kinds = early > 1 ? `${many} voyelles et ${many} consonnes` : `${many} voyelle et ${many} consonne`;
  const waits = `${plural(pause.seconds, 'seconde')} au moins entre la fin d’une annonce et le tirage suivant (${pause.article}).`;
  return `${article} : jusqu’au coup ${untilTurn}, ${kinds}${allowed}, ensuite ${few} et ${few} ; ${text} ${waits}`;
}

/** « 2:30 ». */
const clock = (seconds: number): string => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

/** « 2:30 + 0:30 ». */
export const describeTimes = ({ think, write }: Times): string => `${clock(think)} + ${clock(write)}`;

export const describeRhythms = ({ article, steady }: RhythmRules): string =>
  `${article} : ${Object.entries(steady)
    .map(([name, times]) => `${name} ${describeTimes(times)}`)
    .join(', ')}`;

export function describeSuddenDeath({ article, steps, turnsAtEach, longStart }: SuddenDeathRules): string {
  const times = steps.map((step, index) => {
    if (index === steps.length - 1) return `puis ${describeTimes(step)}`;
    return `${cardinal(turnsAtEach)}${index === 0 ? ` coup${turnsAtEach > 1 ? 's' : ''}` : ''} à ${describeTimes(step)}`;
  });
  const first = longStart ? ` ; elle peut commencer à ${describeTimes(longStart)}` : '';
  return `${article} : qui fait moins que le meilleur score trouvé par un autre joueur est éliminé ; ${times.join(', ')}${first} ; toute pénalité est déduite à son coup.`;
}

/** What a top that is not found costs. */
export const describeTopping = ({ seconds, added }: Pick<ToppingRules, 'seconds' | 'added'>): string =>
  `un top non trouvé en ${plural(seconds, 'seconde')} est donné, et coûte ${plural(added, 'seconde')} de plus`;

/** « deux semaines »: the time to complete the file of a second appeal, once something is asked for. */
export const describeWeeks = (weeks: number): string => `${cardinal(weeks, 'feminine')} semaine${weeks > 1 ? 's' : ''}`;

/** How a game ends, without its article. */
export function describeEnd(end: EndRule): string {
  switch (end.cause) {
    case 'incident':
      return end.text(letters(end.letters));
    case 'interruption':
      return end.text(plural(end.minutes, 'minute'));
    default:
      return end.text;
  }
}

/** What an exemption says, without its article. */
export const describeExemption = (exemption: Edition['exemptions'][number], edition: Edition): string =>
  exemption.text(edition, exemption);
