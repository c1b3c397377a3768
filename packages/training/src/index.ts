/** Training for players, without I/O: games to train on, topping. */

export * from './game.ts';
export * from './jsonfile.ts';
export * from './leitner.ts';
export * from './topping.ts';
