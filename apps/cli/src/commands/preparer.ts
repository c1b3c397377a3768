import { randomBytes, randomInt } from 'node:crypto';
import { asRecord, readGame } from '@raccord/files';
import { withoutCapital } from '@raccord/french';
import { type GameRecord, LARGEST_SEED, MOST_TURNS, unwrap } from '@raccord/scrabble';
import {
  checkPrepared,
  checkRecord,
  type Finding,
  type GameOrder,
  generateGame,
  makeRecord,
  makeSealedGame,
  NO_WISHES,
  NONCE_BYTES,
  openGame,
  type PreparedGame,
  parseSealedGame,
  readPassphrase,
  SALT_BYTES,
  sealGame,
  type Wishes,
  type Wordbook,
} from '@raccord/tournament';
import { type Call, type CliCommand, CliFault } from '../command.ts';
import { playRulesOfToday } from '../editions.ts';
import { readText } from '../input.ts';
import { listName, openLexicon } from '../lexicons.ts';
import { formulaOption, OPTIONS, wholeNumberOption } from '../options.ts';
import { printAlert, printJson, printOut } from '../output.ts';
import { makeProgress, type ProgressLine } from '../progress.ts';
import { clearLines, coveredLines, type Prepared, scrabblesIn, writtenLines } from '../screen/prepared.ts';
import { makeScreen } from '../screen/screen.ts';
import { isSameFile, writeTarget } from '../target.ts';
import { printable, quote } from '../text.ts';

/** Some ten seconds of a normal game, a minute of the slowest formula. */
const ATTEMPTS = 300;
const DEFAULT_NAME = 'Partie préparée';

export const preparer: CliCommand = {
  name: 'preparer',
  summary: 'compose ou vérifie une partie à l’avance, la scelle, l’ouvre',
  usage:
    '[FEUILLE] [--graine N] [--formule X] [--scrabbles N] [--coups N] [--nom NOM] [--phrase FICHIER] [-o FICHIER] [--ouvrir FICHIER] [--lexique FICHIER]',
  operands: { label: 'FEUILLE (la partie à vérifier)', min: 0, max: 1 },
  options: {
    graine: { value: 'N', summary: 'la même graine donne la même partie (au hasard par défaut)' },
    formule: OPTIONS.formule,
    scrabbles: { value: 'N', summary: 'le nombre de scrabbles voulu, au moins' },
    coups: { value: 'N', summary: 'le nombre de coups voulu : 20, ou 18-22' },
    nom: { value: 'NOM', summary: 'le nom de la partie, lisible sur la partie scellée' },
    phrase: { value: 'FICHIER', summary: 'sa première ligne est la phrase secrète ; « - » : entrée standard' },
    sortie: { value: 'FICHIER', short: 'o', summary: 'le fichier à écrire : scellé avec --phrase, en clair sans' },
    ouvrir: { value: 'FICHIER', summary: 'montre la partie scellée de ce fichier' },
    lexique: OPTIONS.lexique,
    json: OPTIONS.json,
  },
  notes: [
    'Sans FEUILLE, Raccord compose la partie et pose le top à chaque coup. Une FEUILLE s’écrit comme pour « raccord rejouer » : tirages, solutions retenues, scores ; code de sortie 1 si elle a une faute, et rien n’est alors écrit.',
    'Avec « --phrase », seul le fichier scellé est écrit et aucune solution n’est affichée. Sans sa phrase secrète, une partie scellée est perdue.',
  ],
  examples: [
    'raccord preparer --scrabbles 5 --graine 7 -o finale.txt',
    'raccord exemples essai',
    'raccord preparer finale.txt --phrase essai/phrase.txt -o finale.scelle',
    'raccord preparer --ouvrir finale.scelle --phrase essai/phrase.txt',
  ],
  async run(call) {
    checkCall(call);
    const { phrase, sortie: target } = call.values;
    const passphrase = phrase === undefined ? undefined : await readPhrase(phrase);
    const make = await sourceOf(call, passphrase);
    const progress = makeProgress(call.json);
    const { isFree, lexicon, search } = await openLexicon(call.values.lexique, progress);
    const prepared = make({ words: (await lexicon()).words, graph: await search() }, progress);
    const { game, checked } = prepared;
    const findings = isFree ? checked.findings.map(sparingUnknownWords) : checked.findings;
    const hasFaults = findings.some(({ severity }) => severity === 'fault');
    const isSealing = target !== undefined && passphrase !== undefined;
    const file = hasFaults ? undefined : target;
    if (file !== undefined) writeTarget(file, isSealing ? sealed(game, passphrase) : makeRecord(game, checked.turns));
    if (call.json) printJson(answerOf(prepared, findings, isSealing, file));
    else {
      const screen = makeScreen(process.stdout);
      const lines = isSealing ? coveredLines(screen, game, findings) : clearLines(screen, prepared, findings, isFree);
      printOut([...lines, ...(target === undefined ? [] : writtenLines(screen, file, isSealing))]);
    }
    return hasFaults ? 1 : 0;
  },
};

