import type { BellAnswer } from '@raccord/server';
import { openBrowser } from '../browser.ts';
import { type Call, type CliCommand, CliFault } from '../command.ts';
import {
  DATA_NOTE,
  DATA_OPTIONS,
  type DataPlace,
  dataPlaceOf,
  directoryOf,
  loadServer,
  nameOfPlace,
  telling,
} from '../data.ts';
import { codeOf } from '../files.ts';
import { holdWindow } from '../hold.ts';
import { asideOf, PORTS, PortTaken, startOrJoin } from '../launch.ts';
import { LIMIT_OPTIONS, type Limits, limitsOf } from '../limits.ts';
import { type Log, openLog } from '../log.ts';
import { tellNewVersion } from '../newversion.ts';
import { OPTIONS, originOf, wholeNumberOption } from '../options.ts';
import { mention, outliveReader, printAlert, printJson, printOut } from '../output.ts';
import { startProfile } from '../profile.ts';
import { makeProgress } from '../progress.ts';
import { eveningLine } from '../screen/evening.ts';
import { makeScreen } from '../screen/screen.ts';
import { joinedLines, startedLines } from '../screen/servir.ts';
import { quote } from '../text.ts';

const USUAL_PORT = 4747;
/** In megabytes. */
const LEAST_MEMORY = 256;
const MOST_MEMORY = 1_000_000;
/** Whoever reads the list of processes of this computer sees what its browser was started with. */
const TICKET_TWICE =
  'L’adresse donnée au navigateur a été demandée deux fois. Si votre page ne s’est pas ouverte, un autre utilisateur de cet ordinateur a pu prendre le poste du juge-arbitre : double-cliquez à nouveau sur Raccord puis, à l’accueil, sous « Liens du juge-arbitre », révoquez les autres liens.';
/** How long the link of a second start can be read. */
const READING_MS = 20_000;

export const servir: CliCommand = {
  name: 'servir',
  summary: 'démarre l’application et donne son lien au juge-arbitre',
  usage:
    '[--ouvrir] [--port N] [--host ADRESSE] [--donnees DOSSIER] [--database ADRESSE] [--demo] [--relais LIEN] [--derriere-proxy] [--adresse URL] [--memoire MO] [--journal FICHIER] [--profil FICHIER] [--limite-… N]',
  options: {
    ouvrir: { summary: 'ouvre le navigateur ; si Raccord tourne déjà sur ces données, ouvre celui-là' },
    port: { value: 'N', summary: `le port (${USUAL_PORT} par défaut ; 0 : n’importe lequel de libre)` },
    host: { value: 'ADRESSE', summary: 'où écouter (par défaut, tout le réseau ; 127.0.0.1 : cet ordinateur seul)' },
    ...DATA_OPTIONS,
    demo: { summary: 'ajoute un tournoi de démonstration, s’il n’y est pas' },
    relais: {
      value: 'LIEN',
      summary: 'tient la salle d’un centre, même coupée du serveur du tournoi, qui a donné ce lien',
    },
    'derriere-proxy': { summary: 'un proxy chiffre devant (TLS) et dit par X-Forwarded-* qui demande' },
    adresse: { value: 'URL', summary: 'l’adresse publique à écrire dans les liens : https://…' },
    memoire: {
      value: 'MO',
      summary:
        'la mémoire que le serveur peut prendre (1024 par défaut) : au-delà, les tournois que personne ne suit sont fermés',
    },
    journal: { value: 'FICHIER', summary: 'y écrit le journal du serveur, à la suite : une ligne JSON par demande' },
    profil: { value: 'FICHIER', summary: 'y écrit, à l’arrêt, à quoi le processeur a servi (.cpuprofile)' },
    ...LIMIT_OPTIONS,
    json: OPTIONS.json,
  },
  notes: [
    DATA_NOTE,
    'Avec PostgreSQL, « --donnees » dit encore où sont les dictionnaires importés.',
    'Avec « --relais », ou la variable RACCORD_RELAIS : le lien affiché est celui du responsable du centre, et le réseau n’est nécessaire qu’au premier démarrage. Ce que la salle confirme est gardé ici et transmis dans l’ordre dès que le serveur du tournoi répond.',
    'Le lien affiché est valable un jour, puis trente s’il a été ouvert ; « raccord liens » donne la liste des liens et en révoque.',
    'Le lien est affiché en dernier ; ensuite, une ligne par événement de la soirée : qui est en ligne, quel coup se joue. Sans « --journal », seul ce qui va mal est écrit, sur la sortie d’erreur.',
    'Avec « --profil », pour trouver ce qui retient le serveur : quelques minutes suffisent, le fichier s’ouvre dans les outils de développement d’un navigateur. « /api/health » dit au juge-arbitre de l’installation quand le serveur s’est fait attendre.',
    'Les limites (--limite-…) comptent par minute ; au-delà, la réponse est 429 et dit combien attendre. Un lien qui ouvre n’est jamais refusé, quoi qu’on ait essayé de la même adresse.',
    `Avec « --ouvrir », ce que fait un double-clic : si le port ${USUAL_PORT} est pris par un autre programme, l’un des ${PORTS - 1} suivants est pris, à moins que « --port » n’en nomme un ; le navigateur qui ne s’ouvre pas n’est pas une erreur.`,
    'Ctrl-C, SIGTERM ou la fermeture de la fenêtre laissent finir ce qui est en cours, puis arrêtent ; un second Ctrl-C n’attend pas.',
    'Avec « --json » : url, link (le lien du juge-arbitre), data et port, puis plus rien ; fault, si le disque est plein : rien ne s’écrit, ce qui est enregistré se lit, et link n’est que l’adresse.',
  ],
  examples: ['raccord servir --demo --donnees essai --port 0'],
  async run(call) {
    const order = orderOf(call);
    const stopAsked = waitForStop();
    const { profil } = call.values;
    const writeProfile = profil === undefined ? undefined : startProfile(profil);
    const running = await begin(call, order);
    if (!running) return 0;
    await tellNewVersion(order.directory);
    await tell(call, order, running);
    outliveReader();
    await stopAsked;
    await running.stop();
    writeProfile?.();
    await order.log?.close();
    return 0;
  },
};

