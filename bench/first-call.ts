/** Prints how long the first search of this process takes, on the first position with one joker. */
import { readFileSync } from 'node:fs';
import { performance } from 'node:perf_hooks';
import { decodeSearchGraph, FORMULAS, findMoves, unwrap } from '@raccord/scrabble';
import { readPositions } from './positions.ts';

const [graphFile, positionsFile] = process.argv.slice(2);
const graph = unwrap(decodeSearchGraph(readFileSync(graphFile)));
const positions = readPositions(positionsFile);
const { board, draw } = positions.find(({ jokers }) => jokers === 1) ?? positions[0];
const start = performance.now();
findMoves(graph, board, draw, FORMULAS.normale);
console.log(performance.now() - start);
