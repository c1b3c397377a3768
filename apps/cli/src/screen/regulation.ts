import { withCapital } from '@raccord/french';
import { compareEditions, compareRules, describeSide, type Edition, makeTable, rulesOf } from '@raccord/regulation';
import { printOut } from '../output.ts';
import { wrap } from '../text.ts';
import { makeScreen, type Terminal } from './screen.ts';
import type { TerminalStyle } from './styles.ts';

/** The table « article, si, alors » of an edition, and what it says besides. */
export function showEdition(edition: Edition): void {
  const screen = makeScreen(process.stdout);
  const { paint } = screen;
  const rows = makeTable(edition).flatMap(({ article, when, sanction, origin }) => [
    '',
    `${paint('strong', withCapital(article))} ${paint('faint', `(${origin})`)}`,
    ...indented(screen, `si ${when},`),
    ...indented(screen, `alors ${sanction}.`, styleOf(sanction)),
  ]);
  printOut([paint('strong', edition.title), ...rows, ...ruleLines(screen, edition)]);
}

function ruleLines(screen: Terminal, edition: Edition): string[] {
  let chapter = '';
  return rulesOf(edition).flatMap((rule) => {
    const heading = rule.chapter === chapter ? [] : ['', screen.paint('strong', rule.chapter)];
    chapter = rule.chapter;
    return [...heading, ...indented(screen, `${rule.subject} : ${rule.text}`)];
  });
}

/** What changes from one edition to another, condition by condition, then rule by rule. */
export function showComparison(before: Edition, after: Edition): void {
  const screen = makeScreen(process.stdout);
  const { paint } = screen;
  const sides = (was: string | undefined, is: string | undefined) => [
    ...indented(screen, `${before.name}  ${was ?? 'rien'}`),
    ...indented(screen, `${after.name}  ${is ?? 'rien'}`, 'good'),
  ];
  const rows = compareEditions(before, after).flatMap((difference) => [
    '',
    ...wrap(`Si ${difference.when} :`, screen.width),
    ...sides(describeSide(difference.before, difference.when), describeSide(difference.after, difference.when)),
  ]);
  const rules = compareRules(before, after).flatMap((difference) => [
    '',
    ...wrap(`${difference.chapter}, ${difference.subject} :`, screen.width),
    ...sides(difference.before, difference.after),
  ]);
  printOut([
    paint('strong', `De « ${before.title} » à « ${after.title} »`),
    ...(rows.length + rules.length === 0 ? ['', 'Rien ne change.'] : [...rows, ...rules]),
  ]);
}

const indented = ({ paint, width }: Terminal, text: string, style?: TerminalStyle): string[] =>
  wrap(text, width - 2).map((line) => `  ${style ? paint(style, line) : line}`);

function styleOf(sanction: string): TerminalStyle {
  if (sanction === 'nullité') return 'bad';
  return sanction === 'avertissement' ? 'alert' : 'strong';
}
