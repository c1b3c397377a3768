import type { MemberPage, PageEvening, PageReason, PageTurn } from '@raccord/club';
import { withCapital } from '@raccord/french';
import { TOP_KIND_NAMES, TOP_KINDS, type TopKind } from '@raccord/tournament';
import { writeCsv } from '../results/csv.ts';
import { type FilledColumn, type FlatTable, filled, flatten } from '../results/table.ts';
import { makeWorkbook } from '../results/workbook.ts';

const EVENINGS: readonly FilledColumn<PageEvening>[] = [
  { heading: 'Date', kind: 'text', width: 12, of: ({ date }) => date },
  { heading: 'Soirée', kind: 'text', width: 32, of: ({ title }) => title },
  { heading: 'Inscrit sous le nom', kind: 'text', width: 24, of: ({ playedAs }) => playedAs },
  { heading: 'Partenaire', kind: 'text', width: 24, of: ({ partner }) => partner },
  { heading: 'Place', kind: 'whole', width: 7, of: ({ rank }) => rank },
  { heading: 'Classés', kind: 'whole', width: 8, of: ({ ranked }) => ranked },
  { heading: 'Score', kind: 'whole', width: 9, of: ({ total }) => total },
  { heading: 'Top', kind: 'whole', width: 9, of: ({ top }) => top },
  { heading: '% du top', kind: 'percent', width: 10, of: ({ percent }) => percent },
  { heading: 'Tops', kind: 'whole', width: 7, of: ({ tops }) => tops },
  { heading: 'Solos', kind: 'whole', width: 7, of: ({ solos }) => solos },
  { heading: 'Avertissements', kind: 'whole', width: 14, of: ({ warnings }) => warnings },
  { heading: 'Provisoire', kind: 'text', width: 40, of: ({ provisional }) => provisional },
];

const REASONS: readonly FilledColumn<PageReason>[] = [
  { heading: 'Motif', kind: 'text', width: 60, of: ({ label }) => withCapital(label) },
  { heading: 'Bulletins', kind: 'whole', width: 10, of: ({ count }) => count },
  { heading: 'Dernière fois', kind: 'text', width: 14, of: ({ last }) => last },
];

const TURNS: readonly FilledColumn<PageTurn>[] = [
  { heading: 'Date', kind: 'text', width: 12, of: ({ date }) => date },
  { heading: 'Partie', kind: 'text', width: 20, of: ({ game }) => game },
  { heading: 'Coup', kind: 'whole', width: 7, of: ({ turn }) => turn },
  { heading: 'Mot', kind: 'text', width: 18, of: ({ word }) => word },
  { heading: 'Référence', kind: 'text', width: 10, of: ({ reference }) => reference },
  { heading: 'Points', kind: 'whole', width: 8, of: ({ points }) => points },
  { heading: 'Trouvé par', kind: 'whole', width: 11, of: ({ found }) => found },
];

const MISSED: readonly FilledColumn<PageTurn>[] = [
  ...TURNS,
  { heading: 'Top', kind: 'whole', width: 8, of: ({ top }) => top },
];

const kindColumns = (kinds: MemberPage['kinds']): readonly FilledColumn<TopKind>[] => [
  { heading: 'Le top demandait', kind: 'text', width: 32, of: (kind) => TOP_KIND_NAMES[kind] },
  { heading: 'Vus', kind: 'whole', width: 8, of: (kind) => kinds[kind].seen },
  { heading: 'Manqués', kind: 'whole', width: 10, of: (kind) => kinds[kind].missed },
];

const table = <Row>(columns: readonly FilledColumn<Row>[], rows: readonly Row[]): FlatTable =>
  flatten(filled('', columns, [{ name: '', rows }]));

/** The evenings of a player as CSV. */
export const makePageCsv = ({ evenings }: MemberPage): Generator<string> => writeCsv(table(EVENINGS, evenings));

/** All that the page of a player tells: evenings, reasons of sanctions, best turns, tops missed. */
export const makePageXlsx = ({ evenings, reasons, best, missed, kinds }: MemberPage): Generator<Uint8Array> =>
  makeWorkbook([
    { name: 'Soirées', ...table(EVENINGS, evenings) },
    { name: 'Motifs', ...table(REASONS, reasons) },
    { name: 'Meilleurs coups', ...table(TURNS, best) },
    { name: 'Tops manqués', ...table(MISSED, missed) },
    { name: 'Par genre', ...table(kindColumns(kinds), TOP_KINDS) },
  ]);
