import { readFileSync } from 'node:fs';
import { type Result, unwrap } from '@raccord/scrabble';
import { type FiledGame, totalOf } from '../game.ts';
import { readGame } from '../read.ts';

export const fileNamed = (name: string): Buffer => readFileSync(new URL(`../testdata/${name}`, import.meta.url));

/** A file of testdata as a text: the federal export is in windows-1252. */
export const textOf = (name: string): string =>
  new TextDecoder(name.endsWith('.xml') ? 'utf-8' : 'latin1').decode(fileNamed(name));

export const gameIn = (name: string): FiledGame => unwrap(readGame(textOf(name)));

export const refusal = (result: Result<unknown>): string =>
  result.ok ? 'accepted' : `${result.fault.code}: ${result.fault.text}`;

/** The total of each player. */
export const totalsOf = ({ players, turns }: FiledGame): number[] =>
  players.map((_, player) =>
    turns
      .flatMap(({ results }) => results.filter((result) => result.player === player))
      .reduce((sum, result) => sum + totalOf(result), 0),
  );
