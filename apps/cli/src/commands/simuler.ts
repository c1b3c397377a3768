import { statSync } from 'node:fs';
import { dirname } from 'node:path';
import { list } from '@raccord/french';
import { EDITIONS } from '@raccord/regulation';
import type { SimulationOrder } from '@raccord/simulation';
import { type Journal, makeTournamentFile, nameOf, type RankingRow, rankOverall } from '@raccord/tournament';
import { type Call, type CliCommand, CliFault } from '../command.ts';
import { EDITION_SUMMARY, editionOfToday, readEdition } from '../editions.ts';
import { formulaOption, OPTIONS, seedOption, wholeNumberOption } from '../options.ts';
import { printOut } from '../output.ts';
import { makeProgress } from '../progress.ts';
import { makeScreen } from '../screen/screen.ts';
import { simulationLines } from '../screen/simulation.ts';
import { type SimulationWish, simulateWith } from '../simulated.ts';
import { isSameFile, writeTarget } from '../target.ts';
import { quote } from '../text.ts';

const MOST_PLAYERS = 10_000;
const USUAL_PLAYERS = 40;
const MOST_TURNS = 40;
const USUAL_TURNS = 22;

export const simuler: CliCommand = {
  name: 'simuler',
  summary: 'joue un tournoi entier et plausible, pour essayer, montrer et mesurer',
  usage: '[--joueurs N] [--coups N] [--graine N] [--edition E] [--formule X] [-o FICHIER] [--lexique FICHIER]',
  options: {
    joueurs: { value: 'N', summary: `combien de joueurs (${USUAL_PLAYERS} par défaut, ${MOST_PLAYERS} au plus)` },
    coups: { value: 'N', summary: `combien de coups au plus (${USUAL_TURNS} par défaut, ${MOST_TURNS} au plus)` },
    graine: { value: 'N', summary: 'la même graine donne le même tournoi (au hasard par défaut)' },
    edition: { value: 'E', summary: EDITION_SUMMARY },
    formule: OPTIONS.formule,
    sortie: { value: 'FICHIER', short: 'o', summary: 'le fichier de tournoi à écrire' },
    lexique: OPTIONS.lexique,
    json: OPTIONS.json,
  },
  notes: [
    'Joueurs, arbitres et clubs sont inventés. Les bulletins ont de tout : tops, sous-tops, zéros et toutes les fautes du règlement ; les corrections arrivent parfois tard ; le double arbitrage et la commission tranchent.',
    'Avec « --json » : la graine, l’édition, la formule, toutes les actions et le classement final.',
  ],
  examples: ['raccord simuler --graine 7', 'raccord simuler --joueurs 12 --edition 2016 -o simule.raccord'],
  async run(call) {
    const wanted = orderOf(call);
    const { sortie: target, lexique: path } = call.values;
    if (target !== undefined) checkTarget(target, path);
    const { order, journal } = await simulateWith(wanted, path, makeProgress(call.json));
    const ranking = rankOverall(journal.state, journal.ledger);
    if (target !== undefined) writeTarget(target, [...makeTournamentFile(journal.events)].join(''));
    if (call.json) printTournament(order, journal, ranking);
    else printOut(simulationLines(makeScreen(process.stdout), order, journal, ranking));
    if (target !== undefined && !call.json) printOut(['', `Tournoi écrit dans ${quote(target)}.`]);
    return 0;
  },
};

function orderOf(call: Call): SimulationWish {
  const edition = readEdition(call.values.edition, '--edition') ?? editionOfToday();
  const formula = formulaOption(call).name;
  const { formulas } = EDITIONS[edition].game;
  if (!formulas.includes(formula)) {
    throw new CliFault(
      `Le règlement ${edition} ne connaît pas la formule ${quote(formula)} (--formule) : choisissez ${list(formulas, 'ou')}.`,
    );
  }
  return {
    players: wholeNumberOption(call, 'joueurs', 1, MOST_PLAYERS) ?? USUAL_PLAYERS,
    turns: wholeNumberOption(call, 'coups', 1, MOST_TURNS) ?? USUAL_TURNS,
    seed: seedOption(call),
    edition,
    formula,
  };
}

/** Checked first: a long simulation must not end on a file that could not be written. */
function checkTarget(target: string, lexicon: string | undefined): void {
  if (lexicon !== undefined && isSameFile(lexicon, target)) {
    throw new CliFault(`${quote(target)} est le dictionnaire lui-même (-o) : choisissez un autre fichier à écrire.`);
  }
  if (statSync(target, { throwIfNoEntry: false })?.isDirectory()) {
    throw new CliFault(`${quote(target)} ne peut pas être écrit (-o) : c’est un dossier.`);
  }
  if (!statSync(dirname(target), { throwIfNoEntry: false })?.isDirectory()) {
    throw new CliFault(`${quote(target)} ne peut pas être écrit (-o) : son dossier n’existe pas.`);
  }
}

const EVENTS_AT_A_TIME = 1000;

/** One JSON object, with one event and one rank a line; a large tournament has a hundred megabytes of them. */
function printTournament(
  { seed, edition, formula }: SimulationOrder,
  { events }: Journal,
  ranking: readonly RankingRow[],
): void {
  printOut(
    `{ "seed": ${seed}, "edition": ${JSON.stringify(edition)}, "formula": ${JSON.stringify(formula)}, "events": [`,
  );
  for (let from = 0; from < events.length; from += EVENTS_AT_A_TIME) {
    const lines = events.slice(from, from + EVENTS_AT_A_TIME).map((event) => `  ${JSON.stringify(event)}`);
    printOut(lines.join(',\n') + (from + EVENTS_AT_A_TIME < events.length ? ',' : ''));
  }
  const rows = ranking.map((row) => `  ${JSON.stringify(rankOf(row))}`);
  printOut(['], "ranking": [', rows.join(',\n'), ']}']);
}

const rankOf = ({ rank, entrant, total, negative, percent }: RankingRow) => ({
  rank,
  name: nameOf(entrant.members),
  table: entrant.seats[entrant.seats.length - 1].value.table,
  total,
  negative,
  percent: percent === undefined ? null : Math.round(percent * 100) / 100,
});
