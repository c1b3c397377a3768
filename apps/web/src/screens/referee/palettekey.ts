/** Opens the palette of a slip, from the line and from its fields: no word, reference or score has it. */
export const PALETTE_KEY = '/';
