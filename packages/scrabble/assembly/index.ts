import { draw, IN_HAND, readDraw } from './draw';
import { childOf, nodeAt } from './graph';
import {
  BOARD,
  cellAt,
  LETTER_MULTIPLIERS,
  laneOf,
  loadLanes,
  MAIN_POINTS,
  prepareLanes,
  SIZE,
  VALUES,
  WORD_MULTIPLIERS,
} from './lanes';
import { BONUSES, current, handOver, PLACEMENTS, startMoves, TILINGS } from './moves';
import { walkFrom } from './walk';

/*
 * The move generator, in AssemblyScript: the syntax of TypeScript, the integers and the memory of WebAssembly.
 * `npm run generator` compiles it into src/moves/generatorcode.ts, and src/moves/generator.ts is its host. A constant in
 * capitals made by `memory.data` is an address; an unmanaged class names the fields of what stands at one.
 */

/** Where the host writes the values, the premiums and the position, and reads the moves; once it has written the premiums, it prepares the lanes. */
export { BOARD, BONUSES, IN_HAND, LETTER_MULTIPLIERS, PLACEMENTS, prepareLanes, TILINGS, VALUES, WORD_MULTIPLIERS };

const CENTRE = 7;

/** Finds every move of the position, and hands it over to the host. */
export function search(root: u32, maxLaid: u32): void {
  readDraw(maxLaid);
  if (draw.mostLaid === 0) return;
  startMoves();
  const hasTile = loadLanes(root);
  // The first word lies across.
  const directions = hasTile ? 2 : 1;
  for (let direction = 0; direction < directions; direction++) {
    current.direction = direction;
    if (hasTile) {
      for (let line = 0; line < SIZE; line++) searchLane(line, root);
    } else {
      enterLane(CENTRE);
      walkFrom(CENTRE, 0, root, CENTRE, 0);
    }
  }
  handOver();
}

function enterLane(line: u32): void {
  current.line = line;
  current.lane = laneOf(current.direction, line);
}

/** Walks from each anchor of a lane. */
function searchLane(line: u32, root: u32): void {
  enterLane(line);
  let leftLimit = 0;
  for (let column = 0; column < SIZE; column++) {
    const cell = cellAt(current.lane, column);
    if (cell.tile !== 0) {
      let end = column;
      while (cellAt(current.lane, end + 1).tile !== 0) end++;
      let node = root;
      let points: u32 = 0;
      for (let at = end; at >= column && node !== 0; at--) {
        const read = cellAt(current.lane, at);
        points += read.faceValue;
        node = childOf(nodeAt(node), read.tile - 1);
      }
      if (node !== 0) walkFrom(end, leftLimit, node, column - 1, points);
      leftLimit = end + 2;
      column = end + 1;
    } else if (cell.gain > MAIN_POINTS && cellAt(cell, 1).tile === 0) {
      if (cell.crossLetters !== 0) walkFrom(column, leftLimit, root, column, 0);
      leftLimit = column + 1;
    }
  }
}
