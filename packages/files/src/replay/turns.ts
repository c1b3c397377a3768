import { number } from '@raccord/french';
import { describeUnsolved } from '@raccord/tournament';
import { type Html, html } from '../html.ts';
import type { TurnToReplay } from './replay.ts';

const FIGURES: ReadonlySet<string> = new Set(['Coup', 'Points', 'Top', 'Cumul']);

/** The head and the rows of the sheet of a game; the top has its own column where something else was laid. */
export function makeTurns(turns: readonly TurnToReplay[], first: (turn: number) => Html) {
  const hasTop = turns.some(({ solution, top }) => solution !== undefined && solution.score !== top);
  const headings = ['Coup', 'Tirage', 'Solution', 'Réf.', 'Points', ...(hasTop ? ['Top'] : []), 'Cumul'].map(
    (heading) => html`<th scope="col"${FIGURES.has(heading) ? html` class="n"` : ''}>${heading}</th>`,
  );
  const rows = turns.map((turn) => html`<tr>${first(turn.number)}${cellsOf(turn, hasTop)}</tr>\n`);
  return { head: html`<thead><tr>${headings}</tr></thead>`, rows };
}

function cellsOf(turn: TurnToReplay, hasTop: boolean): Html {
  const { markedDraw, solution, running, top } = turn;
  const ofTop = hasTop ? html`<td class="n">${top === undefined ? '' : number(top)}</td>` : '';
  const told = solution
    ? html`<td class="letters"><b>${solution.word}</b></td><td>${solution.reference}</td><td class="n">${number(solution.score)}</td>${ofTop}<td class="n">${number(running)}</td>`
    : html`<td colspan="${hasTop ? 5 : 4}" class="soft">${describeUnsolved(turn)}</td>`;
  return html`<td class="letters">${markedDraw}</td>${told}`;
}
