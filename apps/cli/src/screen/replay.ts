import { number } from '@raccord/french';
import type { GameRecord, ReplayOfRecord } from '@raccord/scrabble';
import { printOut } from '../output.ts';
import { counted, wrap } from '../text.ts';
import { boardLines, premiumLegend } from './board.ts';
import { table } from './layout.ts';
import { makeScreen } from './screen.ts';

interface About {
  readonly turn: number;
  readonly line: number;
  readonly text: string;
}

/** A game played again: its turns, the last board, then what is wrong. */
export function showReplay(
  record: GameRecord,
  { turns, total, boards }: ReplayOfRecord,
  errors: readonly About[],
  alerts: readonly About[],
): void {
  const screen = makeScreen(process.stdout);
  const { paint } = screen;
  let sum = 0;
  const rows = turns.map(({ draw, word, reference, declared, score, top, isTop }, index) => {
    sum += score;
    const isWrong = declared !== score;
    return [
      String(index + 1),
      draw,
      word,
      reference,
      isWrong ? paint('bad', `✗ ${declared}`) : String(declared),
      String(score),
      String(top),
      isTop ? paint('good', '✓') : paint('alert', `−${top - score}`),
      number(sum),
    ];
  });
  const columns = [
    { title: 'n°', align: 'right' },
    { title: 'tirage' },
    { title: 'mot' },
    { title: 'réf.' },
    { title: 'annoncé', align: 'right' },
    { title: 'calculé', align: 'right' },
    { title: 'top', align: 'right' },
    { title: 'écart', align: 'right' },
    { title: 'cumul', align: 'right' },
  ] as const;
  const missing = record.turns.length - turns.length;
  const tops = turns.filter(({ isTop }) => isTop).length;
  printOut([
    `Partie ${record.formula.label}, ${counted(record.turns.length, 'coup')}`,
    '',
    ...table(columns, rows, (text) => paint('faint', text)),
    '',
    `Total : ${paint('strong', counted(total, 'point'))} ; ${counted(tops, 'top')} sur ${counted(turns.length, 'coup')}.`,
    ...(missing > 0 ? [paint('bad', `${counted(missing, 'coup non rejoué', 'coups non rejoués')}.`)] : []),
    '',
    ...boardLines(screen, boards[turns.length]),
    '',
    premiumLegend(screen),
    '',
    ...errors.flatMap((about) => sentence(paint('bad', '✗'), about, screen.width)),
    ...alerts.flatMap((about) => sentence(paint('alert', '!'), about, screen.width)),
    errors.length === 0 ? paint('good', '✓ Aucune erreur.') : paint('bad', `${counted(errors.length, 'erreur')}.`),
  ]);
  if (alerts.length > 0) {
    const advice = 'Le dictionnaire libre est incomplet : vérifiez ces mots, ou donnez votre liste par « --lexique ».';
    printOut(wrap(advice, screen.width));
  }
}

function sentence(sign: string, { turn, line, text }: About, width: number): string[] {
  const lines = wrap(`Coup ${turn} (ligne ${line}) : ${text}`, width - 2);
  return lines.map((part, index) => `${index === 0 ? sign : ' '} ${part}`);
}
