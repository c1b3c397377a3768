import { cell, hundredths, number } from '@raccord/french';
import { shareOnTop } from '@raccord/tournament';
import { type Html, html } from '../html.ts';
import { makeCurves } from './curves.ts';
import type { ReplayPage, SeenStatistics } from './replay.ts';

/** A game in figures: the race of the first, and how players did turn by turn. */
export const makeFigures = (statistics: ReplayPage['statistics']): Html =>
  html`${statistics.leaders.length === 0 ? '' : raceOf(statistics)}${turnsOf(statistics)}`;

const raceOf = (statistics: ReplayPage['statistics']): Html => html`<section>
<h2>La course en tête</h2>
<p class="soft">Écart au top cumulé des premiers de la partie, coup par coup.</p>
<figure>
${makeCurves(statistics)}</figure>
</section>
`;

const turnsOf = (statistics: ReplayPage['statistics']): Html => html`<section>
<h2>Les coups en chiffres</h2>
<div class="scroll">
<table>
<thead><tr>${['Coup', 'Top', 'Joueurs', 'Au top', 'Part', 'Moy.', 'Nuls'].map((heading) => html`<th class="n" scope="col">${heading}</th>`)}</tr></thead>
<tbody>
${statistics.turns.map(figuresRow)}</tbody>
</table>
</div>
</section>
`;

function figuresRow(turn: SeenStatistics['turns'][number]): Html {
  const { number: at, top, players, onTop, average, outcomes } = turn;
  const cells = [
    ...[number(at), number(top), number(players), number(onTop)],
    ...[cell(shareOnTop(turn), 'percent'), hundredths(average), number(outcomes.nullity)],
  ];
  return html`<tr>${cells.map((text) => html`<td class="n">${text}</td>`)}</tr>\n`;
}
