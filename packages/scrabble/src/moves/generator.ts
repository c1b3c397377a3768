import type { Board } from '../board.ts';
import type { Formula } from '../formula.ts';
import { VALUES } from '../letters.ts';
import type { SearchGraph } from '../lexicon/searchgraph.ts';
import { LETTER_MULTIPLIERS, WORD_MULTIPLIERS } from '../premiums.ts';
import { compile, instantiate, type Module } from '../webassembly.ts';
import { GENERATOR_CODE } from './generatorcode.ts';
import { MoveRoom } from './room.ts';

/** Finds every move of a position and leaves it in `room`; `counts` has the draw by letter, jokers (0 to 2) last. */
type Generate = (
  board: Board,
  counts: ArrayLike<number>,
  formula: Pick<Formula, 'maxLaid' | 'bonus'>,
  room: MoveRoom,
) => void;

/** The generator of a graph. The first call makes it, and it then lives as long as the graph. */
export function generatorOf(graph: SearchGraph): Generate {
  let generate = generators.get(graph);
  if (!generate) {
    generate = createGenerator(graph);
    generators.set(graph, generate);
  }
  return generate;
}

const generators = new WeakMap<SearchGraph, Generate>();

/** What assembly/index.ts exports: where each thing stands in the memory, and the search itself. */
interface Program {
  readonly VALUES: Address;
  readonly LETTER_MULTIPLIERS: Address;
  readonly WORD_MULTIPLIERS: Address;
  readonly BOARD: Address;
  readonly IN_HAND: Address;
  readonly BONUSES: Address;
  readonly PLACEMENTS: Address;
  readonly TILINGS: Address;
  prepareLanes(): void;
  search(root: number, maxLaid: number): void;
}

interface Address {
  readonly value: number;
}

let module: Module | undefined;

/** Starts a generator in the memory of the graph: the host writes positions there and takes moves out. */
function createGenerator({ memory, root }: SearchGraph): Generate {
  const bytes = new Uint8Array(memory.buffer);
  const cells = new Int32Array(memory.buffer);
  let target = new MoveRoom();
  const found = ({ value }: Address, end: number) => cells.subarray(value >> 2, end >> 2);
  const take = (placementsEnd: number, tilingsEnd: number) =>
    target.add(found(program.PLACEMENTS, placementsEnd), found(program.TILINGS, tilingsEnd));
  module ??= compile(GENERATOR_CODE);
  const program = instantiate(module, { env: { memory }, moves: { take } }) as Program;
  const write = ({ value }: Address, values: ArrayLike<number>) => bytes.set(values, value);
  write(program.VALUES, VALUES);
  write(program.LETTER_MULTIPLIERS, LETTER_MULTIPLIERS);
  write(program.WORD_MULTIPLIERS, WORD_MULTIPLIERS);
  program.prepareLanes();
  return (board, counts, { maxLaid, bonus }, room) => {
    write(program.BOARD, board);
    write(program.IN_HAND, counts);
    write(program.BONUSES, bonus);
    target = room;
    room.clear();
    program.search(root, maxLaid);
  };
}
