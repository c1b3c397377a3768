import {
  type Case,
  differences,
  EDITION_NAMES,
  type EditionName,
  type Explained,
  judgeCase,
  parseCases,
} from '@raccord/regulation';
import { WordGraph } from '@raccord/scrabble';
import { type Call, type CliCommand, CliFault } from '../command.ts';
import { EDITION_SUMMARY, editionOfToday, readEdition } from '../editions.ts';
import { readText } from '../input.ts';
import { openLexicon } from '../lexicons.ts';
import { OPTIONS } from '../options.ts';
import { printJsonRows } from '../output.ts';
import { makeProgress } from '../progress.ts';
import { showVerdicts } from '../screen/verdicts.ts';

/** A case judged under one edition. */
export interface JudgedCase extends Explained {
  readonly edition: EditionName;
  readonly worked: Case;
  /** The words admitted in it. */
  readonly admitted: WordGraph;
  /** What differs from what the case expects; undefined if it expects nothing of that edition. */
  readonly differences: readonly string[] | undefined;
}

const MOST_FILES = 1000;

export const juger: CliCommand = {
  name: 'juger',
  summary: 'le verdict de chaque bulletin d’un fichier de cas, avec l’article et le motif',
  usage: 'FICHIER… [--edition E] [--expliquer] [--lexique FICHIER]',
  options: {
    edition: { value: 'E', summary: EDITION_SUMMARY },
    expliquer: {
      summary: 'montre ce que vaut chaque façon de localiser, chaque faute trouvée et les autres places du score',
    },
    lexique: OPTIONS.lexique,
    json: OPTIONS.json,
  },
  operands: { label: 'FICHIER', min: 1, max: MOST_FILES },
  notes: [
    'Un cas qui dit ce qu’il attend (« attendu ») est jugé par chacune des éditions qu’il nomme et comparé ; un écart donne l’état de sortie 1.',
  ],
  examples: [
    'raccord exemples essai',
    'raccord juger essai/cas.yaml',
    'raccord juger essai/cas.yaml --edition 2016 --expliquer',
  ],
  async run(call) {
    const edition = readEdition(call.values.edition, '--edition');
    const cases: Case[] = [];
    for (const path of call.operands) cases.push(...(await readCases(path)));
    const lexicon = cases.every(({ words }) => words) ? WordGraph.fromWords([]) : await lexiconOf(call);
    const judged = cases.flatMap((worked) => {
      const admitted = worked.words ? WordGraph.fromWords(worked.words) : lexicon;
      return editionsFor(worked, edition).map((name): JudgedCase => {
        const explained = judgeCase(worked, name, lexicon);
        const expected = worked.expected[name];
        const found = expected && differences(explained.verdict, expected);
        return { edition: name, worked, admitted, ...explained, differences: found };
      });
    });
    if (call.json) printJsonRows(judged.map(describe));
    else showVerdicts(judged, call.switches.has('expliquer'));
    return judged.some(({ differences: found }) => found && found.length > 0) ? 1 : 0;
  },
};

async function readCases(path: string): Promise<Case[]> {
  const { label, text } = await readText(path, 'FICHIER');
  const parsed = parseCases(text);
  if (!parsed.ok) throw new CliFault(`Dans ${label}, ${parsed.fault.text}`);
  return parsed.value;
}

async function lexiconOf(call: Call): Promise<WordGraph> {
  const opened = await openLexicon(call.values.lexique, makeProgress(call.json));
  return (await opened.lexicon()).words;
}

/** The editions that a case says something about, else the one asked for, else the one in force. */
function editionsFor({ expected }: Case, asked: EditionName | undefined): readonly EditionName[] {
  const named = EDITION_NAMES.filter((name) => expected[name]);
  return named.length > 0 ? named : [asked ?? editionOfToday()];
}

function describe({ worked, edition, verdict, trace, differences: found }: JudgedCase): object {
  const { outcome, points, penalty, warning, disciplinary = false, retained, reasons, remarks = [] } = verdict;
  return {
    ...{
      case: worked.title,
      edition,
      outcome,
      points,
      penalty,
      warning,
      disciplinary,
      retained,
      reasons,
      remarks,
      trace,
    },
    ...(found === undefined ? {} : { matches: found.length === 0 }),
  };
}
