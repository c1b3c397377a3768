import { list, number, withoutCapital } from '@raccord/french';
import { FORMULAS } from '@raccord/scrabble';
import { type CheckedGame, type Finding, type PreparedGame, SCRABBLE_TILES } from '@raccord/tournament';
import { counted, printable, quote, wrap } from '../text.ts';
import { boardLines, premiumLegend } from './board.ts';
import { table } from './layout.ts';
import type { Terminal } from './screen.ts';

/** A prepared game with what its check says; if Raccord made it, the seed that gives it again. */
export interface Prepared {
  readonly game: PreparedGame;
  readonly checked: CheckedGame;
  readonly seed?: number;
}

const COLUMNS = [
  { title: 'n°', align: 'right' },
  { title: 'tirage' },
  { title: 'mot' },
  { title: 'réf.' },
  { title: 'points', align: 'right' },
  { title: 'top', align: 'right' },
  { title: 'écart', align: 'right' },
  { title: 'cumul', align: 'right' },
  { title: '' },
] as const;

/** A prepared game: its turns, its last board, then what was found. */
export function clearLines(
  screen: Terminal,
  { game, checked, seed }: Prepared,
  findings: readonly Finding[],
  isFree: boolean,
): string[] {
  const { paint, width } = screen;
  const missing = game.turns.length - checked.turns.length;
  const hasUnknownWords = isFree && findings.some(({ code }) => code === 'word-not-admitted');
  const advice = 'Le dictionnaire libre est incomplet : vérifiez ces mots, ou donnez votre liste par « --lexique ».';
  return [
    paint('strong', titleOf(game)) + (seed === undefined ? '' : `, graine ${seed}`),
    '',
    ...table(COLUMNS, rowsOf(screen, checked), (text) => paint('faint', text)),
    '',
    `Total : ${paint('strong', counted(checked.total, 'point'))} en ${counted(checked.turns.length, 'coup')}, ${counted(scrabblesIn(checked), 'scrabble')}.`,
    ...(missing > 0 ? [paint('bad', `${counted(missing, 'coup non vérifié', 'coups non vérifiés')}.`)] : []),
    '',
    ...boardLines(screen, checked.board),
    '',
    premiumLegend(screen),
    '',
    ...findings.flatMap((finding) => sentence(screen, finding)),
    verdict(screen, findings),
    ...(hasUnknownWords ? wrap(advice, width) : []),
  ];
}

/** A game to seal: nothing of its turns is shown, and what was found there is told by its place alone. */
export function coveredLines(screen: Terminal, game: PreparedGame, findings: readonly Finding[]): string[] {
  const turns = [...new Set(findings.map(({ turn }) => String(turn)))];
  const where = `À voir ${turns.length > 1 ? 'aux coups' : 'au coup'} ${list(turns)} : relancez sans « --phrase » ni « -o » pour le lire.`;
  return [
    screen.paint('strong', titleOf(game)),
    verdict(screen, findings),
    ...(turns.length > 0 ? wrap(where, screen.width) : []),
  ];
}

/** What became of `-o`: the file written or, when the game has faults, nothing. */
export function writtenLines({ paint }: Terminal, file: string | undefined, isSealed: boolean): string[] {
  if (file === undefined) return [paint('bad', 'Rien n’est écrit.')];
  return [`Partie ${isSealed ? 'scellée' : 'écrite'} dans ${quote(file)}.`];
}

export const scrabblesIn = ({ turns }: CheckedGame): number =>
  turns.filter(({ laid }) => laid.length >= SCRABBLE_TILES).length;

const titleOf = ({ name, formula }: PreparedGame): string => `Partie ${FORMULAS[formula].label} ${quote(name)}`;

function rowsOf({ paint }: Terminal, { turns }: CheckedGame): string[][] {
  let sum = 0;
  return turns.map(({ draw, word, reference, score, top, laid }, index) => {
    sum += score;
    return [
      String(index + 1),
      printable(draw),
      word,
      reference,
      String(score),
      String(top),
      score < top ? paint('alert', `−${top - score}`) : paint('good', '✓'),
      number(sum),
      laid.length >= SCRABBLE_TILES ? 'scrabble' : '',
    ];
  });
}

function sentence({ paint, width }: Terminal, { turn, severity, text }: Finding): string[] {
  const sign = severity === 'fault' ? paint('bad', '✗') : paint('alert', '!');
  const lines = wrap(`Coup ${turn} : ${withoutCapital(printable(text))}`, width - 2);
  return lines.map((part, index) => `${index === 0 ? sign : ' '} ${part}`);
}

function verdict({ paint }: Terminal, findings: readonly Finding[]): string {
  const faults = findings.filter(({ severity }) => severity === 'fault').length;
  return faults === 0 ? paint('good', '✓ Aucune faute.') : paint('bad', `${counted(faults, 'faute')}.`);
}
