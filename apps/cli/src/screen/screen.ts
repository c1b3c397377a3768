import type { WriteStream } from 'node:tty';
import { CODES, type TerminalStyle } from './styles.ts';

/** What is drawn on: its width, and how it paints. */
export interface Terminal {
  readonly width: number;
  readonly hasColours: boolean;
  paint(style: TerminalStyle, text: string): string;
}

export const USUAL_WIDTH = 80;

export function makeScreen(stream: WriteStream, env: NodeJS.ProcessEnv = process.env): Terminal {
  const depth = colourDepth(stream, env);
  const palette = depth >= 8 ? 'rich' : 'basic';
  return {
    width: (stream.isTTY && stream.columns) || USUAL_WIDTH,
    hasColours: depth > 1,
    paint: (style, text) => (depth > 1 && text !== '' ? `\x1b[${CODES[style][palette]}m${text}\x1b[0m` : text),
  };
}

/** Bits of colour: NO_COLOR forbids any, FORCE_COLOR asks for them even where there is no terminal. */
function colourDepth(stream: WriteStream, env: NodeJS.ProcessEnv): number {
  if (env.NO_COLOR) return 1;
  const forced = env.FORCE_COLOR;
  if (forced !== undefined) return forced === '0' || forced === 'false' ? 1 : forced === '1' ? 4 : 8;
  return stream.isTTY ? stream.getColorDepth(env) : 1;
}
