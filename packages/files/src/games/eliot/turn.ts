import { accept, readTurn, refuse } from '@raccord/scrabble';
import type { XmlElement } from '../../reading/xml.ts';
import type { FiledMove, FiledResult, FiledTurn } from '../game.ts';
import { fault, type PlayerIds, playerIdOf } from './elements.ts';
import { DONE, type EliotReading, NO_MOVE, readMove, readPoints } from './move.ts';

const MOST_WARNINGS = 20;

type Writable<T> = { -readonly [Key in keyof T]: T[Key] };
type OpenResult = Writable<FiledResult> & { readonly penalties: number[] };

/** A turn as it stands in the file. */
export interface EliotTurn {
  /** Where it begins. */
  readonly line: number;
  readonly isDrawn: boolean;
  /** Undefined when nothing was laid. */
  readonly played: FiledTurn | undefined;
  readonly results: readonly FiledResult[];
}

/**
 * Reads what Eliot calls a turn. Of several racks or master moves, the last one counts; but a rack after the move of the game begins
 * another turn: the game was saved, loaded and gone on with.
 */
export function readEliotTurns(element: XmlElement, ids: PlayerIds): EliotReading<EliotTurn[]> {
  const readers = [new TurnReader(ids, element.line)];
  for (const child of element.children) {
    if (child.name === 'GameRack' && readers[readers.length - 1].isLaid) readers.push(new TurnReader(ids, child.line));
    const taken = readers[readers.length - 1].take(child);
    if (!taken.ok) return taken;
  }
  const turns: EliotTurn[] = [];
  for (const reader of readers) {
    const turn = reader.turn();
    if (!turn.ok) return turn;
    turns.push(turn.value);
  }
  return accept(turns);
}

class TurnReader {
  readonly #ids: PlayerIds;
  readonly #line: number;
  readonly #results = new Map<number, OpenResult>();
  #rack: string | undefined;
  #playerRack: string | undefined;
  #master: FiledMove | undefined;
  #laid: FiledMove | undefined;

  constructor(ids: PlayerIds, line: number) {
    this.#ids = ids;
    this.#line = line;
  }

  get isLaid(): boolean {
    return this.#laid !== undefined;
  }

  take(element: XmlElement): EliotReading<void> {
    switch (element.name) {
      case 'GameRack':
        this.#rack = element.text.trim();
        return DONE;
      case 'PlayerRack':
        this.#playerRack ??= element.text.trim();
        return DONE;
      case 'MasterMove':
        return readMove(element, (move) => {
          this.#master = move;
        });
      case 'GameMove':
        return readMove(element, (move) => {
          this.#laid = move;
        });
      case 'PlayerMove':
        return this.#ofPlayer(element, (result) =>
          readMove(element, (move) => {
            result.move = move;
          }),
        );
      case 'Warning':
        return this.#ofPlayer(element, (result) => {
          result.warnings++;
          return result.warnings <= MOST_WARNINGS
            ? DONE
            : fault(element, `plus de ${MOST_WARNINGS} avertissements sur un coup.`);
        });
      case 'Penalty':
        return this.#ofPlayer(element, (result) => readPoints(element, (points) => result.penalties.push(points)));
      case 'Solo':
        return this.#ofPlayer(element, (result) =>
          readPoints(
            element,
            (points) => {
              result.solo += points;
            },
            0,
          ),
        );
      default:
        return DONE;
    }
  }

  #ofPlayer(element: XmlElement, note: (result: OpenResult) => EliotReading<void>): EliotReading<void> {
    const id = playerIdOf(element.attributes);
    const player = this.#ids.get(id);
    if (player === undefined) return fault(element, `joueur « ${id} » inconnu : la liste des joueurs ne l’a pas.`);
    const known = this.#results.get(player);
    const result = known ?? { player, move: NO_MOVE, warnings: 0, penalties: [], solo: 0 };
    if (!known) this.#results.set(player, result);
    return note(result);
  }

  turn(): EliotReading<EliotTurn> {
    const line = this.#line;
    const isDrawn = this.#rack !== undefined;
    const results = [...this.#results.values()].sort((a, b) => a.player - b.player);
    const laid = this.#laid?.kind === 'valid' ? this.#laid : this.#master;
    if (laid?.kind !== 'valid') return accept({ line, isDrawn, played: undefined, results });
    const draw = this.#rack ?? this.#playerRack;
    if (draw === undefined) return fault({ line }, 'ce coup n’a pas de tirage (GameRack).');
    const { word, reference, points } = laid;
    const read = readTurn({ draw, word, reference, score: String(points) }, line);
    if (!read.ok) return refuse('game-line', read.fault.text);
    return accept({ line, isDrawn, played: { ...read.value, results }, results });
  }
}
