import { doubled } from '../integers.ts';

/**
 * The states of a minimal automaton while it is being built: a state is a list of arcs, and two equal lists are one
 * state. An arc packs its letter (5 bits), whether a word ends on it (1 bit) and the state it leads to (26 bits).
 */
export class StateSet {
  #arcs = new Int32Array(1 << 12);
  #arcCount = 0;
  #starts = new Int32Array(1 << 10);
  #stateCount = 1;
  #table: Int32Array;

  /** @param expected about so many states come: their table need not be made anew as they do. */
  constructor(expected = 1 << 10) {
    this.#table = new Int32Array(1 << (32 - Math.clz32(2 * expected)));
  }

  get count(): number {
    return this.#stateCount;
  }

  get arcCount(): number {
    return this.#arcCount;
  }

  /** Index of a state's first arc; `start(state + 1)` is where its arcs end. Children have smaller numbers. */
  start(state: number): number {
    return this.#starts[state];
  }

  arc(index: number): number {
    return this.#arcs[index];
  }

  /** The state that has exactly these arcs, made if it is new. No arc at all is state 0. */
  intern(buffer: Int32Array, from: number, length: number): number {
    if (length === 0) return 0;
    const mask = this.#table.length - 1;
    let slot = hashArcs(buffer, from, length) & mask;
    for (let state = this.#table[slot]; state !== 0; state = this.#table[slot]) {
      if (this.#equals(state, buffer, from, length)) return state;
      slot = (slot + 1) & mask;
    }
    const state = this.#append(buffer, from, length);
    this.#table[slot] = state;
    if (this.#stateCount * 2 > mask) this.#rehash();
    return state;
  }

  #equals(state: number, buffer: Int32Array, from: number, length: number): boolean {
    const start = this.#starts[state];
    if (this.#starts[state + 1] - start !== length) return false;
    for (let i = 0; i < length; i++) if (this.#arcs[start + i] !== buffer[from + i]) return false;
    return true;
  }

  #append(buffer: Int32Array, from: number, length: number): number {
    const state = this.#stateCount++;
    if (state + 2 > this.#starts.length) this.#starts = doubled(this.#starts);
    if (this.#arcCount + length > this.#arcs.length) this.#arcs = doubled(this.#arcs);
    for (let i = 0; i < length; i++) this.#arcs[this.#arcCount++] = buffer[from + i];
    this.#starts[state + 1] = this.#arcCount;
    return state;
  }

  #rehash(): void {
    const table = new Int32Array(this.#table.length * 2);
    const mask = table.length - 1;
    for (let state = 1; state < this.#stateCount; state++) {
      const start = this.#starts[state];
      let slot = hashArcs(this.#arcs, start, this.#starts[state + 1] - start) & mask;
      while (table[slot] !== 0) slot = (slot + 1) & mask;
      table[slot] = state;
    }
    this.#table = table;
  }
}

/** In the search graph, the arc from letters read backwards to letters read forwards; no letter of a word. */
export const SEPARATOR = 26;

const ENDS_WORD = 1 << 26;
const TARGET = ENDS_WORD - 1;

export const makeArc = (letter: number, endsWord: boolean, target: number): number =>
  (letter << 27) | (endsWord ? ENDS_WORD : 0) | target;
export const arcLetter = (arc: number): number => arc >>> 27;
export const arcEndsWord = (arc: number): boolean => (arc & ENDS_WORD) !== 0;
export const arcTarget = (arc: number): number => arc & TARGET;

function hashArcs(buffer: Int32Array, from: number, length: number): number {
  let hash = length;
  for (let i = 0; i < length; i++) {
    hash = Math.imul(hash ^ buffer[from + i], 0x9e3779b1);
    hash ^= hash >>> 15;
  }
  hash = Math.imul(hash ^ (hash >>> 13), 0x85ebca6b);
  return hash ^ (hash >>> 16);
}
