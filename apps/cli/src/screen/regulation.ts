import { compareEditions, type Edition, makeTable } from '@raccord/regulation';
import { print } from '../output.ts';
import { withCapital, wrap } from '../text.ts';
import { makeScreen, type Screen } from './screen.ts';
import type { Style } from './styles.ts';

/** The table « article, si, alors » of an edition. */
export function showEdition(edition: Edition): void {
  const screen = makeScreen(process.stdout);
  const { paint } = screen;
  const lines = makeTable(edition).flatMap(({ article, when, sanction }) => [
    '',
    paint('strong', withCapital(article)),
    ...indented(screen, `si ${when},`),
    ...indented(screen, `alors ${sanction}.`, styleOf(sanction)),
  ]);
  print([paint('strong', edition.title), ...lines]);
}

/** What changes from one edition to another, condition by condition. */
export function showComparison(before: Edition, after: Edition): void {
  const screen = makeScreen(process.stdout);
  const { paint } = screen;
  const differences = compareEditions(before, after);
  const lines = differences.flatMap((difference) => [
    '',
    ...wrap(`Si ${difference.when} :`, screen.width),
    `  ${before.name}  ${difference.before?.sanction ?? 'rien'}`,
    paint('good', `  ${after.name}  ${difference.after?.sanction ?? 'rien'}`),
  ]);
  print([
    paint('strong', `De « ${before.title} » à « ${after.title} »`),
    ...(differences.length === 0 ? ['', 'Rien ne change pour un bulletin.'] : lines),
  ]);
}

const indented = ({ paint, width }: Screen, text: string, style?: Style): string[] =>
  wrap(text, width - 2).map((line) => `  ${style ? paint(style, line) : line}`);

function styleOf(sanction: string): Style {
  if (sanction === 'nullité') return 'bad';
  return sanction === 'avertissement' ? 'alert' : 'strong';
}
