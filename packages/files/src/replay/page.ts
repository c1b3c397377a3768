import { day, number, percent, plural, typeset } from '@raccord/french';
import { FORMULAS, VALUES } from '@raccord/scrabble';
import { describeNoTurn, describeProvisional, nameOf } from '@raccord/tournament';
import { type Html, html, raised, raw } from '../html.ts';
import { makeHead } from '../pagehead.ts';
import type { ListedRankingRow } from '../results/results.ts';
import { makeEmptyBoard } from './board.ts';
import { makeFigures } from './figures.ts';
import { MOST_PLAYERS, type PageParts, type ReplayPage, toldStatistics } from './replay.ts';
import { replaySteps } from './steps.ts';
import { makeTurns } from './turns.ts';

/** A game as one page to be looked at again, turn by turn: it asks for nothing but itself, and opens from a disk. */
export function makeReplayPage(given: ReplayPage, { style, script }: PageParts): string {
  const replay = { ...given, statistics: toldStatistics(given) };
  const { tournament, game } = replay;
  return html`${makeHead({ title: `${tournament.name} – ${game.name}`, style, isScripted: true })}<body>
${headerOf(replay)}<main>
${game.turns.length === 0 ? html`<p class="notice">${typeset(describeNoTurn(game))}</p>\n` : playedOf(replay)}</main>
<footer>${tournament.lexicon.name}. Page faite par Raccord.</footer>
${game.turns.length === 0 ? '' : html`<script type="application/json" id="data">${dataOf({ steps: replaySteps(replay), values: VALUES })}</script>\n<script>\n${raw(script)}</script>\n`}</body>
</html>
`.toString();
}

/** JSON inside of a page: no sign in it can end the element that holds it. */
const dataOf = (value: unknown): Html => raw(JSON.stringify(value).replaceAll('<', '\\u003c'));

function headerOf({ tournament, game, ranking }: ReplayPage): Html {
  const about = [game.name, tournament.place, day(tournament.date)].filter((part) => part !== '').join(', ');
  const top = game.turns.at(-1)?.running ?? 0;
  const facts = [
    `Formule ${FORMULAS[game.formula].label}`,
    plural(game.turns.length, 'coup'),
    `top de ${plural(top, 'point')}`,
    plural(ranking.rows.length, 'joueur'),
  ];
  return html`<header>
<h1>${tournament.name}</h1>
<p>${raised(about)}</p>
<p>${facts.join(', ')}${game.isFinished ? '' : html` <strong>(partie en cours)</strong>`}.</p>
</header>
`;
}

function playedOf({ game, statistics, ranking }: ReplayPage): Html {
  const { head, rows } = makeTurns(
    game.turns,
    (turn) => html`<td class="n"><button type="button" aria-label="Coup ${turn}">${turn}</button></td>`,
  );
  return html`<noscript><p class="notice">Pour avancer coup par coup, ouvrez cette page dans un navigateur qui autorise JavaScript\u00a0; la feuille de la partie se lit sans lui.</p></noscript>
<section class="stage" aria-label="La partie, coup par coup">
<figure class="board">
${makeEmptyBoard()}<div class="controls" role="group" aria-label="Avancer dans la partie">
<button type="button" id="first" aria-label="Premier coup">⇤</button>
<button type="button" id="previous" aria-label="Coup précédent">←</button>
<input type="range" id="slider" aria-label="Coup" min="1" max="${game.turns.length}" value="1">
<button type="button" id="next" aria-label="Coup suivant">→</button>
<button type="button" id="last" aria-label="Dernier coup">⇥</button>
</div>
<p class="hint">Touches\u00a0: <kbd>←</kbd> <kbd>→</kbd> coup précédent, suivant\u00a0; <kbd>Début</kbd> <kbd>Fin</kbd> premier, dernier.</p>
</figure>
<div class="turn">
<div class="told" aria-live="polite" aria-atomic="true">
<h2 id="title"></h2>
<p class="rack" id="draw"></p>
<p class="solution"><b id="word"></b> <span id="reference"></span> <span id="score"></span></p>
<p class="soft" id="running"></p>
</div>
<div class="found">
<h3>Solutions du coup</h3>
<p class="soft" id="others"></p>
<table aria-label="Solutions du coup"><tbody id="solutions"></tbody></table>
</div>
</div>
<div class="scores">
<h3>Ce qu’ont fait les joueurs</h3>
<p class="soft" id="figures"></p>
<table aria-label="Joueurs par score"><tbody id="bars"></tbody></table>
</div>
<div class="scroll turns">
<table>
<caption>Feuille de la partie</caption>
${head}
<tbody id="turns">
${rows}</tbody>
</table>
</div>
</section>
<div class="more">
${statistics.turns.length === 0 ? '' : makeFigures(statistics)}${rankingOf(ranking)}</div>
`;
}

const rankingOf = ({ rows, provisional }: ReplayPage['ranking']): Html => html`<section>
<h2>Classement de la partie</h2>
${provisional ? html`<p class="notice">${describeProvisional(provisional.why)}</p>\n` : ''}${rows.length > MOST_PLAYERS ? html`<p class="soft">Les ${MOST_PLAYERS} premiers, sur ${plural(rows.length, 'joueur')}.</p>\n` : ''}<div class="scroll">
<table>
<thead><tr><th class="n" scope="col">Place</th><th scope="col">Nom</th><th class="n" scope="col">Score</th><th class="n" scope="col">Négatif</th><th class="n" scope="col">% du top</th></tr></thead>
<tbody>
${rows.slice(0, MOST_PLAYERS).map(rankingRow)}</tbody>
</table>
</div>
</section>
`;

const rankingRow = ({ rank, members, total, negative, percent: share }: ListedRankingRow): Html =>
  html`<tr><td class="n">${rank}</td><td>${nameOf(members)}</td><td class="n"><b>${number(total)}</b></td><td class="n">${number(negative)}</td><td class="n">${share === undefined ? '' : percent(share)}</td></tr>\n`;
