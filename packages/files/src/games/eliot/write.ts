import { ALPHABET, accept, JOKER_MARK, makeReference, type Result, refuse } from '@raccord/scrabble';
import { escapeXml } from '../../escapexml.ts';
import type { FiledGame, FiledMove, FiledPlayer, FiledResult, FiledTurn } from '../game.ts';
import { variantsOf } from './formulas.ts';

/** Eliot refuses a game of another dictionary than its own, which it knows by its letters and its number of words. */
const LETTERS = [...ALPHABET, JOKER_MARK].join(' ');

/** A game as Eliot saves it, piece by piece. */
export function makeEliotGame(game: FiledGame): Result<Iterable<string>, 'unknown-formula'> {
  const variants = variantsOf(game.formula);
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
  for (const turn of turns) yield lines(...turnLines(turn));
  yield lines('    </History>', '</EliotGame>');
}

const playerLines = ({ name, table }: FiledPlayer, id: number): string[] => [
  `        <Player id="${id}">`,
  `            <Name>${escapeXml(name)}</Name>`,
  '            <Type>human</Type>',
  ...(table === undefined ? [] : [`            <TableNb>${table}</TableNb>`]),
  '        </Player>',
];

function turnLines({ drawText, word, start, score, results }: FiledTurn): string[] {
  const draw = escapeXml(drawText);
  const laid: FiledMove = { kind: 'valid', word, reference: makeReference(start), points: score };
  // Some versions ask who laid the move of the game, and heed nothing but that somebody did.
  const [first] = results;
  return [
    '        <Turn>',
    `            <GameRack>${draw}</GameRack>`,
    ...results.map(({ player }) => `            <PlayerRack playerId="${player}">${draw}</PlayerRack>`),
    `            <MasterMove${moveAttributes(laid)} />`,
    ...results.map(({ player, move }) => `            <PlayerMove playerId="${player}"${moveAttributes(move)} />`),
    ...results.flatMap(eventLines),
    `            <GameMove${first ? ` playerId="${first.player}"` : ''}${moveAttributes(laid)} />`,
    '        </Turn>',
  ];
}

const eventLines = ({ player, warnings, penalties, solo }: FiledResult): string[] => [
  ...Array.from({ length: warnings }, () => `            <Warning playerId="${player}" />`),
  ...penalties.map((points) => `            <Penalty playerId="${player}" points="${points}" />`),
  ...(solo === 0 ? [] : [`            <Solo playerId="${player}" points="${solo}" />`]),
];

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
