import { availableParallelism } from 'node:os';
import {
  type ConformityOrder,
  type ConformitySummary,
  ConformitySums,
  FAULT_NAMES,
  type FaultName,
  timesOfMark,
} from '@raccord/conformity';
import { list, number, plural } from '@raccord/french';
import { LARGEST_SEED } from '@raccord/scrabble';
import manifest from '../../../../package.json' with { type: 'json' };
import { type Call, type CliCommand, CliFault } from '../command.ts';
import { loadServer } from '../data.ts';
import { checkersHash, Dossier, editionHashes, programHash } from '../homologation/dossier.ts';
import { tryFaults } from '../homologation/faulttrials.ts';
import { CheckingPair } from '../homologation/pair.ts';
import { shrinkAll } from '../homologation/shrinking.ts';
import { openLexicon } from '../lexicons.ts';
import { OPTIONS, required, wholeNumberOption } from '../options.ts';
import { printJson, printOut } from '../output.ts';
import { makeProgress, type ProgressLine } from '../progress.ts';
import { hashOfWords } from '../simulated.ts';
import { quote } from '../text.ts';

const USUAL = 5000;
const MOST = 1_000_000;

export const homologation: CliCommand = {
  name: 'homologation',
  summary: 'fait jouer des tournois entiers au programme, et les fait vérifier par un autre',
  usage: '-o DOSSIER [--tournois N] [--graine N] [--processus N] [--faute NOM] [--lexique FICHIER]',
  options: {
    sortie: {
      value: 'DOSSIER',
      short: 'o',
      summary: 'le dossier à écrire ; un essai interrompu y reprend où il en était',
    },
    tournois: { value: 'N', summary: `combien de tournois (${number(USUAL)} par défaut)` },
    graine: { value: 'N', summary: 'la même graine donne les mêmes tournois (1 par défaut)' },
    processus: { value: 'N', summary: 'combien de paires de processus (une par cœur par défaut)' },
    faute: {
      value: 'NOM',
      summary: 'un chiffre faux mis exprès dans chaque tournoi où il a sa place : il doit être trouvé',
    },
    lexique: OPTIONS.lexique,
    json: OPTIONS.json,
  },
  notes: [
    'Chaque tournoi naît de la graine : éditions, formules, rythmes, centres, paires, retards, coups annulés, recours, morts subites, moyennes, solos. Le programme l’arbitre par des commandes, comme d’une page ; dans un autre processus, des vérificateurs lents, écrits d’après le texte et sans une ligne du programme, refont chaque tirage, top, verdict, résultat, total, rang et billet de correction.',
    `Les fautes qu’on peut mettre exprès : ${FAULT_NAMES.join(', ')}. Sans « --faute », chacune est essayée à la fin.`,
    'Le dossier a conformite.json, conformite.pdf et une ligne par tournoi (essais.jsonl). L’état de sortie est 1 si quelque chose diffère.',
  ],
  examples: ['raccord homologation --tournois 1 --processus 1 -o dossier'],
  async run(call) {
    const path = required(call, 'sortie', 'le dossier à écrire, par « -o DOSSIER »');
    const fault = faultOption(call);
    const progress = makeProgress(call.json);
    const opened = await openLexicon(call.values.lexique, progress);
    const lexicon = await opened.lexicon();
    const order: ConformityOrder = {
      version: manifest.version,
      seed: wholeNumberOption(call, 'graine', 0, LARGEST_SEED) ?? 1,
      tournaments: wholeNumberOption(call, 'tournois', 1, MOST) ?? USUAL,
      program: programHash(),
      checkers: checkersHash(),
      lexicon: { name: lexicon.name, words: lexicon.words.wordCount, hash: hashOfWords(lexicon) },
      editions: editionHashes(),
      ...(fault ? { fault } : {}),
    };
    const count = wholeNumberOption(call, 'processus', 1, 256) ?? availableParallelism();
    const dossier = new Dossier(path);
    dossier.begin(order);
    const pairs = Array.from({ length: Math.min(count, order.tournaments) }, () => {
      return new CheckingPair(lexicon.words.words(), order.lexicon, call.values.lexique);
    });
    try {
      const sums = new ConformitySums();
      await runAll(order, dossier, pairs, sums, progress);
      if (fault && sums.checked === 0)
        throw new CliFault(
          `Aucun de ces tournois n’a de place pour la faute ${quote(fault)} : demandez-en davantage (--tournois).`,
        );
      const differences = await shrinkAll(order, sums.differences, pairs[0], progress);
      const faults = fault ? [] : await tryFaults(order, pairs[0], progress);
      progress.end();
      const summary = sums.summary(order, differences, faults);
      dossier.write('conformite.json', `${JSON.stringify(summary, null, 2)}\n`);
      dossier.write('conformite.pdf', await printed(summary));
      if (call.json) printJson(summary);
      else printOut(told(summary, path));
      return summary.differences.length > 0 || faults.some(({ isFound }) => !isFound) ? 1 : 0;
    } finally {
      for (const pair of pairs) pair.end();
    }
  },
};

