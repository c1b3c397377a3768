/** Training for players, without I/O: games to train on, topping. */

export * from './game.ts';
export * from './topping.ts';
