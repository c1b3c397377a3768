import type { AnswerOf, Asked } from '@raccord/contract';
import { nameOf } from '@raccord/tournament';
import { texts } from '../../texts/index.ts';

/** A station that a link can be made for. */
export type Station = Asked<'makeLink'>['body'];
export type KnownLink = AnswerOf<'listLinks'>['links'][number];
export type MadeLink = AnswerOf<'makeLink'>;
type People = AnswerOf<'seePeople'>;

export const GROUPS = ['referees', 'offices', 'screens', 'centres', 'players'] as const;
export type Group = (typeof GROUPS)[number];

const { links: words } = texts;

/** Every station of a tournament, or of the centre of who asks. */
export function stationsOf(people: People, own: string | undefined): Readonly<Record<Group, readonly Station[]>> {
  const officials = people.officials.map(
    ({ id, name, office }): Station => ({ label: name, role: office, subject: id }),
  );
  const players = [...people.entrants].sort((a, b) => a.table - b.table);
  return {
    referees: officials.filter(({ role }) => role === 'referee'),
    // The commission decides in every centre: its links are for who runs them all.
    offices: officials.filter(({ role }) => role !== 'referee' && (own === undefined || role !== 'commission')),
    screens: screensOf(people, own),
    centres: own !== undefined || people.centres.length < 2 ? [] : people.centres.flatMap(runningCentre),
    players: players.map(({ id, members, table }) => ({
      label: words.player(table, nameOf(members)),
      role: 'player',
      subject: id,
    })),
  };
}

/** Who runs a centre: its chief, and its own server where it has one. */
const runningCentre = ({ id, name }: People['centres'][number]): Station[] => [
  { label: words.chiefOf(name), role: 'chief', centre: id },
  { label: words.relayOf(name), role: 'relay', centre: id },
];

/** One screen a centre where there are several; the chief of them all may have a second device. */
function screensOf({ centres }: People, own: string | undefined): readonly Station[] {
  const ofCentres = centres.map(
    ({ id, name }): Station => ({ label: words.screenOf(name), role: 'screen', centre: id }),
  );
  if (own !== undefined) return ofCentres;
  const ofAll: Station = { label: words.screen, role: 'screen' };
  return [ofAll, ...(centres.length > 1 ? ofCentres : []), { label: words.chief, role: 'chief' }];
}

const LONGEST_LABEL = 200;

/** A label as the contract takes it: one line, plain spaces. */
export const labelOf = ({ label }: Station): string => label.replaceAll(/\s+/g, ' ').slice(0, LONGEST_LABEL).trim();

export type LinkState = 'valid' | 'expired' | 'revoked';

export const stateOf = ({ isRevoked, expiresAt }: KnownLink, now: number): LinkState =>
  isRevoked ? 'revoked' : expiresAt <= now ? 'expired' : 'valid';

/** A station as the server counts its links. */
export const keyOf = ({ role, subject, centre }: Station): string =>
  [role, subject, centre].filter((part) => part !== undefined).join(' ');
