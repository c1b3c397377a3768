/** Reads the hand-made lists: one item a line, « # » starts a comment. */

export function parseList(text: string): string[] {
  return text
    .split(/\r?\n/)
    .map((line) => line.replace(/#.*/, '').trim())
    .filter((line) => line !== '');
}

/** A list of « key: value » lines. */
export function parseTable(text: string): Map<string, string> {
  return new Map(
    parseList(text).map((line): [string, string] => {
      const colon = line.indexOf(':');
      return [line.slice(0, colon).trim(), line.slice(colon + 1).trim()];
    }),
  );
}
