import type { DataOf, RecordedEvent } from '@raccord/tournament';
import type { RankedGame } from './ranking.ts';

/** What it is set to, where its edition leaves the choice. */
const settingMarks = ({ edition, settings }: DataOf<'tournament-created'>): string[] => [
  `referred by hand ${settings.referredByHand}`,
  ...(edition === '2023' ? [`plausible ${settings.plausible}`] : [`average ${settings.averageRounding}`]),
  ...(edition === '2016' ? [`provisional ${settings.provisional}`] : []),
];

/** What a tournament exercised besides its slips: by name, how many times. */
export function exercisedBy(events: readonly RecordedEvent[], games: readonly RankedGame[]): Record<string, number> {
  const marks: Record<string, number> = {};
  const count = (mark: string, times = 1) => {
    if (times > 0) marks[mark] = (marks[mark] ?? 0) + times;
  };
  for (const event of events) {
    count(`event ${event.type}`);
    if (event.type === 'tournament-created') for (const mark of settingMarks(event.data)) count(mark);
    if (event.type === 'draw-made') count(`draw ${event.data.source.kind}`);
    if (event.type === 'game-finished') count(`end ${event.data.cause}`);
    if (event.type === 'turn-cancelled')
      count(event.data.centre === undefined ? 'cancelled for all' : 'cancelled in a centre');
    if (event.type === 'appeal-filed') count(`appeal ${event.data.about}`);
    if (event.type === 'appeal-answered' && event.data.effect) count(`remedy ${event.data.effect.type}`);
    if (event.type === 'entrants-registered')
      count('pair', event.data.entrants.filter(({ members }) => members.length === 2).length);
    if (event.type === 'slip-ruled') {
      count(`ruled ${event.data.ruling.outcome}`);
      if (event.actor.role === 'second-referee') count('ruled by a second referee');
      if (event.data.isOtherwise) count('ruled otherwise');
      if (event.data.isProvisional) count('ruled for now');
    }
    if (event.type === 'centre-added') count('centre');
  }
  const centres = marks.centre ?? 0;
  const pairs = new Set(
    events.flatMap(({ type, data }) =>
      type === 'entrants-registered'
        ? data.entrants.flatMap(({ id, members: [, second] }) => (second ? [id] : []))
        : [],
    ),
  );
  count(centres > 1 ? 'tournament of several centres' : 'tournament of one centre');
  if (pairs.size > 0) count('tournament with pairs');
  for (const { facts, ledger, tops } of games) {
    const { soloThreshold } = facts.charter.settings;
    count(`game ${facts.plan.formula}`);
    count(`rhythm ${facts.plan.rhythm}`);
    if (facts.plan.separatesTies) count('sudden death that separates');
    count('out of a sudden death', ledger.outAt.size);
    for (const [entrant, { warnings, warningCost }] of ledger.totals) {
      if (warningCost === 0) continue;
      count('warnings cost');
      count(warningCost > 5 * (warnings - 4) ? 'warnings cost from the fourth' : 'warnings cost from the sixth');
      if (facts.deliveries(entrant).length === 0) count('warnings cost though no slip was handed over');
    }
    for (const entrant of facts.entrants) {
      const lost = facts.turns.filter((turn) => facts.isCancelledFor(turn, entrant));
      count('conduct of a cancelled turn', facts.warningsGiven(0, entrant));
      count('conduct of a cancelled turn', lost.filter((turn) => facts.conduct(turn, entrant) > 0).length);
    }
    for (const [index, results] of ledger.turns.entries()) {
      for (const [entrant, { outcome, points, average, solo, bonus, penalty, warnings, warningCost }] of results) {
        count(`result ${outcome}`);
        if (pairs.has(entrant) && outcome !== 'not-playing') count('result of a pair');
        if (solo === 'given' && centres > 1) count('solo over several centres');
        if (average) count(`average ${average}`);
        if (solo === 'given' && points < tops[index]) count('solo below the top');
        if (solo === 'given' && penalty > 0) count('solo with a penalty');
        if (bonus === 10 && soloThreshold === 16) count('solo of ten points from sixteen players');
        if (solo === 'given') count(bonus > 0 ? 'solo with a bonus' : 'solo without a bonus');
        if (solo === 'pending') count('solo pending');
        if (penalty > 0) count('penalty');
        if (penalty > 0 && facts.isSuddenDeath) count('penalty in a sudden death');
        count('warning', warnings);
        if (warningCost > 0) count('warnings cost');
      }
    }
    for (const entrant of facts.entrants) {
      if (facts.isExcluded(entrant)) count('total of somebody excluded');
      for (const turn of facts.turns) {
        if (facts.isLate(turn, entrant)) count('turn missed by a latecomer');
        if (facts.isAveraged(turn, entrant)) count('average for a turn that a centre lost');
      }
    }
  }
  return marks;
}
