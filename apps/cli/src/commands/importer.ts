import { decodeText } from '@raccord/files';
import { CLUB_OPTION } from '../clubs.ts';
import { type CliCommand, CliFault } from '../command.ts';
import { DATA_NOTE, DATA_OPTIONS } from '../data.ts';
import { EDITION_SUMMARY } from '../editions.ts';
import { IMPORTERS } from '../importing/index.ts';
import { inputLabel, readContent } from '../input.ts';
import { OPTIONS } from '../options.ts';

/** The options that are for some kinds of files only. */
const OF_SOME = [...new Set(IMPORTERS.flatMap(({ options }) => options))];

export const importer: CliCommand = {
  name: 'importer',
  summary: 'ajoute un tournoi exporté ou une partie, ou inscrit une liste de joueurs',
  usage:
    'FICHIER [--identifiant ID] [--nom NOM] [--edition E] [--lexique FICHIER] [--club CLUB] [--tournoi TOURNOI] [--centre CENTRE] [--oui] [--donnees DOSSIER | --database ADRESSE]',
  operands: { label: 'FICHIER (un tournoi exporté, une partie ou une liste de joueurs)', min: 1, max: 1 },
  options: {
    identifiant: {
      value: 'ID',
      summary: 'comment appeler ici un tournoi (par défaut, comme à son origine ou comme le fichier)',
    },
    nom: { value: 'NOM', summary: 'le nom du tournoi d’une partie (par défaut, le sien ou celui du fichier)' },
    edition: {
      value: 'E',
      summary: `le règlement d’une partie : ${EDITION_SUMMARY}`,
    },
    lexique: {
      value: 'FICHIER',
      summary: 'celui d’une partie, qui s’ajoute à ceux des tournois (le dictionnaire libre par défaut)',
    },
    club: CLUB_OPTION,
    tournoi: { value: 'TOURNOI', summary: 'le tournoi où inscrire des joueurs : son identifiant ou son nom' },
    centre: { value: 'CENTRE', summary: 'son centre, s’il en a plusieurs' },
    oui: { summary: 'écrit sans demander' },
    ...DATA_OPTIONS,
    json: OPTIONS.json,
  },
  notes: [
    'Le contenu dit ce qu’est le fichier. Le serveur peut tourner.',
    'Un tournoi : sa chaîne est vérifiée d’abord ; un fichier changé ou coupé est refusé. Pour l’ouvrir, il faut aussi son dictionnaire.',
    'Une partie : celle d’un fichier d’Eliot (.xml), de l’export d’une fédération ou d’une feuille de partie (.txt). Elle devient un tournoi, où le total de chacun est celui du fichier ; une décision le dit partout où le règlement donnerait autre chose. Les mots posés doivent être au dictionnaire.',
    'Une liste de joueurs : un texte (.csv, .txt) ou un classeur (.xlsx, .ods), une ligne par joueur ou par paire ; les colonnes sont connues par leurs titres, dans n’importe quel ordre (joueur, ou nom et prénom, licence, catégorie, série, club, table…). La liste est montrée d’abord, et rien n’est écrit sans « --oui » ou sans votre accord. Les lignes refusées et les joueurs déjà inscrits sont laissés de côté ; s’il y en a, le code de sortie est 1.',
    DATA_NOTE,
  ],
  examples: [
    'raccord exemples essai',
    'raccord importer essai/mardi.raccord --identifiant bis --donnees essai/donnees',
    'raccord importer essai/partie.txt --donnees essai/donnees',
    'raccord importer essai/liste.csv --tournoi mardi --oui --donnees essai/donnees',
  ],
  async run(call) {
    const source = await readContent(call.operands[0], 'FICHIER');
    const text = decodeText(source.bytes);
    const file = { ...source, text: text.ok ? text.value : undefined };
    const found = IMPORTERS.find((one) => one.detects(file));
    if (!found) {
      throw new CliFault(
        `${inputLabel(file)} : contenu inconnu (FICHIER) ; Raccord importe un tournoi exporté, une partie ou une liste de joueurs.`,
      );
    }
    const stray = OF_SOME.find((name) => call.switches.has(name) && !found.options.includes(name));
    if (stray) throw new CliFault(`Option « --${stray} » en trop : ${inputLabel(file)} est lu comme ${found.what}.`);
    return found.run(call, file);
  },
};
