import { exactMoment, number } from '@raccord/french';
import { counted, quote, wrap } from '../text.ts';
import { table } from './layout.ts';
import type { Terminal } from './screen.ts';

/** What a server that has just started tells. */
export interface Started {
  /** For the chief referee, or the chief of the centre of a relay, on this computer. */
  readonly link: string;
  /** The centre that it serves, when it is a relay. */
  readonly centre: string | undefined;
  /** The same from another machine, if there is a way. */
  readonly linkFromAfar: string | undefined;
  /** Where the machines of the local network find it. */
  readonly addresses: readonly string[];
  readonly data: string;
  /** The file of the log. */
  readonly log: string | undefined;
  readonly isBehindProxy: boolean;
  /** In a window of its own, with the browser opened beside it. */
  readonly isOpened: boolean;
  /** The code of the link as lines of a terminal; none elsewhere. */
  readonly code: readonly string[];
}

export function startedLines(screen: Terminal, started: Started): string[] {
  const { link, centre, linkFromAfar, addresses, data, log, isBehindProxy, isOpened, code } = started;
  const strong = (text: string) => screen.paint('strong', text);
  const note = (text: string) => wrap(text, screen.width).map((line) => screen.paint('faint', line));
  return [
    strong('Raccord est prêt.'),
    ...(addresses.length > 0
      ? ['Sur le réseau local :', ...addresses.map((address) => `  ${address}`)]
      : note(
          'Aucun autre appareil ne peut entrer : cet ordinateur n’est relié à aucun réseau, ou Raccord est démarré pour lui seul.',
        )),
    `Données : ${data}`,
    ...(log === undefined ? [] : [`Journal : ${log}`]),
    ...(isOpened
      ? ['Laissez cette fenêtre ouverte. La fermer arrête Raccord ; rien n’est perdu.']
      : ['Ctrl-C arrête le serveur ; rien n’est perdu.', 'Les autres commandes : raccord aide.']
    ).flatMap(note),
    '',
    ...code,
    ...(linkFromAfar === undefined ? [] : ['Depuis une autre machine :', `  ${linkFromAfar}`]),
    ...(isBehindProxy ? note('Derrière un proxy, remplacez le début du lien par l’adresse publique.') : []),
    ...(isOpened ? ['Le navigateur s’ouvre ; s’il ne s’ouvre pas :'] : []),
    centre === undefined
      ? 'Ouvrez ce lien : c’est celui du juge-arbitre (ne le donnez à personne d’autre).'
      : `Relais du centre ${quote(centre)}. Ouvrez ce lien : c’est celui de son responsable (ne le donnez à personne d’autre).`,
    `  ${screen.paint('good', link)}`,
    '',
  ];
}

/** What is told where a server runs already on the same data. */
export const joinedLines = (screen: Terminal, link: string): string[] => [
  screen.paint('strong', 'Raccord tourne déjà : sa page s’ouvre dans le navigateur.'),
  'S’il ne s’ouvre pas, ouvrez ce lien (ne le donnez à personne d’autre) :',
  `  ${screen.paint('good', link)}`,
];

/** A tournament or a club whose chain was followed, as `verifier` and `restaurer` tell it. */
interface CheckedStream {
  readonly id: string;
  readonly name: string;
  readonly events: number;
  readonly broken:
    | { readonly sequence: number; readonly type: string | undefined; readonly at: number | undefined }
    | undefined;
}

interface CheckedTexts extends CheckedStream {
  readonly changedTexts: number;
}

export interface CheckedBase {
  readonly tournaments: readonly CheckedStream[];
  readonly clubs: readonly CheckedTexts[];
  readonly sittings: readonly CheckedStream[];
  readonly calendar: CheckedTexts;
}

const streamFacts = ({ id, name, events, broken }: CheckedStream) => ({
  id,
  name,
  events,
  sound: broken === undefined,
  brokenEvent: broken?.sequence ?? null,
});

const textsFacts = (checked: CheckedTexts) => {
  const { changedTexts } = checked;
  const facts = streamFacts(checked);
  return { ...facts, sound: facts.sound && changedTexts === 0, changedTexts };
};

