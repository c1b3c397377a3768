import type { Fault } from '@raccord/scrabble';

const TEXTS = {
  'relay-link': () =>
    'Ce lien de relais n’est pas lisible (--relais) : copiez-le entier, de « http » à la dernière lettre.',
  'relay-unreachable': (base) =>
    `Le serveur du tournoi ne répond pas (${base}) : le premier démarrage d’un relais a besoin du réseau. Rétablissez-le, puis recommencez.`,
  'relay-refused': () =>
    'Le serveur du tournoi refuse ce lien (--relais) : demandez au juge-arbitre un lien de relais pour votre centre.',
  'relay-elsewhere': (directory) =>
    `Ce dossier est celui d’un autre relais ou d’un autre serveur (${directory}) : donnez-en un neuf par « --donnees ».`,
  'relay-data': (directory) =>
    `Ce dossier est celui d’un relais (${directory}) : démarrez avec « --relais LIEN », ou donnez un autre dossier par « --donnees ».`,
  'relay-running': (directory) =>
    `Un relais tourne déjà dans ce dossier (${directory}) : servez-vous de lui, ou arrêtez-le (Ctrl-C dans sa fenêtre), puis recommencez.`,
  'relay-lexicon': () =>
    'Le dictionnaire du tournoi n’a pas pu être pris au serveur du tournoi : rétablissez le réseau, puis recommencez.',
} satisfies Readonly<Record<string, (where: string) => string>>;

export type RelayFaultCode = keyof typeof TEXTS;

/** Thrown where a relay cannot start. */
export class RelayFault extends Error implements Fault<RelayFaultCode> {
  override readonly name = 'RelayFault';
  readonly code: RelayFaultCode;

  constructor(code: RelayFaultCode, where = '') {
    super(TEXTS[code](where));
    this.code = code;
  }

  get text(): string {
    return this.message;
  }
}
