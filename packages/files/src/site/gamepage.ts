import { plural, typeset } from '@raccord/french';
import { boardAfter, FORMULAS } from '@raccord/scrabble';
import { describeNoTurn, describeRhythm, END_SENTENCES } from '@raccord/tournament';
import { type Html, html } from '../html.ts';
import { makeStandingBoard } from '../replay/board.ts';
import { makeFigures } from '../replay/figures.ts';
import { type GameToReplay, type TurnToReplay, toldStatistics } from '../replay/replay.ts';
import { makeTurns } from '../replay/turns.ts';
import { makeRankingSection } from '../results/page.ts';
import { framed } from './frame.ts';
import type { Addresses, Site, SiteGame } from './site.ts';

/** A game: its board, its turns, its figures, its ranking. */
export const makeGamePage = (site: Site, played: SiteGame, addresses: Addresses): Iterable<string> => {
  const { id, name } = played.game;
  const path = addresses.ofGame(id) ?? '';
  return framed(addresses.frame, { title: name, path }, contentOf(site, played, addresses));
};

function* contentOf(site: Site, { game, statistics, ranking }: SiteGame, { ofRanked }: Addresses): Generator<Html> {
  yield html`<p>${factsOf(game)}</p>\n`;
  if (game.cause) yield html`<p class="notice">${typeset(END_SENTENCES[game.cause])}</p>\n`;
  const last = game.turns.findLast(({ solution }) => solution !== undefined) ?? game.turns.at(-1);
  if (last) {
    yield html`<section class="played">\n<h2>Feuille de la partie</h2>\n<figure class="board">\n${boardOf(game, last)}</figure>\n`;
    yield html`${turnsOf(game.turns)}</section>\n`;
    yield html`<div class="more">\n${makeFigures(toldStatistics({ game, statistics }))}</div>\n`;
  } else yield html`<p class="notice">${typeset(describeNoTurn(game))}</p>\n`;
  if (ranking) {
    yield* makeRankingSection({ tournament: site.tournament, rankings: [ranking] }, ranking, 'classement', ofRanked);
  }
}

function factsOf(game: GameToReplay): string {
  const top = game.turns.at(-1)?.running ?? 0;
  const played = game.turns.length === 0 ? [] : [plural(game.turns.length, 'coup'), `top de ${plural(top, 'point')}`];
  const state = game.isFinished ? [] : ['partie en cours'];
  return [`Formule ${FORMULAS[game.formula].label}`, describeRhythm(game.rhythm), ...played, ...state].join(', ');
}

function boardOf(game: GameToReplay, last: TurnToReplay): Html {
  const { lines } = boardAfter(last, game.formula);
  const label = last.solution ? `Grille après le coup ${last.number}` : `Grille avant le coup ${last.number}`;
  const words = game.turns.flatMap(({ solution }) =>
    solution ? [`${solution.word.toUpperCase()} ${solution.reference}`] : [],
  );
  return html`${makeStandingBoard(lines, words.length === 0 ? label : `${label} : ${words.join(', ')}`)}<figcaption>${label}</figcaption>\n`;
}

function turnsOf(turns: readonly TurnToReplay[]): Html {
  const { head, rows } = makeTurns(turns, (turn) => html`<th scope="row" class="n">${turn}</th>`);
  return html`<div class="scroll turns" role="region" aria-label="Coups de la partie" tabindex="0">
<table>
${head}
<tbody>
${rows}</tbody>
</table>
</div>
`;
}
