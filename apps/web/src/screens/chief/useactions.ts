import { type DrawSource, hashPosition } from '@raccord/tournament';
import { allowSound } from '../../clock/signals.ts';
import type { GameTurn } from '../../server/answers.ts';
import type { SolutionMove } from '../../solutions/move.ts';
import { useConduct } from './useconduct.ts';

type Shown = Pick<GameTurn, 'draw' | 'board' | 'solution'>;

/** What an action on a turn is decided on: its letters and its board, as they are shown. */
export const basisOfTurn = (turn: Shown | undefined): string | undefined =>
  turn && hashPosition(turn.draw, turn.board.join('\n'));

/** The same, for a first solution; one that is laid instead of another goes by what everybody sees. */
export const basisOfLaying = (turn: Shown | undefined): string | undefined =>
  turn?.solution ? undefined : basisOfTurn(turn);

/** What the chief referee does with a turn. A key pressed while the last one is on its way does nothing. */
export function useActions() {
  const { command, game, turn, centre, before, sheet } = useConduct();
  const at = (number = turn?.number ?? 1) => ({ game: game.id, turn: number, centre });
  const send: typeof command.send = async (type, data, basis) => {
    allowSound();
    return !command.isBusy && command.send(type, data, basis);
  };
  const on = (number = turn?.number ?? 1) => basisOfTurn(sheet.find((one) => one.number === number));
  return {
    draw: (source: DrawSource) => send('make-draw', { game: game.id, turn: before.number, source }),
    reject: (letters: string) => send('reject-draw', { game: game.id, letters }),
    start: (number?: number) => send('start-clock', at(number), on(number)),
    pause: () => send('pause-clock', at(), on()),
    resume: () => send('resume-clock', at(), on()),
    announce: () => send('end-turn', at(), on()),
    lay: ({ word, reference }: SolutionMove) =>
      send('lay-solution', { game: game.id, turn: turn?.number ?? 1, word, reference }, basisOfLaying(sheet.at(-1))),
    close: (number: number, where: string) =>
      send('close-turn', { game: game.id, turn: number, centre: where }, on(number)),
  };
}
