import type { DoubtfulLine, RefusedLine } from '@raccord/files';
import type { SeatedList } from '@raccord/server';
import { nameOf, type Person } from '@raccord/tournament';
import { counted, printable, wrap } from '../text.ts';
import { table } from './layout.ts';
import type { Terminal } from './screen.ts';

const SHOWN = 10;

const DETAILS = {
  licence: 'Licence',
  category: 'Cat.',
  series: 'Série',
  club: 'Club',
  federation: 'Féd.',
} as const satisfies Partial<Record<keyof Person, string>>;

const KEYS = Object.keys(DETAILS) as (keyof typeof DETAILS)[];

/** How many there are, then the first ones with the columns that the list fills. */
export function playersLines({ paint }: Terminal, { centre, entrants }: SeatedList): string[] {
  const people = entrants.flatMap(({ members }) => members);
  const filled = KEYS.filter((key) => people.some((person) => person[key] !== undefined));
  const columns = [
    { title: 'Table', align: 'right' as const },
    { title: 'Nom' },
    ...filled.map((key) => ({ title: DETAILS[key] })),
  ];
  const rows = entrants
    .slice(0, SHOWN)
    .map(({ table: at, members }) => [
      String(at),
      printable(nameOf(members)),
      ...filled.map((key) => printable(members.flatMap((person) => person[key] ?? []).join(' · '))),
    ]);
  const pairs = people.length - entrants.length;
  const summary = [
    `${paint('strong', counted(entrants.length, 'inscription'))} à écrire, centre « ${printable(centre.name)} »`,
    ...(pairs > 0 ? [`dont ${counted(pairs, 'paire')}`] : []),
  ].join(', ');
  return [
    `${summary}.`,
    ...(rows.length === 0 ? [] : ['', ...table(columns, rows, (text) => paint('faint', text))]),
    ...(entrants.length > SHOWN ? [`… et ${counted(entrants.length - SHOWN, 'autre')}`] : []),
  ];
}

/** The lines that nobody is made of, with why. */
export const refusedLines = (screen: Terminal, refused: readonly RefusedLine[]): string[] =>
  toldLines(screen, counted(refused.length, 'ligne laissée de côté', 'lignes laissées de côté'), refused);

/** Those who may be there twice. */
export const doubtfulLines = (screen: Terminal, doubtful: readonly DoubtfulLine[]): string[] =>
  toldLines(screen, counted(doubtful.length, 'doublon possible', 'doublons possibles'), doubtful);

function toldLines({ paint, width }: Terminal, title: string, lines: readonly { readonly text: string }[]): string[] {
  if (lines.length === 0) return [];
  const more = lines.length - SHOWN;
  return [
    '',
    paint('alert', title),
    ...lines.slice(0, SHOWN).flatMap(({ text }) => wrap(printable(text), width)),
    ...(more > 0 ? [`… et ${counted(more, 'autre')}`] : []),
  ];
}