/** What goes with what: a game comes from chance, from a record or from a sealed file. */
function checkCall({ values, operands: [path] }: Call): void {
  const refuse = (names: readonly string[], why: string) => {
    const name = names.find((option) => values[option] !== undefined);
    if (name) throw new CliFault(`Option « ${name === 'sortie' ? '-o' : `--${name}`} » en trop : ${why}.`);
  };
  if (values.ouvrir !== undefined) {
    if (path !== undefined) throw new CliFault(`Argument ${quote(path)} en trop : « --ouvrir » ne fait que montrer.`);
    refuse(['sortie', 'nom', ...WISHES], '« --ouvrir » ne fait que montrer une partie scellée');
    if (values.phrase === undefined) {
      throw new CliFault('Option « --phrase » manquante : donnez le fichier de la phrase secrète, ou « - ».');
    }
  } else if (values.phrase !== undefined && values.sortie === undefined) {
    throw new CliFault('Option « -o » manquante : dites où écrire la partie scellée.');
  }
  if (path !== undefined) refuse(WISHES, 'la feuille dit déjà toute la partie');
  if (values.phrase === '-' && (path === '-' || values.ouvrir === '-')) {
    throw new CliFault('L’entrée standard ne peut pas donner à la fois la partie et la phrase secrète (--phrase).');
  }
  const target = values.sortie;
  const read = [path, values.phrase, values.lexique].filter((name) => name !== undefined);
  if (target !== undefined && read.some((name) => isSameFile(name, target))) {
    throw new CliFault(`${quote(target)} est un fichier à lire (-o) : choisissez un autre fichier à écrire.`);
  }
}

/** The options that only a game made by chance can follow. */
const WISHES = ['graine', 'formule', 'scrabbles', 'coups'];

/** The first line of a file. */
async function readPhrase(path: string): Promise<string> {
  const { label, text } = await readText(path, '--phrase');
  const phrase = readPassphrase(text.split(/[\r\n]/, 1)[0]);
  if (!phrase.ok) throw new CliFault(`Dans ${label}, ${withoutCapital(phrase.fault.text)}`);
  return phrase.value;
}

type Make = (wordbook: Wordbook, progress: ProgressLine) => Prepared;

/** Reads what the game comes from; once the lexicon is there too, the game can be made and checked. */
async function sourceOf(call: Call, passphrase: string | undefined): Promise<Make> {
  const [path] = call.operands;
  const { ouvrir, nom } = call.values;
  const given = nom?.trim().replace(/\s+/g, ' ');
  if (ouvrir !== undefined && passphrase !== undefined) {
    const game = await readSealed(ouvrir, passphrase);
    return (wordbook) => ({ game, checked: checkPrepared(game, wordbook, playRulesOfToday()) });
  }
  if (path !== undefined) {
    const { record, name } = await readRecord(path);
    return (wordbook) => checkRecord(record, given || name, wordbook, playRulesOfToday());
  }
  const order = { ...orderOf(call), name: given || DEFAULT_NAME };
  return (wordbook, progress) => compose(order, wordbook, progress);
}

