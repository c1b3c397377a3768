import { longDay } from '@raccord/french';
import type { Lexicon } from '@raccord/scrabble';
import { CLUB_OPTION } from '../clubs.ts';
import { type Call, type CliCommand, CliFault } from '../command.ts';
import { DATA_NOTE, DATA_OPTIONS, directoryOf, loadServer, withStore } from '../data.ts';
import { openLexicon } from '../lexicons.ts';
import { OPTIONS } from '../options.ts';
import { printJson, printOut } from '../output.ts';
import { makeProgress } from '../progress.ts';
import { counted, quote } from '../text.ts';

export const lexiqueAjouter: CliCommand = {
  name: 'lexique ajouter',
  summary: 'ajoute un dictionnaire à ceux des tournois',
  usage: 'FICHIER [--nom NOM] [--des JOUR] [--club CLUB] [--donnees DOSSIER | --database ADRESSE]',
  operands: { label: 'FICHIER (un dictionnaire compilé, une liste de mots ou un .dawg d’Eliot)', min: 1, max: 1 },
  options: {
    nom: { value: 'NOM', summary: 'le nom du dictionnaire (par défaut, le sien ou celui du fichier)' },
    des: { value: 'JOUR', summary: 'en fait le dictionnaire du club dès ce jour (2027-01-01)' },
    club: CLUB_OPTION,
    ...DATA_OPTIONS,
    json: OPTIONS.json,
  },
  notes: [
    'Le serveur peut tourner : il voit le nouveau dictionnaire aussitôt. Des mots déjà présents ne s’ajoutent pas une seconde fois, et gardent leur nom.',
    'Avec --des, les soirées créées ensuite pour ce jour ou après prennent ce dictionnaire d’elles-mêmes ; un tournoi déjà créé garde le sien.',
    DATA_NOTE,
  ],
  examples: [
    'raccord exemples essai',
    'raccord lexique ajouter essai/mots.txt --nom "Mes mots" --donnees essai/donnees',
  ],
  async run(call) {
    const [path] = call.operands;
    const opened = await (await openLexicon(path, makeProgress(call.json), 'FICHIER')).lexicon();
    const lexicon = { ...opened, name: call.values.nom ?? opened.name };
    const { name, hash } = await addToClub(call, lexicon);
    const words = lexicon.words.wordCount;
    if (call.json) printJson({ name, words, hash });
    else
      printOut([
        `Dictionnaire ${quote(name)} prêt pour les tournois : ${counted(words, 'mot')}.`,
        ...(call.values.des === undefined ? [] : [`C’est celui du club à partir du ${longDay(call.values.des)}.`]),
        `Empreinte : ${hash}`,
      ]);
    return 0;
  },
};

/** Of the club that is named, otherwise of the oldest one; where there is no base yet, one is made. */
export async function addToClub(
  call: Call,
  lexicon: Lexicon,
): Promise<{ readonly name: string; readonly hash: string }> {
  const { club, des } = call.values;
  const directory = directoryOf(call.values.donnees);
  const server = await loadServer();
  const added = await withStore(
    call,
    (store) => server.addLexiconToClub(store, server.lexiconsIn(directory), club, lexicon, des),
    club === undefined ? server.openStore : undefined,
  );
  if (!added.ok) throw new CliFault(added.fault.text);
  return added.value;
}
