import { number } from '@raccord/french';
import { type Formula, makeDraw } from '@raccord/scrabble';
import type { TurnOnScreen } from '../game.ts';
import { counted } from '../text.ts';
import { boardLines, premiumLegend } from './board.ts';
import { beside, table } from './layout.ts';
import type { Terminal } from './screen.ts';
import { solutionTable, squaresLaid } from './solutions.ts';

const RULE_WIDTH = 80;

export const gameTitle = ({ paint }: Terminal, formula: Formula, seed: number): string =>
  paint('strong', `Partie ${formula.label}, graine ${seed}`);

/** One turn: the board with the top on it and, beside it, what there is to know. */
export function turnLines(screen: Terminal, played: TurnOnScreen): string[] {
  const { turn, draw, top, found, total, before, after, leftover } = played;
  const { paint, width } = screen;
  const fact = (label: string, text: string) => `${paint('faint', label.padEnd(10))}${text}`;
  const panel = [
    '',
    fact('Tirage', paint('strong', draw)),
    '',
    fact('Top', paint('good', top.word)),
    fact('', `en ${top.reference}, ${counted(top.score, 'point')}`),
    fact('Tops', number(found.topCount)),
    fact('Solutions', number(found.count)),
    fact('Cumul', paint('strong', counted(total, 'point'))),
    fact('Reliquat', makeDraw(leftover) || 'aucun'),
    '',
    ...solutionTable(screen, found.best),
  ];
  const title = `── Coup ${turn} `;
  const rule = '─'.repeat(Math.max(0, Math.min(width, RULE_WIDTH) - title.length));
  const drawing = boardLines(screen, after, { laid: squaresLaid(before, top) });
  return ['', paint('faint', title + rule), '', ...beside(drawing, panel, width)];
}

/** The whole game once more, in a table under its last board. */
export function gameEndLines(screen: Terminal, turns: readonly TurnOnScreen[]): string[] {
  const { paint } = screen;
  const rows = turns.map(({ turn, draw, top, found, total }) => [
    String(turn),
    draw,
    top.word,
    top.reference,
    String(top.score),
    number(total),
    number(found.count),
    number(found.topCount),
  ]);
  const columns = [
    { title: 'n°', align: 'right' },
    { title: 'tirage' },
    { title: 'mot' },
    { title: 'réf.' },
    { title: 'points', align: 'right' },
    { title: 'cumul', align: 'right' },
    { title: 'solutions', align: 'right' },
    { title: 'tops', align: 'right' },
  ] as const;
  const last = turns.at(-1);
  return [
    '',
    paint('strong', 'La partie est finie.'),
    '',
    ...(last ? boardLines(screen, last.after) : []),
    '',
    premiumLegend(screen),
    '',
    ...table(columns, rows, (text) => paint('faint', text)),
    '',
    `Total : ${paint('strong', counted(last?.total ?? 0, 'point'))} en ${counted(turns.length, 'coup')}.`,
  ];
}
