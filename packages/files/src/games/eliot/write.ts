import { ALPHABET, accept, JOKER_MARK, makeReference, type Result, refuse } from '@raccord/scrabble';
import { escapeXml } from '../../escapexml.ts';
import type { FiledGame, FiledMove, FiledPlayer, FiledResult, FiledTurn } from '../game.ts';
import { idAttributes } from './elements.ts';
import { eliotVariants } from './formulas.ts';
import { sumsOf } from './statistics.ts';
import { withoutWarningCosts } from './warnings.ts';

/** Eliot refuses a game of another dictionary than its own, which it knows by its letters and its number of words. */
const LETTERS = [...ALPHABET, JOKER_MARK].join(' ');

/** A game as Eliot saves it, piece by piece. */
export function makeEliotGame(game: FiledGame): Result<Iterable<string>, 'unknown-formula'> {
  const variants = eliotVariants(game.formula);
  if (!variants) {
    return refuse(
      'unknown-formula',
      `Eliot ne joue pas la formule ${game.formula.label} : demandez plutôt la feuille de partie (txt).`,
    );
  }
  return accept(piecesOf(game, variants));
}

function* piecesOf({ players, turns, dictionary }: FiledGame, variants: readonly string[]): Generator<string> {
  yield lines(
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<EliotGame format="2">',
    '    <Dictionary>',
    `        <Name>${escapeXml(dictionary?.name ?? '')}</Name>`,
    '        <Type>dawg</Type>',
    `        <Letters>${LETTERS}</Letters>`,
    ...(dictionary?.words === undefined ? [] : [`        <WordNb>${dictionary.words}</WordNb>`]),
    '    </Dictionary>',
    '    <Game>',
    '        <Mode>arbitration</Mode>',
    ...variants.map((variant) => `        <Variant>${variant}</Variant>`),
    ...players.flatMap(playerLines),
    `        <Turns>${turns.length}</Turns>`,
    '    </Game>',
    '    <History>',
  );
  for (const turn of withoutWarningCosts(turns)) yield lines(...turnLines(turn, players.length));
  yield lines('    </History>', ...statisticsLines({ players, turns }), '</EliotGame>');
}

const playerLines = ({ name, table }: FiledPlayer, id: number): string[] => [
  `        <Player id="${id}">`,
  `            <Name>${escapeXml(name)}</Name>`,
  '            <Type>human</Type>',
  ...(table === undefined ? [] : [`            <TableNb>${table}</TableNb>`]),
  '        </Player>',
];

function turnLines({ drawText, word, start, score, results }: FiledTurn, players: number): string[] {
  const draw = escapeXml(drawText);
  const laid: FiledMove = { kind: 'valid', word, reference: makeReference(start), points: score };
  // Some versions ask who laid the move of the game, and heed nothing but that somebody did.
  const layer = players > 0 ? idAttributes(results[0]?.player ?? 0) : '';
  return [
    '        <Turn>',
    `            <GameRack>${draw}</GameRack>`,
    ...Array.from({ length: players }, (_, id) => `            <PlayerRack${idAttributes(id)}>${draw}</PlayerRack>`),
    `            <MasterMove${moveAttributes(laid)} />`,
    ...results.map(({ player, move }) => `            <PlayerMove${idAttributes(player)}${moveAttributes(move)} />`),
    ...results.flatMap(eventLines),
    `            <GameMove${layer}${moveAttributes(laid)} />`,
    '        </Turn>',
  ];
}

const eventLines = ({ player, warnings, penalties, solo }: FiledResult): string[] => [
  ...Array.from({ length: warnings }, () => `            <Warning${idAttributes(player)} />`),
  ...penalties.map((points) => `            <Penalty${idAttributes(player)} points="${points}" />`),
  ...(solo === 0 ? [] : [`            <Solo${idAttributes(player)} points="${solo}" />`]),
];

/** What everybody has at the end: Eliot adds it up again, scripts read it. */
function statisticsLines(game: Pick<FiledGame, 'players' | 'turns'>): string[] {
  const top = game.turns.reduce((sum, { score }) => sum + score, 0);
  const all = sumsOf(game);
  const totals = all.map(({ total }) => total).sort((a, b) => b - a);
  const ranks = new Map(totals.map((total, index) => [total, index + 1] as const).reverse());
  return [
    '    <Statistics>',
    `        <GameStats totalScore="${top}" />`,
    ...all.flatMap(({ raw, warnings, penalties, solos, total }, player) => [
      `        <PlayerStats${idAttributes(player)}`,
      `             rawScore="${raw}" warningsNb="${warnings}" penaltiesPoints="${penalties}" solosPoints="${solos}"`,
      `             totalScore="${total}" diffWithTop="${total - top}" percentTop="${percentOf(total, top)}%" rank="${ranks.get(total)}" />`,
    ]),
    '    </Statistics>',
  ];
}

const percentOf = (total: number, top: number): number => (top === 0 ? 0 : Math.round((100 * total) / top));

function moveAttributes(move: FiledMove): string {
  switch (move.kind) {
    case 'valid':
      return ` points="${move.points}" type="valid" word="${move.word}" coord="${move.reference}"`;
    case 'invalid':
      return ` points="0" type="invalid" word="${escapeXml(move.word)}" coord="${escapeXml(move.reference)}"`;
    case 'none':
      return ' points="0" type="none"';
  }
}

const lines = (...all: readonly string[]): string => `${all.join('\n')}\n`;
