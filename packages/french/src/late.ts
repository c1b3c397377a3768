/** Made at the first use: each takes the system a millisecond or more, and no command uses them all. */
export function late<T>(make: () => T): () => T {
  let made: T | undefined;
  return () => {
    made ??= make();
    return made;
  };
}