async function printed(summary: ConformitySummary): Promise<Uint8Array> {
  const { printConformity } = await loadServer();
  const pieces: Uint8Array[] = [];
  for await (const piece of await printConformity(summary)) pieces.push(piece);
  return Buffer.concat(pieces);
}

function faultOption({ values: { faute } }: Call): FaultName | undefined {
  if (faute === undefined || FAULT_NAMES.includes(faute as FaultName)) return faute as FaultName | undefined;
  throw new CliFault(`Faute ${quote(faute)} inconnue (--faute) : choisissez ${list(FAULT_NAMES, 'ou')}.`);
}

/** Each pair takes the next tournament as soon as it has done with the last one. */
async function runAll(
  { seed, tournaments, fault }: ConformityOrder,
  dossier: Dossier,
  pairs: readonly CheckingPair[],
  sums: ConformitySums,
  progress: ProgressLine,
): Promise<void> {
  const { done, damaged } = dossier.readInto(sums, tournaments);
  if (damaged.length > 0) progress.alert(damagedLines(damaged));
  let next = 0;
  const work = async (pair: CheckingPair): Promise<void> => {
    while (next < tournaments) {
      const tournament = next++;
      if (done.has(tournament)) continue;
      const reports = await pair.ask({ seed, number: tournament, ...(fault ? { faults: [fault] } : {}) });
      // One that has no place for the fault has nothing to be found.
      const report = reports[0] ?? { number: tournament, edition: '', differences: [], marks: {} };
      dossier.keep(report);
      sums.add(report);
      await progress.count('tournois', sums.done, tournaments);
    }
  };
  await Promise.all(pairs.map(work));
}

const MOST_NAMED = 5;

const damagedLines = (lines: readonly number[]): string => {
  const named = list(lines.slice(0, MOST_NAMED).map(number));
  const rest = lines.length > MOST_NAMED ? `, et ${plural(lines.length - MOST_NAMED, 'autre')}` : '';
  return lines.length === 1
    ? `essais.jsonl : la ligne ${named} ne se lit pas ; elle est retirée, et son tournoi est rejoué.`
    : `essais.jsonl : les lignes ${named}${rest} ne se lisent pas ; elles sont retirées, et leurs tournois rejoués.`;
};

function told(summary: ConformitySummary, path: string): string[] {
  const { order, done, differences, faults } = summary;
  const checked = (about: string): number => timesOfMark(summary, `checked ${about}`);
  const found = faults.filter(({ isFound }) => isFound).length;
  return [
    `${plural(done, 'tournoi', 'tournois')}, graine ${order.seed} : ${plural(checked('verdict'), 'verdict')}, ${plural(checked('result'), 'résultat')}, ${plural(checked('draw'), 'tirage')}, ${plural(checked('rank') + checked('overall-rank'), 'rang')}, ${plural(checked('correction'), 'billet')} vérifiés.`,
    ...(differences.length === 0
      ? ['Aucune différence.']
      : differences.map(({ about, count, tournament, smallest }) => {
          const { where, program, checker } = smallest;
          return `Différence (${about}, ${number(count)}) : tournoi ${tournament}, ${where} : le programme dit « ${program} », le vérificateur « ${checker} ».`;
        })),
    ...(faults.length === 0 ? [] : [`Fautes mises exprès : ${found} trouvées sur ${faults.length}.`]),
    `Dossier écrit dans ${quote(path)}.`,
  ];
}