async function readRecord(path: string): Promise<{ record: GameRecord; name: string }> {
  const { label, text } = await readText(path, 'FEUILLE');
  if (parseSealedGame(text).ok) {
    throw new CliFault(`${quote(path)} est une partie scellée : montrez-la par « --ouvrir » avec sa phrase secrète.`);
  }
  const game = readGame(text);
  if (!game.ok) throw new CliFault(`Dans ${label}, ${withoutCapital(game.fault.text)}`);
  for (const alert of game.value.alerts) printAlert(alert);
  return { record: asRecord(game.value), name: game.value.name ?? (path === '-' ? DEFAULT_NAME : listName(path)) };
}

async function readSealed(path: string, passphrase: string): Promise<PreparedGame> {
  const { label, text } = await readText(path, '--ouvrir');
  const read = parseSealedGame(text);
  const opened = read.ok ? openGame(read.value, passphrase) : read;
  if (!opened.ok) throw new CliFault(`Dans ${label}, ${withoutCapital(printable(opened.fault.text))}`);
  return opened.value;
}

function orderOf(call: Call): Omit<GameOrder, 'name'> {
  return {
    formula: formulaOption(call).name,
    rules: playRulesOfToday(),
    seed: wholeNumberOption(call, 'graine', 0, LARGEST_SEED) ?? randomInt(LARGEST_SEED + 1),
    wishes: {
      ...NO_WISHES,
      scrabbles: wholeNumberOption(call, 'scrabbles', 0, MOST_TURNS) ?? 0,
      ...(call.values.coups === undefined ? {} : turnsWished(call.values.coups)),
    },
    attempts: ATTEMPTS,
  };
}

function turnsWished(text: string): Pick<Wishes, 'minTurns' | 'maxTurns'> {
  const [, least, most = least] = /^(\d{1,3})(?:-(\d{1,3}))?$/.exec(text) ?? [];
  const [minTurns, maxTurns] = [Number(least), Number(most)];
  if (minTurns >= 1 && minTurns <= maxTurns) return { minTurns, maxTurns };
  throw new CliFault(`Valeur ${quote(text)} refusée après « --coups » : écrivez un nombre, 20, ou deux, 18-22.`);
}

function compose(order: GameOrder, wordbook: Wordbook, progress: ProgressLine): Prepared {
  const made = generateGame(wordbook.graph, order, (tried) => {
    void progress.step('composition de la partie', tried / ATTEMPTS);
  });
  progress.end();
  if (!made.ok) throw new CliFault(made.fault.text);
  const checked = checkPrepared(made.value.game, wordbook, order.rules);
  // It stops where nothing can be played: that is its end.
  const findings = checked.findings.filter(({ code }) => code !== 'unfinished');
  return { ...made.value, checked: { ...checked, findings } };
}

/** The free lexicon lacks words that the tournament's may have. */
const sparingUnknownWords = (finding: Finding): Finding =>
  finding.code === 'word-not-admitted' ? { ...finding, severity: 'alert' } : finding;

function sealed(game: PreparedGame, passphrase: string): string {
  const result = sealGame(game, passphrase, { salt: randomBytes(SALT_BYTES), nonce: randomBytes(NONCE_BYTES) });
  return makeSealedGame(unwrap(result));
}

function answerOf({ game, checked, seed }: Prepared, findings: readonly Finding[], isCovered: boolean, file?: string) {
  const { name, formula } = game;
  if (isCovered) {
    const covered = findings.map(({ turn, code, severity }) => ({ turn, code, severity }));
    return { name, formula, findings: covered, file: file ?? null };
  }
  const turns = checked.turns.map(({ draw, word, reference, score, top }) => ({ draw, word, reference, score, top }));
  const [total, scrabbles] = [checked.total, scrabblesIn(checked)];
  return {
    name,
    formula,
    ...(seed === undefined ? {} : { seed }),
    turns,
    total,
    scrabbles,
    findings,
    file: file ?? null,
  };
}
