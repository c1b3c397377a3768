import { number, tenths } from '@raccord/french';
import { makeCurves } from './curves.ts';
import type { Replay, Statistics } from './replay.ts';

/** A game in figures: the race of the first, and how players did turn by turn. */
export const makeFigures = (statistics: Replay['statistics']): string =>
  `${statistics.leaders.length === 0 ? '' : raceOf(statistics)}${turnsOf(statistics)}`;

const raceOf = (statistics: Replay['statistics']): string => `<section>
<h2>La course en tête</h2>
<p class="soft">Écart au top cumulé des premiers de la partie, coup par coup.</p>
<figure>
${makeCurves(statistics)}</figure>
</section>
`;

const turnsOf = (statistics: Replay['statistics']): string => `<section>
<h2>Les coups en chiffres</h2>
<div class="scroll">
<table>
<thead><tr>${['Coup', 'Top', 'Joueurs', 'Au top', 'Part', 'Moy.', 'Nuls'].map((heading) => `<th class="n" scope="col">${heading}</th>`).join('')}</tr></thead>
<tbody>
${statistics.turns.map(figuresRow).join('')}</tbody>
</table>
</div>
</section>
`;

function figuresRow({ number: at, top, players, onTop, average, outcomes }: Statistics['turns'][number]): string {
  const share = players === 0 ? '' : `${number(Math.round((100 * onTop) / players))}\u00a0%`;
  const cells = [
    number(at),
    number(top),
    number(players),
    number(onTop),
    share,
    tenths(average),
    number(outcomes.nullity),
  ];
  return `<tr>${cells.map((cell) => `<td class="n">${cell}</td>`).join('')}</tr>\n`;
}
