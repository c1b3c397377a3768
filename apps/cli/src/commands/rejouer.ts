import { asRecord, readGame } from '@raccord/files';
import { withoutCapital } from '@raccord/french';
import { keepOnBoard, replay, wordsLackedBy } from '@raccord/scrabble';
import { type CliCommand, CliFault } from '../command.ts';
import { readText } from '../input.ts';
import { openLexicon } from '../lexicons.ts';
import { OPTIONS } from '../options.ts';
import { printAlert, printJson } from '../output.ts';
import { makeProgress } from '../progress.ts';
import { showReplay } from '../screen/replay.ts';

export const rejouer: CliCommand = {
  name: 'rejouer',
  summary: 'rejoue une partie notée, recalcule les scores et les tops',
  usage: 'FICHIER [--lexique FICHIER]',
  operands: { label: 'FICHIER (la partie à rejouer)', min: 1, max: 1 },
  options: { lexique: OPTIONS.lexique, json: OPTIONS.json },
  notes: [
    'Le fichier est une feuille de partie, une partie d’Eliot (XML) ou l’export d’une fédération : il est reconnu à son contenu.',
    'Une feuille a un coup par ligne : tirage, mot, référence, score ; « # » ouvre un commentaire, « # formule: joker » dit la formule. Dans un tirage, « + » suit le reliquat et « - » en tête dit qu’il a été rejeté. Un joker est en minuscule ou entre parenthèses ; « * » derrière un mot dit qu’il en a un.',
    'Un mot non admis n’est qu’une alerte avec le dictionnaire libre, qui est incomplet ; c’est une erreur avec « --lexique ». Code de sortie 1 s’il y a une erreur.',
  ],
  examples: ['raccord exemples essai', 'raccord rejouer essai/partie.txt'],
  async run(call) {
    const { label, text } = await readText(call.operands[0], 'FICHIER');
    const read = readGame(text);
    if (!read.ok) throw new CliFault(`Dans ${label}, ${withoutCapital(read.fault.text)}`);
    const sound = keepOnBoard(asRecord(read.value));
    if (!sound.ok) throw new CliFault(`Dans ${label}, ${withoutCapital(sound.fault.text)}`);
    const record = sound.value;
    for (const alert of read.value.alerts) printAlert(alert);
    const opened = await openLexicon(call.values.lexique, makeProgress(call.json));
    const { words } = await opened.lexicon();
    const result = replay(record, words, await opened.search());
    const notAdmitted = wordsLackedBy(record, result);
    const faults = opened.isFree ? [] : notAdmitted.map((about) => ({ ...about, code: 'word-not-admitted' as const }));
    const errors = [...result.errors, ...faults].sort((a, b) => a.turn - b.turn);
    const alerts = opened.isFree ? notAdmitted : [];
    if (call.json) {
      const turns = result.turns.map(({ notAdmitted: _, ...turn }) => turn);
      printJson({
        turns,
        total: result.total,
        errors: errors.map(({ turn, line, code, text }) => ({ turn, line, code, text })),
        alerts,
      });
    } else {
      showReplay(record, result, errors, alerts);
    }
    return errors.length === 0 ? 0 : 1;
  },
};
