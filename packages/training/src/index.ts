/** Training for players, without I/O: games to train on, topping, duplicate alone, the words that one missed. */

// Games, and the two ways to play them:

export * from './alone.ts';
export * from './game.ts';
export * from './topping.ts';

// What was missed, and what is learnt of anything:

export * from './deck.ts';
export * from './history.ts';
export * from './jsonfile.ts';
export * from './leitner.ts';
