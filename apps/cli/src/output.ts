import { makeScreen } from './screen/screen.ts';
import { printable, wrap } from './text.ts';

/** Standard output is for results alone; whatever else is to be said goes to standard error. */
export const printOut = (lines: string | readonly string[]): void => {
  process.stdout.write(`${typeof lines === 'string' ? lines : lines.join('\n')}\n`);
};

/**
 * The reader of standard output. When it closes, the command ends, unless it has printed what was asked for and has
 * more to do.
 */
export const reader = { isNeeded: true, isGone: false };

/** What was asked for has been printed: from here on the command goes on even if the reader closes standard output. */
export function outliveReader(): void {
  if (process.stdout.errored === null) reader.isNeeded = false;
}

/** What is good to know, and told to nobody who has left. */
export const mention = (line: string): void => {
  if (!reader.isGone) printOut(line);
};

export const printJson = (value: object): void => printOut(JSON.stringify(value, null, 2));

/** A JSON list with one row a line. */
export function printJsonRows(rows: Iterable<object>): void {
  const lines: string[] = [];
  for (const row of rows) lines.push(JSON.stringify(row));
  printOut(lines.length === 0 ? '[]' : `[\n  ${lines.join(',\n  ')}\n]`);
}

export const printFault = (text: string): void => say('bad', 'Erreur', text);

export const printAlert = (text: string): void => say('alert', 'Attention', text);

/** What was done besides, and is good to know. */
export const printNote = (label: string, text: string): void => say('good', label, text);

/** Wipes a progress bar that was left standing. */
export const CLEAR_LINE = '\r\x1b[K';

function say(style: 'bad' | 'alert' | 'good', label: string, text: string): void {
  const { stderr } = process;
  const { paint, width } = makeScreen(stderr);
  const sentence = `${label} : ${printable(text)}`;
  const lines = stderr.isTTY ? wrap(sentence, width) : [sentence];
  if (stderr.isTTY) stderr.write(CLEAR_LINE);
  stderr.write(`${lines.join('\n').replace(`${label} :`, (start) => paint(style, start))}\n`);
}