interface ServeOrder {
  readonly place: DataPlace;
  /** Of the lexicons, and of the database unless it is PostgreSQL. */
  readonly directory: string;
  readonly port: number;
  readonly isPortChosen: boolean;
  readonly host: string | undefined;
  readonly publicUrl: string | undefined;
  /** The link of the relay of a centre. */
  readonly relay: string | undefined;
  /** In megabytes. */
  readonly memory: number | undefined;
  readonly log: Log | undefined;
  readonly limits: Limits;
}

function orderOf(call: Call): ServeOrder {
  const { donnees, database, host, adresse, relais, journal } = call.values;
  const relay = relais ?? (process.env.RACCORD_RELAIS || undefined);
  if (relay !== undefined && (database !== undefined || call.switches.has('demo'))) {
    throw new CliFault(
      'Un relais a sa propre base et le seul tournoi de son serveur (--relais) : retirez « --database » et « --demo ».',
    );
  }
  return {
    place: placeFor(call, relay),
    directory: directoryOf(donnees),
    relay,
    port: wholeNumberOption(call, 'port', 0, 65535) ?? USUAL_PORT,
    isPortChosen: call.values.port !== undefined,
    host,
    publicUrl: adresse === undefined ? undefined : originOf(adresse),
    memory: wholeNumberOption(call, 'memoire', LEAST_MEMORY, MOST_MEMORY),
    limits: limitsOf(call),
    log: journal === undefined ? undefined : openLog(journal),
  };
}

/** A relay keeps its data in a directory, whatever the environment says. */
function placeFor(call: Call, relay: string | undefined): DataPlace {
  const { donnees, database } = call.values;
  if (relay !== undefined) return { directory: directoryOf(donnees) };
  return database === undefined ? dataPlaceOf(call) : { url: database };
}

/** Resolves at the first SIGINT, SIGTERM or SIGHUP; the next one ends the program at once. */
function waitForStop(): Promise<void> {
  return new Promise((resolve) => {
    let isAsked = false;
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
      process.on(signal, () => {
        if (isAsked) process.exit(130);
        isAsked = true;
        resolve();
      });
    }
  });
}

type Running = Awaited<ReturnType<Awaited<ReturnType<typeof loadServer>>['startServer']>>;

