import {
  type Case,
  DEFAULT_EDITION,
  differences,
  EDITION_NAMES,
  type EditionName,
  judgeCase,
  parseCases,
  type Verdict,
} from '@raccord/regulation';
import { WordGraph } from '@raccord/scrabble';
import { type Call, CliFault, type Command } from '../command.ts';
import { readText } from '../input.ts';
import { openLexicon } from '../lexicons.ts';
import { OPTIONS } from '../options.ts';
import { printJsonRows } from '../output.ts';
import { makeProgress } from '../progress.ts';
import { showVerdicts } from '../screen/verdicts.ts';
import { listed, nearest, quote } from '../text.ts';

/** A case judged under one edition. */
export interface JudgedCase {
  readonly worked: Case;
  /** The words admitted in it. */
  readonly admitted: WordGraph;
  readonly verdict: Verdict;
  /** What differs from what the case expects; undefined if it expects nothing of that edition. */
  readonly differences: readonly string[] | undefined;
}

const MOST_FILES = 1000;

export const juger: Command = {
  name: 'juger',
  summary: 'le verdict de chaque bulletin d’un fichier de cas, avec l’article et le motif',
  usage: 'FICHIER… [--edition E] [--expliquer] [--lexique FICHIER]',
  options: {
    edition: { value: 'E', summary: `${EDITION_NAMES.join(', ')} (${DEFAULT_EDITION} par défaut)` },
    expliquer: { summary: 'montre chaque condition examinée, ce qu’elle a vu et sa réponse' },
    lexique: OPTIONS.lexique,
    json: OPTIONS.json,
  },
  operands: { label: 'FICHIER', min: 1, max: MOST_FILES },
  notes: [
    'Un cas qui dit ce qu’il attend (« attendu ») est jugé par chacune des éditions qu’il nomme et comparé ; un écart donne l’état de sortie 1.',
  ],
  examples: ['raccord juger cas.yaml', 'raccord juger cas.yaml --edition 2016 --expliquer'],
  async run(call) {
    const edition = readEdition(call.values.edition, '--edition');
    const cases: Case[] = [];
    for (const path of call.operands) cases.push(...(await readCases(path)));
    const lexicon = cases.every(({ words }) => words) ? WordGraph.fromWords([]) : await lexiconOf(call);
    const judged = cases.flatMap((worked) => {
      const admitted = worked.words ? WordGraph.fromWords(worked.words) : lexicon;
      return editionsFor(worked, edition).map((name): JudgedCase => {
        const verdict = judgeCase(worked, name, lexicon);
        const expected = worked.expected[name];
        return { worked, admitted, verdict, differences: expected && differences(verdict, expected) };
      });
    });
    if (call.json) printJsonRows(judged.map(describe));
    else showVerdicts(judged, call.switches.has('expliquer'));
    return judged.some(({ differences: found }) => found && found.length > 0) ? 1 : 0;
  },
};

export function readEdition(text: string | undefined, from: string): EditionName | undefined {
  if (text === undefined) return undefined;
  const name = EDITION_NAMES.find((candidate) => candidate === text);
  if (name) return name;
  const meant = nearest(text, EDITION_NAMES);
  const hint = meant ? `vouliez-vous dire « ${meant} » ? Les éditions sont` : 'choisissez';
  throw new CliFault(
    `Édition ${quote(text)} inconnue (${from}) : ${hint} ${listed(EDITION_NAMES, meant ? 'et' : 'ou')}.`,
  );
}

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

/** The editions that a case says something about, else the one asked for, else the default one. */
function editionsFor({ expected }: Case, asked: EditionName | undefined): readonly EditionName[] {
  const named = EDITION_NAMES.filter((name) => expected[name]);
  return named.length > 0 ? named : [asked ?? DEFAULT_EDITION];
}

function describe({ worked, verdict, differences: found }: JudgedCase): object {
  const matches = found === undefined ? {} : { matches: found.length === 0 };
  return { case: worked.title, ...verdict, ...matches };
}
