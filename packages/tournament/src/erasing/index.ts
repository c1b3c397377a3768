/** The name of a person taken out of a tournament whose chain still holds. */
export { namesTakenOut } from './comparing.ts';
export { type Erasure, eraseNames, recordErasure } from './erasure.ts';
export { ERASED_PLAYER, Forgetting } from './forgetting.ts';
export { type PlayerPlace, playersIn } from './person.ts';
export { waitingWithout } from './waiting.ts';
