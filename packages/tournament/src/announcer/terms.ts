import { nth, plural } from '@raccord/french';
import { EDITIONS, type EditionName, type RhythmName, type Times } from '@raccord/regulation';
import { FORMULAS, type Formula, type FormulaName } from '@raccord/scrabble';
import { RHYTHM_LABELS } from '../labels.ts';
import { stepsOf } from '../rhythms.ts';
import { firstCostlyWarning } from '../rules.ts';
import { plain, type ScriptLine } from './script.ts';

/** A game that is about to begin. */
export interface GameAnnounced {
  readonly edition: EditionName;
  readonly formula: FormulaName;
  readonly rhythm: RhythmName;
  /** A sudden death begins with longer turns. */
  readonly hasLongStart: boolean;
}

/** What players are told before the first draw (3): the kind of the game and its terms, if its time is reduced or it is original. */
export function termsScript({ edition, formula: name, rhythm, hasLongStart }: GameAnnounced): readonly ScriptLine[] {
  if (name === 'normale' && rhythm === 'normal') return [];
  const formula = FORMULAS[name];
  const steps = stepsOf(edition, rhythm, hasLongStart);
  const isSuddenDeath = rhythm === 'mort-subite';
  const { ledger, game } = EDITIONS[edition];
  const first = firstCostlyWarning(edition, formula, rhythm);
  const cost = `Chaque avertissement coûte ${plural(ledger.costOfWarning, 'point')} à partir du ${nth(first)}`;
  return [
    plain('kind', kindOf(formula, rhythm), 'terms'),
    plain('time', isSuddenDeath ? stepped(steps, game.suddenDeath.turnsAtEach) : timed(steps[0]), 'terms'),
    ...(name === 'normale'
      ? []
      : [plain('letters', lettersOf(formula), 'terms'), plain('bonuses', bonusesOf(formula), 'terms')]),
    ...(isSuddenDeath
      ? [plain('elimination', 'Qui fait moins que le meilleur score trouvé par un autre joueur est éliminé', 'terms')]
      : []),
    plain('warnings', isSuddenDeath ? `${cost}, au coup même` : cost, 'terms'),
  ];
}

/** « Partie 7 sur 8, en blitz », « Mort subite ». */
function kindOf({ name, label }: Formula, rhythm: RhythmName): string {
  const game = name === 'normale' ? 'Partie' : `Partie ${label}`;
  if (rhythm === 'normal') return game;
  if (rhythm !== 'mort-subite')
    return `${game}${name === 'normale' ? '' : ','} en ${RHYTHM_LABELS[rhythm].toLowerCase()}`;
  return name === 'normale' ? RHYTHM_LABELS[rhythm] : `${game}, ${RHYTHM_LABELS[rhythm].toLowerCase()}`;
}

const timed = ({ think, write }: Times): string =>
  `${duration(think + write)} par coup, signal à ${plural(write, 'seconde')} de la fin`;

/** Each time but the last serves some turns; all leave as long to write. */
function stepped(steps: readonly Times[], turnsAtEach: number): string {
  const turns = plural(turnsAtEach, 'coup');
  const times = steps.map(
    ({ think }, index) => `${index < steps.length - 1 ? `${turns} en` : 'ensuite'} ${duration(think)}`,
  );
  return `${times.join(', ')} ; toujours ${plural(steps[0].write, 'seconde')} de plus pour écrire`;
}

function lettersOf({ drawSize, maxLaid, jokerEveryDraw }: Formula): string {
  return [
    `Tirages de ${plural(drawSize, 'lettre')}${jokerEveryDraw ? ', dont toujours un joker' : ''}`,
    ...(maxLaid < drawSize ? [`${maxLaid} au plus se posent`] : []),
    ...(maxLaid === drawSize ? ['toutes peuvent se poser'] : []),
    ...(jokerEveryDraw ? ['le joker posé est remplacé par sa lettre tant qu’il en reste'] : []),
  ].join(' ; ');
}

const bonusesOf = ({ bonus }: Formula): string =>
  bonus
    .flatMap((points, laid) => (points === 0 ? [] : [{ points, laid }]))
    .map(({ points, laid }, index) => `${plural(points, 'point')} pour ${laid}${index === 0 ? ' lettres posées' : ''}`)
    .join(', ');

/** « 2 minutes 30 », « 40 secondes ». */
function duration(seconds: number): string {
  const minutes = Math.floor(seconds / 60);
  const rest = seconds % 60;
  if (minutes === 0) return plural(rest, 'seconde');
  return `${plural(minutes, 'minute')}${rest === 0 ? '' : `\u00a0${rest}`}`;
}
