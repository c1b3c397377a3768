import type { EventType, RecordedEvent, SlipKey, TurnAtCentre, TurnKey } from '../events.ts';

/** What cannot be taken back: a link, for one, is revoked. */
export const LASTING: ReadonlySet<EventType> = new Set([
  'tournament-created',
  'screens-directed',
  'names-erased',
  'links-made',
  'links-revoked',
  'action-undone',
  'action-redone',
]);

/** What an event sets and what it relies on, as paths: `game/1/turn/3/entrant/7`. */
export interface Touches {
  readonly writes: readonly string[];
  readonly reads: readonly string[];
}

const turnPath = ({ game, turn }: TurnKey): string => `game/${game}/turn/${turn}`;
const clockPath = (key: TurnAtCentre): string => `${turnPath(key)}/centre/${key.centre}/clock`;
const slipPath = (key: TurnKey, entrant: string): string => `${turnPath(key)}/entrant/${entrant}`;
/** Draws, solutions and the end of a game follow one another. */
const progressPath = (game: string): string => `game/${game}/progress`;

const writes = (...paths: readonly string[]): Touches => ({ writes: paths, reads: [] });

const ofSlip = (key: SlipKey): Touches => ofSlips(key, [key.entrant]);

const ofSlips = (key: TurnKey, entrants: readonly string[]): Touches => ({
  writes: entrants.map((entrant) => slipPath(key, entrant)),
  reads: [`${turnPath(key)}/draw`, ...entrants.map((entrant) => `entrant/${entrant}/presence`)],
});

export function touches(event: RecordedEvent): Touches {
  switch (event.type) {
    case 'tournament-created':
      return writes('charter');
    case 'tournament-described':
      return writes('description');
    case 'centre-added':
      return writes(`centre/${event.data.id}`);
    case 'entrants-registered': {
      const { entrants } = event.data;
      return {
        writes: entrants.map(({ id }) => `entrant/${id}`),
        reads: [...new Set(entrants.map(({ centre }) => `centre/${centre}`))],
      };
    }
    case 'entrant-amended':
      return writes(`entrant/${event.data.entrant}/members`);
    case 'entrant-removed':
      return writes(`entrant/${event.data.entrant}`);
    case 'entrant-seated':
      return { writes: [`entrant/${event.data.entrant}/seat`], reads: [`centre/${event.data.centre}`] };
    case 'entrant-arrived':
    case 'entrant-left':
    case 'entrant-excluded':
    case 'entrant-reinstated':
      return writes(`entrant/${event.data.entrant}/presence`);
    case 'team-formed':
      return { writes: [`team/${event.data.id}`], reads: event.data.entrants.map((id) => `entrant/${id}`) };
    case 'official-appointed':
      return { writes: [`official/${event.data.id}`], reads: [`centre/${event.data.centre}`] };
    case 'tables-assigned':
      return writes('tables', `official/${event.data.official}/tables`);
    case 'commission-composed':
      return writes('commission');
    case 'screens-directed':
      return writes('screens');
    case 'publication-chosen':
      return writes('publication');
    case 'names-withheld':
      return writes(...event.data.entrants.map((id) => `entrant/${id}/published`));
    case 'links-made':
    case 'links-revoked':
      return writes(...event.data.links.map(({ id }) => `link/${id}`));
    case 'game-planned':
      return {
        writes: [`game/${event.data.id}`, 'plan'],
        reads: (event.data.entrants ?? []).map((id) => `entrant/${id}`),
      };
    case 'game-cancelled':
    case 'game-finished':
      return writes(progressPath(event.data.game));
    case 'prepared-game-attached':
    case 'prepared-game-opened':
      return writes(`game/${event.data.game}/prepared`);
    case 'draw-rejected':
      return writes(progressPath(event.data.game));
    case 'draw-made': {
      const { game, source } = event.data;
      const reads = source.kind === 'prepared' ? [`game/${game}/prepared`] : [];
      return { writes: [turnPath(event.data), progressPath(game)], reads };
    }
    case 'draw-corrected':
      return writes(`${turnPath(event.data)}/draw`);
    case 'clock-started':
    case 'clock-paused':
    case 'clock-resumed':
      return { writes: [clockPath(event.data)], reads: [`${turnPath(event.data)}/draw`] };
    case 'turn-ended':
      return {
        writes: [clockPath(event.data), `${turnPath(event.data)}/ended`],
        reads: [`${turnPath(event.data)}/draw`],
      };
    case 'turn-closed':
      return writes(`${clockPath(event.data)}/closed`);
    case 'turn-cancelled': {
      const { game, turn, centre } = event.data;
      return centre === undefined
        ? writes(turnPath(event.data), progressPath(game))
        : writes(`${clockPath({ game, turn, centre })}/cancelled`);
    }
    case 'solution-chosen':
      return { writes: [`${turnPath(event.data)}/chosen`], reads: [`${turnPath(event.data)}/draw`] };
    case 'solution-laid':
      return {
        writes: [`${turnPath(event.data)}/solution`, progressPath(event.data.game)],
        reads: [`${turnPath(event.data)}/ended`],
      };
    case 'turns-corrected': {
      const { game, turns, cancelled } = event.data;
      return writes(
        progressPath(game),
        ...turns.flatMap(({ turn, slips }) => [
          `${turnPath({ game, turn })}/solution`,
          ...(slips ? [`${turnPath({ game, turn })}/draw`] : []),
        ]),
        ...cancelled.map((turn) => turnPath({ game, turn })),
      );
    }
    case 'slips-recorded':
      return ofSlips(
        event.data,
        event.data.slips.map(({ entrant }) => entrant),
      );
    case 'slip-corrected':
    case 'slip-referred':
    case 'slip-confirmed':
    case 'appeal-filed':
    case 'slip-ruled':
    case 'ruling-withdrawn':
    case 'warning-given':
    case 'correction-delivered':
      return ofSlip(event.data);
    case 'corrections-printed':
      // A slip may be put right or taken back after it was printed: another one is then due.
      return {
        writes: event.data.slips.map((key) => `printed/${slipPath(key, key.entrant)}`),
        reads: [...new Set(event.data.slips.map((key) => `${turnPath(key)}/draw`))],
      };
    case 'names-erased':
    case 'action-undone':
    case 'action-redone':
      return writes();
  }
}

/** The paths that something has set, to be asked whether an event relies on one of them. */
export class SetPaths {
  readonly #paths = new Set<string>();

  constructor(...brought: readonly Touches[]) {
    for (const touched of brought) this.add(touched);
  }

  add({ writes }: Touches): void {
    for (const path of writes) this.#paths.add(path);
  }

  isReliedOnBy({ writes, reads }: Touches): boolean {
    return [...writes, ...reads].some((path) => this.#has(path));
  }

  /** The path itself, or one that it is under. */
  #has(path: string): boolean {
    for (let end = path.length; end > 0; end = path.lastIndexOf('/', end - 1)) {
      if (this.#paths.has(path.slice(0, end))) return true;
    }
    return false;
  }
}
