import { statSync } from 'node:fs';
import { resolve } from 'node:path';
import { number } from '@raccord/french';
import type { CliCommand } from '../command.ts';
import { DATA_NOTE, DATA_OPTIONS, withStore } from '../data.ts';
import { OPTIONS, required } from '../options.ts';
import { printJson, printOut } from '../output.ts';
import { counted, quote } from '../text.ts';

export const sauvegarder: CliCommand = {
  name: 'sauvegarder',
  summary: 'copie tous les tournois dans un fichier, même pendant que le serveur tourne',
  usage: '-o FICHIER [--donnees DOSSIER | --database ADRESSE]',
  options: {
    sortie: {
      value: 'FICHIER',
      short: 'o',
      summary: 'la sauvegarde à écrire ; un fichier présent n’est jamais remplacé',
    },
    ...DATA_OPTIONS,
    json: OPTIONS.json,
  },
  notes: [
    DATA_NOTE,
    'La sauvegarde contient tout : tournois, liens, sessions. Gardez-la comme une clé. « raccord restaurer » la remet en place ; « raccord verifier » la vérifie.',
  ],
  examples: ['raccord exemples essai', 'raccord sauvegarder -o essai/samedi.sqlite --donnees essai/donnees'],
  async run(call) {
    const target = resolve(required(call, 'sortie', 'le fichier à écrire, par « -o FICHIER »'));
    const streams = await withStore(call, async (store) => {
      await store.backup(target);
      return store.streams();
    });
    const { size } = statSync(target);
    if (call.json) printJson({ file: target, bytes: size, tournaments: streams.length });
    else {
      const what = `${counted(streams.length, 'tournoi')}, ${number(Math.ceil(size / 1024))} ko`;
      printOut(`Sauvegarde écrite dans ${quote(target)} : ${what}.`);
    }
    return 0;
  },
};
