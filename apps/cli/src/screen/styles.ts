export type TerminalStyle =
  | 'strong'
  | 'faint'
  | 'good'
  | 'bad'
  | 'alert'
  | 'tile'
  | 'joker'
  | 'laid'
  | 'laidJoker'
  | 'plain'
  | 'word3'
  | 'word2'
  | 'letter3'
  | 'letter2'
  | 'goodMark'
  | 'badMark';

const pair = (foreground: number, background: number, more = '') =>
  `38;5;${foreground};48;5;${background}${more && `;${more}`}`;

/** The escape codes of each style: with 256 colours, and with 16. */
export const CODES: Readonly<Record<TerminalStyle, { readonly rich: string; readonly basic: string }>> = {
  strong: { rich: '1', basic: '1' },
  faint: { rich: '2', basic: '2' },
  good: { rich: '1;38;5;34', basic: '1;32' },
  bad: { rich: '1;38;5;160', basic: '1;31' },
  alert: { rich: '1;38;5;172', basic: '1;33' },
  tile: { rich: pair(16, 230, '1'), basic: '30;47' },
  joker: { rich: pair(127, 230, '1'), basic: '35;47' },
  laid: { rich: pair(16, 220, '1'), basic: '30;43' },
  laidJoker: { rich: pair(127, 220, '1'), basic: '35;43' },
  plain: { rich: pair(65, 23), basic: '2' },
  word3: { rich: pair(224, 124), basic: '97;41' },
  word2: { rich: pair(95, 217), basic: '30;45' },
  letter3: { rich: pair(153, 25), basic: '97;44' },
  letter2: { rich: pair(67, 152), basic: '30;46' },
  goodMark: { rich: pair(231, 28, '1'), basic: '97;42' },
  badMark: { rich: pair(160, 231, '1'), basic: '31;107' },
};
