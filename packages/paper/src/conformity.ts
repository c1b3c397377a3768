import {
  type ConformitySummary,
  type ExercisedLine,
  exercisedRows,
  exercisedSentences,
  NOT_SHOWN,
  PLANTED_FAULTS,
  repeatingCommand,
  SUBJECT_LABELS,
  timesOfMark,
  VARIED,
} from '@raccord/conformity';
import { number, plural } from '@raccord/french';
import { EDITION_NAMES, EDITIONS } from '@raccord/regulation';
import type { Paper } from './page.ts';
import { stack, type TitledBlock } from './stack.ts';
import { layTable } from './table.ts';

/** A line of the dossier: what it is about, what it says, how many times, and why none. */
interface DossierLine {
  readonly head?: string;
  readonly text: string;
  readonly times?: string;
  readonly why?: string;
}

const TITLE = 'Dossier de conformité';

/** What a federation is handed: what was checked, article by article, how many times, what differs, how to do it again. */
export function conformityPaper(summary: ConformitySummary): Paper {
  const blocks = [
    block('Ce que c’est', factsOf(summary), ['Élément', 'Valeur', '']),
    block('Ce qui a été vérifié', checkedOf(summary), ['', 'Sujet et vérificateur', 'Fois']),
    block('Différences', differencesOf(summary), ['Où', 'Plus petit exemple', 'Fois']),
    // None where one was planted in each tournament.
    ...(summary.faults.length === 0
      ? []
      : [block('Fautes mises exprès', faultsOf(summary), ['Tournoi', 'Faute', 'Trouvée'])]),
    block('Refaire cet essai', repeatingOf(summary), ['Quoi', 'Comment', '']),
    block(
      'Ce que ce dossier ne montre pas',
      NOT_SHOWN.map((text) => ({ text })),
      ['', 'Quoi', ''],
    ),
    ...VARIED.map(({ title, marks }) => block(title, variedOf(summary, marks), ['', 'Quoi', 'Fois'])),
    block('Les phrases de 2023', exercisedSentences(summary).map(lineOf), ['Article', 'Phrase', 'Fois']),
    ...EDITION_NAMES.toReversed().map((name) => {
      const lines = exercisedRows(summary, EDITIONS[name]).map(lineOf);
      return block(`${EDITIONS[name].title}, ligne par ligne`, lines, ['Article', 'Ligne', 'Fois']);
    }),
  ];
  return {
    title: TITLE,
    *lay(layout) {
      yield { title: TITLE, subtitle: verdictOf(summary), pages: stack(layout, blocks) };
    },
  };
}

const block = (
  title: string,
  rows: readonly DossierLine[],
  [head, text, times]: readonly [string, string, string],
): TitledBlock => ({
  title,
  lay: (layout) =>
    layTable(layout, {
      columns: [
        ...(head === '' ? [] : [{ title: head, cell: (line: DossierLine) => line.head ?? '', grows: 2, wraps: true }]),
        { title: text, cell: (line) => line.text, grows: 6, wraps: true },
        { title: times, cell: (line) => line.times ?? '', align: 'right', font: 'bold' },
      ],
      groups: [{ rows }],
      size: 9,
      rowHeight: 16,
      details: ({ why }) => (why === undefined ? [] : [why]),
    }),
});

const lineOf = ({ article, text, times, why }: ExercisedLine): DossierLine => ({
  ...{ head: article, text, times: times === undefined ? '–' : number(times) },
  ...(why === undefined ? {} : { why }),
});

const verdictOf = ({ done, differences }: ConformitySummary): string =>
  differences.length === 0
    ? `${plural(done, 'tournoi')}, aucune différence`
    : `${plural(done, 'tournoi')}, ${plural(differences.length, 'sorte')} de différence`;

const fact = (head: string, text: string): DossierLine => ({ head, text });

const factsOf = ({ order, done }: ConformitySummary): DossierLine[] => [
  fact(
    'Essai',
    'Des tournois entiers, nés d’une graine, arbitrés par Raccord à travers les commandes que ses pages envoient ; puis refaits dans un autre processus par des vérificateurs lents, écrits d’après le texte du règlement et qui ne partagent aucun code avec le programme.',
  ),
  fact('Version', order.version),
  fact('Graine', String(order.seed)),
  fact('Tournois', `${number(done)} sur ${number(order.tournaments)} demandés`),
  ...(order.fault ? [fact('Faute mise exprès', PLANTED_FAULTS[order.fault].label)] : []),
  fact('Programme (sha256)', order.program),
  fact('Vérificateurs (sha256)', order.checkers),
  fact('Dictionnaire', `${order.lexicon.name}, ${plural(order.lexicon.words, 'mot')}, sha256 ${order.lexicon.hash}`),
  ...Object.entries(order.editions).map(([name, hash]) => fact(`Édition ${name} (sha256)`, hash)),
];

const checkedOf = (summary: ConformitySummary): DossierLine[] =>
  Object.entries(SUBJECT_LABELS).map(([about, label]) => ({
    text: label,
    times: number(timesOfMark(summary, `checked ${about}`)),
  }));

const variedOf = (summary: ConformitySummary, marks: readonly (readonly [string, string])[]): DossierLine[] =>
  marks.map(([mark, text]) => ({ text, times: number(timesOfMark(summary, mark)) }));

const differencesOf = ({ differences }: ConformitySummary): DossierLine[] =>
  differences.length === 0
    ? [{ text: 'Aucune.', times: '0' }]
    : differences.map(({ about, count, tournament, turns, smallest }) => ({
        head: `tournoi ${tournament}${turns === undefined ? '' : `, ${plural(turns, 'coup')} par partie`}`,
        text: `${SUBJECT_LABELS[about]}. ${smallest.where} : le programme dit « ${smallest.program} », le vérificateur « ${smallest.checker} ». ${smallest.example ?? ''}`,
        times: number(count),
      }));

const faultsOf = ({ faults }: ConformitySummary): DossierLine[] =>
  faults.map(({ name, tournament, isFound }) => ({
    head: String(tournament),
    text: `${PLANTED_FAULTS[name].label} (${name})`,
    times: isFound ? 'oui' : 'non',
  }));

const repeatingOf = ({ order }: ConformitySummary): DossierLine[] => [
  fact('Commande', repeatingCommand(order)),
  fact(
    'Même résultat',
    'Le même programme, le même dictionnaire et la même graine redonnent conformite.json à l’octet près, quel que soit le nombre de processus.',
  ),
  fact(
    'Un seul tournoi',
    'essais.jsonl a une ligne par tournoi, dans l’ordre où ils finissent : « number » est son numéro, qui avec la graine le refait.',
  ),
  fact(
    'Interrompu',
    'La même commande sur le même dossier reprend où elle en était ; « --processus » dit combien de paires de processus.',
  ),
  fact(
    'Une faute',
    'Avec « --faute NOM », un chiffre faux est mis dans chaque tournoi : l’état de sortie doit être 1.',
  ),
];
