/** How many letters two texts have alike at their start, and how many besides at their end. */
export function sharedEnds(one: string, other: string): { readonly start: number; readonly end: number } {
  const shortest = Math.min(one.length, other.length);
  let start = 0;
  while (start < shortest && one[start] === other[start]) start++;
  let end = 0;
  while (end < shortest - start && one.at(-1 - end) === other.at(-1 - end)) end++;
  return { start, end };
}
