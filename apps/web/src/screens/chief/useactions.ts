import type { DrawSource } from '@raccord/tournament';
import { allowSound } from '../../clock/signals.ts';
import type { Move } from '../../solutions/move.ts';
import { useConduct } from './useconduct.ts';

/** What the chief referee does with a turn. A key pressed while the last one is on its way does nothing. */
export function useActions() {
  const { command, game, turn, centre } = useConduct();
  const at = (number = turn?.number ?? 1) => ({ game: game.id, turn: number, centre });
  const send: typeof command.send = async (type, data) => {
    allowSound();
    return !command.isBusy && command.send(type, data);
  };
  return {
    draw: (source: DrawSource) => send('make-draw', { game: game.id, source }),
    reject: (letters: string) => send('reject-draw', { game: game.id, letters }),
    start: (number?: number) => send('start-clock', at(number)),
    pause: () => send('pause-clock', at()),
    resume: () => send('resume-clock', at()),
    announce: () => send('end-turn', at()),
    lay: ({ word, reference }: Move) =>
      send('lay-solution', { game: game.id, turn: turn?.number ?? 1, word, reference }),
    close: (number: number, where: string) => send('close-turn', { game: game.id, turn: number, centre: where }),
  };
}