export const factsOf = ({ tournaments, clubs, sittings, calendar }: CheckedBase) => ({
  tournaments: tournaments.map(streamFacts),
  sittings: sittings.map(streamFacts),
  clubs: clubs.map(textsFacts),
  calendar: textsFacts(calendar),
});

export function checkedLines(screen: Terminal, checked: CheckedBase): string[] {
  const { tournaments, clubs, sittings, calendar } = checked;
  const told = [
    ...tournaments.flatMap((one) => brokenLines(screen, one, 'Tournoi')),
    ...clubs.flatMap((one) => [...brokenLines(screen, one, 'Club'), ...changedLines(screen, one, 'Club')]),
    ...sittings.flatMap((one) => brokenLines(screen, one, 'Séance')),
    ...brokenLines(screen, calendar, 'Calendrier'),
    ...changedLines(screen, calendar, 'Calendrier'),
  ];
  return [
    ...(tournaments.length === 0 ? ['Aucun tournoi.'] : streamLines(screen, tournaments)),
    ...told,
    ...(tournaments.length + told.length === 0 ? [] : wrap(conclusion(checked), screen.width)),
  ];
}

function streamLines(screen: Terminal, streams: readonly CheckedStream[]): string[] {
  const columns = [
    { title: 'identifiant' },
    { title: 'nom' },
    { title: 'actions', align: 'right' },
    { title: 'chaîne' },
  ] as const;
  const rows = streams.map(({ id, name, events, broken }) => [
    id,
    name,
    number(events),
    broken ? screen.paint('bad', 'rompue') : 'intacte',
  ]);
  return [...table(columns, rows, (text) => screen.paint('faint', text)), ''];
}

function brokenLines({ width }: Terminal, { id, name, broken }: CheckedStream, kind: string): string[] {
  if (!broken) return [];
  const { sequence, type, at } = broken;
  const what = type === undefined ? 'illisible' : `« ${type} »${at === undefined ? '' : `, ${timeOf(at)}`}`;
  const text = `${kind} ${quote(name || id)} (${id}) : l’action ${number(sequence)} (${what}) n’est pas celle qui a été écrite, ou ne suit pas la précédente.`;
  return [...wrap(text, width), ''];
}

function changedLines({ width }: Terminal, { id, name, changedTexts }: CheckedTexts, kind: string): string[] {
  if (changedTexts === 0) return [];
  const texts = counted(changedTexts, 'texte gardé', 'textes gardés');
  const text = `${kind} ${quote(name || id)} (${id}) : ${texts} à côté de son historique ${changedTexts === 1 ? 'n’est' : 'ne sont'} pas ce qui a été écrit.`;
  return [...wrap(text, width), ''];
}

const timeOf = (at: number): string =>
  Number.isFinite(at) && Math.abs(at) < 8.64e15 ? exactMoment(at) : 'date impossible';

function conclusion({ tournaments, clubs, sittings, calendar }: CheckedBase): string {
  const wrong = [
    { count: countBroken(tournaments), one: 'tournoi abîmé ou modifié', many: 'tournois abîmés ou modifiés' },
    {
      count: clubs.filter(isWrong).length,
      ...{ one: 'club abîmé ou modifié', many: 'clubs abîmés ou modifiés' },
    },
    { count: countBroken(sittings), one: 'séance abîmée ou modifiée', many: 'séances abîmées ou modifiées' },
    { count: [calendar].filter(isWrong).length, one: 'calendrier abîmé ou modifié', many: '' },
  ].filter(({ count }) => count > 0);
  if (wrong.length > 0) {
    const damaged = wrong.map(({ count, one, many }) => counted(count, one, many));
    return `${damaged.join(', ')} : reprenez la dernière sauvegarde avec « raccord restaurer ».`;
  }
  const looked = [
    counted(tournaments.length, 'tournoi'),
    ...(clubs.length > 1 ? [counted(clubs.length, 'club')] : []),
    ...(sittings.length > 0 ? [counted(sittings.length, 'séance')] : []),
  ];
  return `${looked.join(', ')} : rien n’a été changé.`;
}

const isWrong = ({ broken, changedTexts }: CheckedTexts): boolean => broken !== undefined || changedTexts > 0;

const countBroken = (streams: readonly CheckedStream[]): number => streams.filter(({ broken }) => broken).length;
