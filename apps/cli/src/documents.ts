import { list } from '@raccord/french';
import type { ExportOrder } from '@raccord/server';
import { type Call, CliFault } from './command.ts';
import { originOf, wholeNumberOption } from './options.ts';
import { nearest, quote } from './text.ts';

type DocumentName = ExportOrder['document'];
type Grouping = NonNullable<ExportOrder['by']>;

interface CalledDocument {
  readonly name: string;
  readonly what: string;
  /** What may be said of it. */
  readonly options: readonly (keyof typeof DOCUMENT_OPTIONS)[];
}

/** The documents of a tournament as the command line calls them. */
const DOCUMENTS: Readonly<Record<DocumentName, CalledDocument>> = {
  results: {
    name: 'resultats',
    what: 'classements en .xlsx, .csv, .html, .json, ou .txt pour le logiciel fédéral',
    options: ['partie', 'par', 'centre'],
  },
  game: {
    name: 'partie',
    what: 'une partie en .txt, en .xml pour Eliot, ou page à rejouer en .html',
    options: ['partie'],
  },
  site: {
    name: 'site',
    what: 'ce qui est publié du tournoi ou de la saison, en pages pour le site du club : un dossier nouveau ou vide, ou un .zip',
    options: [],
  },
  'game-sheet': {
    name: 'feuille',
    what: 'la feuille d’une partie, avec sa grille (.pdf)',
    options: ['partie', 'papier'],
  },
  ranking: { name: 'classement', what: 'le classement à afficher (.pdf)', options: ['partie', 'par', 'mur', 'papier'] },
  'player-sheets': {
    name: 'joueurs',
    what: 'la feuille de chaque joueur, ou d’un seul (.pdf)',
    options: ['joueur', 'centre', 'tables', 'papier'],
  },
  'starting-list': {
    name: 'depart',
    what: 'la liste de départ, avec un QR code par joueur si --adresse est donnée (.pdf)',
    options: ['centre', 'tables', 'papier', 'adresse'],
  },
  'table-list': {
    name: 'tables',
    what: 'qui est assis où, par table et par nom (.pdf)',
    options: ['centre', 'tables', 'papier'],
  },
  'blank-slips': {
    name: 'bulletins',
    what: 'des bulletins vierges au numéro de chaque table (.pdf)',
    options: ['centre', 'tables', 'exemplaires', 'papier'],
  },
  'second-referee-sheet': {
    name: 'double-arbitrage',
    what: 'la feuille de double arbitrage d’un coup (.pdf)',
    options: ['partie', 'coup', 'centre', 'tables', 'papier'],
  },
  'correction-slips': {
    name: 'billets',
    what: 'les nouveaux billets de correction, notés comme imprimés (.pdf)',
    options: ['partie', 'coup', 'centre', 'tables', 'reimprimer', 'papier'],
  },
  'appeal-file': {
    name: 'dossier',
    what: 'le dossier d’un second recours, du dernier ou de celui qui est dit (.pdf, .json)',
    options: ['sujet', 'partie', 'coup', 'joueur', 'centre', 'papier'],
  },
};

const WHOLE = 'tournoi';

const NAMES: ReadonlyMap<string, DocumentName> = new Map(
  Object.entries(DOCUMENTS).map(([document, { name }]) => [name, document as DocumentName]),
);

export const DOCUMENT_CHOICES = {
  title: 'Documents',
  entries: [
    [WHOLE, 'par défaut : tout le tournoi, qu’une autre installation importe (.raccord)'],
    ...Object.values(DOCUMENTS).map(({ name, what }) => [name, what] as const),
  ],
} as const;

const GROUPINGS: ReadonlyMap<string, Grouping> = new Map([
  ['categorie', 'category'],
  ['serie', 'series'],
  ['club', 'club'],
  ['federation', 'federation'],
  ['paires', 'pairs'],
  ['equipes', 'teams'],
  ['clubs', 'clubs'],
]);

/** What a second appeal may be about. */
const SUBJECTS: ReadonlyMap<string, NonNullable<ExportOrder['about']>> = new Map([
  ['bulletin', 'slip'],
  ['avertissement', 'warning'],
  ['tirage', 'draw'],
  ['solution', 'solution'],
  ['annulation', 'cancellation'],
  ['retard', 'lateness'],
  ['fin', 'end'],
  ['exclusion', 'exclusion'],
]);

const PAPERS = ['A4', 'Letter'] as const;

