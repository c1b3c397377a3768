import type { AppealSubject, EventBody } from './events.ts';

export type OfSubject<About extends AppealSubject['about']> = Extract<AppealSubject, { readonly about: About }>;

/** What an appeal is against, out of data that say more. */
export function subjectOf(data: AppealSubject): AppealSubject {
  switch (data.about) {
    case 'slip':
    case 'warning':
      return { about: data.about, game: data.game, turn: data.turn, entrant: data.entrant };
    case 'draw':
    case 'solution':
      return { about: data.about, game: data.game, turn: data.turn };
    case 'cancellation': {
      const { about, game, turn, centre } = data;
      return { about, game, turn, ...(centre === undefined ? {} : { centre }) };
    }
    case 'lateness':
      return { about: data.about, game: data.game, entrant: data.entrant };
    case 'end':
      return { about: data.about, game: data.game };
    case 'exclusion':
      return { about: data.about, entrant: data.entrant };
  }
}

export const subjectName = (subject: AppealSubject): string => Object.values(subjectOf(subject)).join('/');

/** What an event decided that may be appealed against, where it says so by itself. */
export function decidedBy({ type, data }: EventBody): AppealSubject | undefined {
  switch (type) {
    case 'draw-made':
    case 'draw-corrected':
      return { about: 'draw', game: data.game, turn: data.turn };
    case 'solution-laid':
      return { about: 'solution', game: data.game, turn: data.turn };
    case 'turn-cancelled': {
      const { game, turn, centre } = data;
      return { about: 'cancellation', game, turn, ...(centre === undefined ? {} : { centre }) };
    }
    case 'warning-given':
      return { about: 'warning', game: data.game, turn: data.turn, entrant: data.entrant };
    case 'game-finished':
      return { about: 'end', game: data.game };
    case 'entrant-excluded':
      return { about: 'exclusion', entrant: data.entrant };
    default:
      return undefined;
  }
}
