/** A seed for what chance decides, that nobody guesses. */
export const newSeed = (): number => crypto.getRandomValues(new Uint32Array(1))[0];
