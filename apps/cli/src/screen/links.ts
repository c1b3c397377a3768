import { moment, number } from '@raccord/french';
import { wrap } from '../text.ts';
import { table } from './layout.ts';
import type { Terminal } from './screen.ts';

interface ListedLink {
  readonly id: string;
  readonly label: string;
  readonly createdAt: number;
  /** null: never opened. */
  readonly openedAt: number | null;
  readonly expiresAt: number;
  /** Links made with it. */
  readonly made: number;
}

const COLUMNS = [
  { title: 'identifiant' },
  { title: 'poste' },
  { title: 'créé le' },
  { title: 'ouvert le' },
  { title: 'valable jusqu’au' },
  { title: 'a créé', align: 'right' },
] as const;

export function linkLines(screen: Terminal, links: readonly ListedLink[]): string[] {
  if (links.length === 0) return ['Aucun lien valable : « raccord servir » en donne un.'];
  const rows = links.map(({ id, label, createdAt, openedAt, expiresAt, made }) => [
    ...[id, label, moment(createdAt), openedAt === null ? 'jamais' : moment(openedAt), moment(expiresAt)],
    number(made),
  ]);
  const note =
    '« a créé » : les liens créés avec lui, révoqués avec lui. Pour en révoquer un : raccord liens --revoquer ID.';
  return [
    ...table(COLUMNS, rows, (text) => screen.paint('faint', text)),
    '',
    ...wrap(note, screen.width).map((line) => screen.paint('faint', line)),
  ];
}