/** Starts the server; undefined when it was opened, with `--ouvrir`, where it runs already. */
async function begin(call: Call, order: ServeOrder): Promise<Running | undefined> {
  if (!call.switches.has('ouvrir')) return start(call, order, order.port);
  process.title = 'Raccord'; // of its window, on Windows
  if (!call.json) process.stderr.write('Raccord démarre…\n');
  const begun = await startOrJoin(order, (port) => start(call, order, port));
  if ('started' in begun) return begun.started;
  await join(call, order, begun.joined);
  return undefined;
}

/** Opens the page of the server that runs, in a window that goes when it was read. */
async function join(call: Call, order: ServeOrder, rung: BellAnswer): Promise<void> {
  const { link, opening } = rung;
  const { origin, port } = new URL(link);
  if (call.json) printJson({ url: origin, link, data: nameOfPlace(order.place), port: Number(port) });
  else printOut(joinedLines(makeScreen(process.stdout), link));
  for (const sentence of asideOf(call, rung)) printAlert(sentence);
  openBrowser(opening);
  await order.log?.close();
  if (!call.json) await holdWindow(READING_MS);
}

async function start(
  { switches, json }: Call,
  { place, directory, host, publicUrl, relay, memory, limits, log }: ServeOrder,
  port: number,
): Promise<Running> {
  const { startServer, addDemoTo } = await loadServer();
  if (switches.has('demo')) {
    const progress = makeProgress(json);
    await progress.step('tournoi de démonstration', 0.5);
    await telling(addDemoTo(place, directory));
    progress.end();
  }
  const started = startServer({
    directory,
    port,
    limits,
    behindProxy: switches.has('derriere-proxy'),
    ...(log === undefined ? { logLevel: 'warn' } : { logLevel: 'info', logStream: log }),
    onTicketTwice: () => printAlert(TICKET_TWICE),
    ...(json ? {} : { onEvening: (news) => mention(eveningLine(news)) }),
    ...('url' in place ? { databaseUrl: place.url } : {}),
    ...(relay === undefined ? {} : { relay }),
    ...(host === undefined ? {} : { host }),
    ...(publicUrl === undefined ? {} : { publicUrl }),
    ...(memory === undefined ? {} : { memory: memory * 2 ** 20 }),
  });
  return telling(started).catch((error) => {
    throw listeningFault(error, port, host) ?? error;
  });
}

function listeningFault(error: unknown, port: number, host: string | undefined): CliFault | undefined {
  const other = 'choisissez-en un autre avec « --port »';
  switch (codeOf(error)) {
    case 'EADDRINUSE':
      return new PortTaken(
        `Le port ${port} est déjà pris, peut-être par un Raccord qui tourne : arrêtez l’autre programme, ou ${other}.`,
      );
    case 'EACCES':
      return new CliFault(`Le port ${port} est réservé : ${other}, au-dessus de 1023.`);
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return new CliFault(
        `${quote(host ?? '')} n’est pas une adresse de cet ordinateur (--host) : laissez-la de côté.`,
      );
    default:
      return undefined;
  }
}

async function tell({ json, switches }: Call, { place, publicUrl, log }: ServeOrder, running: Running): Promise<void> {
  const { url, addresses, chiefLink, centre, fault } = running;
  const data = nameOfPlace(place);
  const isOpened = switches.has('ouvrir');
  const link = publicUrl === undefined ? chiefLink.replace(addresses[0] ?? url, url) : chiefLink;
  if (json) {
    const port = Number(new URL(url).port || 80);
    printJson({ url, link: chiefLink, data, port, ...(fault ? { fault: fault.text } : {}) });
  } else if (!fault) {
    printOut(
      startedLines(makeScreen(process.stdout), {
        ...{ link, centre, addresses, data, isOpened },
        // Whoever double clicks is at this computer: a second link would push his own out of a small window.
        linkFromAfar: link === chiefLink || isOpened ? undefined : chiefLink,
        log: log?.path,
        isBehindProxy: switches.has('derriere-proxy') && publicUrl === undefined,
        code: process.stdout.isTTY && !isOpened ? await codeOfLink(chiefLink) : [],
      }),
    );
  }
  if (fault) printAlert(`${fault.text} D’ici là, qui a déjà ouvert son poste y lit ce qui est enregistré : ${url}`);
  if (isOpened) openBrowser(fault ? url : running.opening(chiefLink));
}

/** A code to be read by a telephone. */
async function codeOfLink(link: string): Promise<string[]> {
  const { default: qrcode } = await import('qrcode');
  return (await qrcode.toString(link, { type: 'terminal', small: true })).trimEnd().split('\n');
}
