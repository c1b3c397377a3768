import type { HallView } from '../../server/answers.ts';
import { texts } from '../../texts/index.ts';
import { secondTexts } from '../../texts/second.ts';

/** A turn of a game, as one text: `3 g`. */
export type TurnName = `${number} ${string}`;

export const makeTurnName = (game: string, turn: number): TurnName => `${turn} ${game}`;

export function readTurnName(name: TurnName): { readonly game: string; readonly turn: number } {
  const space = name.indexOf(' ');
  return { turn: Number(name.slice(0, space)), game: name.slice(space + 1) };
}

/** The turns played so far, to choose one, the last one first. */
export const turnOptions = ({ games }: Pick<HallView, 'games'>) =>
  games
    .flatMap(({ id, name, turns }) =>
      Array.from({ length: turns }, (_, index) => ({
        value: makeTurnName(id, index + 1),
        label: games.length > 1 ? secondTexts.gameTurn(name, index + 1) : texts.common.turn(index + 1),
      })),
    )
    .reverse();
