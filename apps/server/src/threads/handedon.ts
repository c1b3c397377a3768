/**
 * Whoever takes what a thread has parsed makes each list and each object of it again, everybody else waiting: some 0.3 µs each. The
 * list of licences of a large federation has sixty thousand.
 */
const MOST_PARTS = 100_000;
/** Nothing that is asked for is nested like this; what is nested by the thousand cannot be handed on at all. */
const DEEPEST = 100;

/** Is it small enough to be handed on? */
export function isHandedOn(value: unknown): boolean {
  let parts = 0;
  const fits = (one: unknown, depth: number): boolean => {
    if (typeof one !== 'object' || one === null) return true;
    parts++;
    return parts <= MOST_PARTS && depth < DEEPEST && Object.values(one).every((inner) => fits(inner, depth + 1));
  };
  return fits(value, 0);
}
