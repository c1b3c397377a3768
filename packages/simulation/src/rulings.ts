import type { Edition } from '@raccord/regulation';
import { breachOf, type Ruling, wordsOf } from '@raccord/tournament';
import { deliver } from './deliveries.ts';
import type { Matter } from './matter.ts';
import type { SimulationStage } from './stage.ts';

/** What the second referee and the commission make of slips. */

const CONFIRMED = 0.35;
const OVERRULED = 0.06;
const WITHDRAWN = 0.15;
const SEEN_AT_LAST = 0.0006;
const REFERRED = 0.04;
const APPEALED = 0.02;
const LONGEST_DEBATE = 3;

interface Decision {
  readonly ruling: Ruling;
  readonly reason: string;
  readonly isFavourable?: true;
}

const accepted = (points: number, penalty: number, warning: boolean): Ruling => ({
  outcome: 'accepted',
  points,
  penalty,
  warning,
});

/** The second referee looks at sanctions, mostly to confirm them, and now and then at a slip that bears none. */
export function planSecondRefereeing(stage: SimulationStage, matter: Matter): void {
  const { agenda, chance, desk } = stage;
  const { key, hall, result } = matter;
  if (result.decidedBy !== 'program') return;
  const isSanctioned = result.reasons.length > 0;
  if (isSanctioned && chance.happens(CONFIRMED)) {
    agenda.plan(key.turn + 1, () => desk.tell('confirm-slip', key, hall.second));
    return;
  }
  const decision = chance.happens(isSanctioned ? OVERRULED : SEEN_AT_LAST)
    ? secondThought(matter, stage.edition.penalty)
    : undefined;
  if (!decision) return;
  agenda.plan(key.turn + 1, () => {
    const told = desk.ask('rule-slip', { ...key, ...decision }, hall.second);
    if (told.ok) agenda.plan(key.turn + 2, () => reconsider(stage, matter));
  });
}

/** Most decisions stay; one taken by mistake is withdrawn. What changed is told. */
function reconsider(stage: SimulationStage, matter: Matter): void {
  const { desk, chance } = stage;
  const { key, hall } = matter;
  if (chance.happens(WITHDRAWN)) {
    desk.ask('withdraw-ruling', { ...key, reason: 'Décision prise sur le bulletin d’une autre table.' }, hall.second);
  }
  deliver(stage, matter, true);
}

function secondThought({ result, worth }: Matter, usual: number): Decision | undefined {
  const { outcome, points, penalty, warnings, reasons } = result;
  if (outcome === 'accepted' && reasons.length === 0) {
    return { ruling: accepted(points, 0, true), reason: 'Référence surchargée, à peine lisible.' };
  }
  if (outcome === 'accepted' && warnings > 0) {
    return { ruling: accepted(points, penalty, false), reason: 'Score et joker lisibles : avertissement levé.' };
  }
  if (outcome === 'accepted') {
    return { ruling: { outcome: 'nullity' }, reason: 'Aucune localisation ne se lit : zéro, non pénalité.' };
  }
  const isAboutWords = wordsOf(reasons).length > 0;
  if (outcome !== 'nullity' || isAboutWords || worth === undefined) return undefined;
  return { ruling: accepted(worth, usual, false), reason: 'La place se déduit du score : pénalité, non zéro.' };
}

/** A referee who is in doubt refers a slip, unless it is null for a word that is not admitted. */
export function planReferral(stage: SimulationStage, matter: Matter): void {
  const { agenda, chance, desk } = stage;
  const { key, player, result, worth } = matter;
  const isDoubtful = worth !== undefined && wordsOf(result.reasons).length === 0;
  if (!isDoubtful || !chance.happens(REFERRED)) return;
  agenda.plan(key.turn + 1, () => {
    const reason = 'Tracé ambigu : le bulletin se lit de deux façons.';
    const told = desk.ask('refer-slip', { ...key, reason }, player.referee);
    if (told.ok) planCommission(stage, matter, key.turn + 1);
  });
}

/** A player who does not believe that his slip is worth nothing asks the commission. */
export function planAppeal(stage: SimulationStage, matter: Matter): void {
  const { agenda, chance, desk } = stage;
  const { key, player, result } = matter;
  if (result.outcome !== 'nullity' || !chance.happens(APPEALED)) return;
  agenda.plan(key.turn + 1, () => {
    const appeal = { by: 'player', to: 'commission', reason: 'Le joueur conteste la nullité.' } as const;
    const told = desk.ask('file-appeal', { about: 'slip', ...key, ...appeal }, player.referee);
    if (told.ok) planCommission(stage, matter, key.turn + 1);
  });
}

/** The commission decides within a few turns, and the player is told. */
export function planCommission(stage: SimulationStage, matter: Matter, from: number): void {
  const { agenda, chance, cast, desk } = stage;
  const turn = from + chance.between(1, LONGEST_DEBATE);
  agenda.plan(turn, () => {
    const asked = chance.pickWeighted(DECISIONS).decide(matter.worth, stage.edition);
    const decision = breachOf(asked.ruling, stage.edition) === undefined ? asked : TOO_LITTLE;
    desk.tell('rule-slip', { ...matter.key, ...decision }, cast.commission);
    agenda.plan(turn + 1, () => deliver(stage, matter, true));
  });
}

const NULL: Decision = { ruling: { outcome: 'nullity' }, reason: 'La place jouée forme un mot non admis.' };

const TOO_LITTLE: Decision = { ruling: { outcome: 'nullity' }, reason: 'La pénalité ne laisse rien au bulletin.' };

const DECISIONS: readonly {
  readonly weight: number;
  decide(worth: number | undefined, edition: Edition): Decision;
}[] = [
  { weight: 1, decide: () => NULL },
  {
    weight: 2,
    decide: (worth, { penalty }) =>
      worth === undefined
        ? NULL
        : { ruling: accepted(worth, penalty, false), reason: 'La place se déduit du score, non de la référence.' },
  },
  {
    weight: 1,
    decide: (worth) =>
      worth === undefined ? NULL : { ruling: accepted(worth, 0, true), reason: 'Une seule lecture est possible.' },
  },
  {
    weight: 1,
    decide: (worth, { decisions }) =>
      worth === undefined || !decisions.favourableReading
        ? NULL
        : {
            ruling: accepted(worth, 0, false),
            reason: 'Deux lectures sont possibles, sans qu’on ait pu jouer sur deux tableaux.',
            isFavourable: true,
          },
  },
];