export const DOCUMENT_OPTIONS = {
  partie: { value: 'NOM', summary: 'la partie (par défaut, la dernière commencée, ou toutes)' },
  coup: { value: 'N', summary: 'le coup, pour double-arbitrage, billets et dossier' },
  sujet: { value: 'SUJET', summary: `ce que conteste le recours du dossier : ${list([...SUBJECTS.keys()], 'ou')}` },
  joueur: { value: 'NOM', summary: 'ce joueur seul' },
  centre: { value: 'NOM', summary: 'ce centre seul' },
  tables: { value: 'A-B', summary: 'ces tables seules' },
  par: { value: 'GROUPE', summary: `un classement par ${list([...GROUPINGS.keys()], 'ou')}` },
  mur: { summary: 'un classement en largeur et en grand, à lire de loin' },
  exemplaires: { value: 'N', summary: 'combien de bulletins vierges par table' },
  reimprimer: { summary: 'les billets déjà imprimés qui ne sont pas encore remis' },
  papier: { value: 'FORMAT', summary: `${PAPERS.join(' ou ')} (${PAPERS[0]} par défaut)` },
  adresse: { value: 'ADRESSE', summary: 'l’adresse du serveur, où mènent les QR codes de la liste de départ' },
} as const;

/** The size of paper asked for. */
export const paperOf = (call: Call): (typeof PAPERS)[number] | undefined =>
  oneOf(call, 'papier', new Map(PAPERS.map((name) => [name.toLowerCase(), name])));

/** What the call asks for; undefined for the whole tournament. */
export function exportOrder(call: Call, target: string): ExportOrder | undefined {
  const [, wanted = WHOLE] = call.operands;
  const document = NAMES.get(wanted.toLowerCase());
  if (wanted === WHOLE) {
    const stray = Object.keys(DOCUMENT_OPTIONS).find((name) => call.switches.has(name));
    if (stray) throw new CliFault(`Option « --${stray} » en trop : dites d’abord quel document écrire.`);
    return undefined;
  }
  if (!document) {
    const names = [WHOLE, ...NAMES.keys()];
    const meant = nearest(wanted, names);
    throw new CliFault(
      `Document ${quote(wanted)} inconnu : ${meant ? `vouliez-vous dire « ${meant} » ?` : `choisissez ${list(names, 'ou')}.`}`,
    );
  }
  const { partie, joueur, centre, adresse } = call.values;
  checkOptions(call, DOCUMENTS[document]);
  return {
    document,
    extension: /\.([a-z]+)$/i.exec(target)?.[1].toLowerCase() ?? '',
    paper: paperOf(call),
    by: oneOf(call, 'par', GROUPINGS),
    about: oneOf(call, 'sujet', SUBJECTS),
    turn: wholeNumberOption(call, 'coup', 1, 1000),
    copies: wholeNumberOption(call, 'exemplaires', 1, 100),
    game: partie,
    entrant: joueur,
    centre,
    printed: call.switches.has('reimprimer'),
    wall: call.switches.has('mur'),
    ...tablesOf(call),
    ...(adresse === undefined ? {} : { base: originOf(adresse) }),
  };
}

/** An option that this document does not know is refused: ignored, it would be taken for one that works. */
function checkOptions({ switches }: Call, { name, options }: CalledDocument): void {
  const stray = Object.keys(DOCUMENT_OPTIONS).find(
    (option) => switches.has(option) && !options.some((one) => one === option),
  );
  if (!stray) return;
  const known = options.length === 0 ? 'n’en prend aucune' : `prend ${list(options.map((one) => `« --${one} »`))}`;
  throw new CliFault(`Option « --${stray} » en trop : le document « ${name} » ${known}.`);
}

/** Does making it leave a trace in the tournament: slips noted as printed, links? */
export const isNoted = ({ document, printed, base }: ExportOrder): boolean =>
  (document === 'correction-slips' && !printed) || base !== undefined;

function oneOf<T extends string>({ values }: Call, option: string, known: ReadonlyMap<string, T>): T | undefined {
  const given = values[option];
  if (given === undefined) return undefined;
  const found = known.get(given.toLowerCase());
  if (found) return found;
  throw new CliFault(
    `Valeur ${quote(given)} refusée après « --${option} » : choisissez ${list([...known.keys()], 'ou')}.`,
  );
}

function tablesOf({ values: { tables } }: Call): { from?: number; to?: number } {
  if (tables === undefined) return {};
  const [, from, to = from] = /^(\d{1,6})(?:-(\d{1,6}))?$/.exec(tables) ?? [];
  if (from === undefined || Number(from) > Number(to)) {
    throw new CliFault(`Tables ${quote(tables)} refusées (--tables) : écrivez 12, ou 1-40, la plus petite d’abord.`);
  }
  return { from: Number(from), to: Number(to) };
}
