import type { Seen } from '@raccord/contract';
import { number, plural, typeset } from '@raccord/french';
import {
  describeBonus,
  describeDetails,
  describeOutcome,
  describeProvisional,
  describeRanked,
  describeSlip,
  describeWarnings,
  nameOf,
} from '@raccord/tournament';
import { type Html, html, raised } from '../html.ts';
import type { TurnToReplay } from '../replay/replay.ts';
import { framed } from './frame.ts';
import type { Addresses, Site } from './site.ts';

type Sheet = Seen<'seeSheet'>;
type Line = Sheet['lines'][number];

/** What a player wrote and got, turn by turn. */
export const makePlayerPage = (site: Site, sheet: Sheet, addresses: Addresses): Iterable<string> => {
  const path = addresses.ofPlayer(sheet.entrant) ?? '';
  return framed(addresses.frame, { title: nameOf(sheet.members), path }, contentOf(site, sheet));
};

function* contentOf({ tournament, games }: Site, { entrant, members, lines }: Sheet): Generator<Html> {
  const about = describeDetails(members);
  if (about !== '') yield html`<p>${about}</p>\n`;
  if (lines.length === 0) yield html`<p class="notice">Aucun coup n’est encore à montrer.</p>\n`;
  for (const { id, name } of tournament.games) {
    const own = lines.filter(({ game }) => game === id);
    if (own.length === 0) continue;
    const played = games.find(({ game }) => game.id === id);
    const { rows = [], provisional } = played?.ranking?.ranking ?? {};
    const standing = rows.find((row) => row.entrant === entrant);
    yield html`<section>\n<h2>${name}</h2>\n${standing ? html`<p>${raised(`${describeRanked(standing)}.`)}</p>\n` : ''}`;
    if (standing && provisional) yield html`<p class="notice">${describeProvisional(provisional.why)}</p>\n`;
    yield tableOf(name, own, new Map(played?.game.turns.map((turn) => [turn.number, turn])));
    yield html`</section>\n`;
  }
}

const COLUMNS = [
  { heading: 'Coup', isFigure: true },
  { heading: 'Tirage', isSpare: true },
  { heading: 'Solution', isSpare: true },
  { heading: 'Bulletin' },
  { heading: 'Résultat' },
  { heading: 'Points', isFigure: true },
  { heading: 'Cumul', isFigure: true },
  { heading: 'Place', isFigure: true },
] as const satisfies readonly { readonly heading: string; readonly isFigure?: true; readonly isSpare?: true }[];

function tableOf(name: string, lines: readonly Line[], turns: ReadonlyMap<number, TurnToReplay>): Html {
  const headings = COLUMNS.map((column) => html`<th scope="col"${classOf(column)}>${column.heading}</th>`);
  return html`<div class="scroll" role="region" aria-label="Coups de ${name}" tabindex="0">
<table class="sheet">
<thead><tr>${headings}</tr></thead>
${lines.map((line) => bodyOf(line, turns.get(line.turn)))}</table>
</div>
`;
}

const classOf = (column: (typeof COLUMNS)[number]): Html | undefined =>
  'isFigure' in column ? html` class="n"` : 'isSpare' in column ? html` class="spare"` : undefined;

function bodyOf(line: Line, turn: TurnToReplay | undefined): Html {
  const { slip } = line;
  const solution = turn?.solution;
  const cells = [
    html`<th scope="row" class="n">${number(line.turn)}</th>`,
    html`<td class="spare letters">${turn?.draw ?? ''}</td>`,
    html`<td class="spare">${solution ? `${solution.word.toUpperCase()} ${solution.reference} ${number(solution.score)}` : ''}</td>`,
    html`<td>${slip ? typeset(describeSlip(slip)) : ''}</td>`,
    html`<td>${outcomeOf(line, turn?.top)}</td>`,
    html`<td class="n">${number(line.points)}</td>`,
    html`<td class="n">${number(line.running)}</td>`,
    html`<td class="n">${line.rank === undefined ? '' : number(line.rank)}</td>`,
  ];
  const why = line.reasons.map(({ text, citation }) => html`<li>${text} <cite>${citation}</cite></li>`);
  const reasons =
    why.length === 0
      ? ''
      : html`<tr class="reasons"><td></td><td colspan="${COLUMNS.length - 1}"><ul>${why}</ul></td></tr>\n`;
  return html`<tbody>\n<tr>${cells}</tr>\n${reasons}</tbody>\n`;
}

/** « Top », « Accepté, pénalité de 5 points, avertissement ». */
function outcomeOf(line: Line, top?: number): string {
  const { isProvisional, penalty, warnings, solo, bonus } = line;
  return [
    describeOutcome(line, top),
    ...(isProvisional ? ['provisoire'] : []),
    ...(penalty > 0 ? [`pénalité de ${plural(penalty, 'point')}`] : []),
    ...(warnings > 0 ? [describeWarnings(warnings)] : []),
    ...(solo === 'given' ? [`solo, ${describeBonus(bonus)}`] : []),
  ].join(', ');
}
