import { cardOfPerson } from '@raccord/club';
import type { RouteInput, SentClubCommand } from '@raccord/contract';
import type { SeatedEntrant } from '@raccord/files';
import { foldAccents } from '@raccord/scrabble';
import { type CommandBody, type Settings, settingsOf } from '@raccord/tournament';
import { homeTexts } from '../../../texts/home.ts';
import { type Draft, draftFormula, editionOf, refereesOf } from './draft.ts';
import { groupsOf } from './present.ts';
import { tablesOf } from './sharing.ts';

export type PlannedLexicon = RouteInput<'createTournament'>['body']['data']['lexicon'];
export type Creating = RouteInput<'createTournament'>['body'];
type Step = Exclude<CommandBody, { readonly type: 'create-tournament' }> & { readonly id: string };

/** What is sent to the server, in order, with names made beforehand: sent twice, each is done once. */
export interface Creation {
  readonly tournament: Creating;
  readonly steps: readonly Step[];
  /** What its club is told: that it is an evening, and who came. */
  readonly club?: { readonly id: string; readonly commands: readonly SentClubCommand[] };
  /** How many of them the server has, the tournament itself being the first. */
  readonly done: number;
}

/** How many there are to send. */
export const lengthOf = ({ steps, club }: Creation): number => 1 + steps.length + (club?.commands.length ?? 0);

export const isFinished = (creation: Creation): boolean => creation.done >= lengthOf(creation);

/** Nobody else has a station: there is no link to give. */
export const needsNoLink = ({ steps }: Creation): boolean =>
  steps.filter(({ type }) => type === 'appoint-official').length === 1;

const CENTRE = 'salle';

/**
 * Everything that makes the tournament of a draft; those who were ticked are its first entrants.
 * @param mark tells it from others of the same name.
 * @param club whose evening it is.
 */
export function planCreation(
  draft: Draft,
  entrants: readonly SeatedEntrant[],
  lexicon: PlannedLexicon,
  mark: string,
  club?: string,
): Creation {
  const { name, place, date, rhythm } = draft;
  const edition = editionOf(draft);
  const id = tournamentId(name, mark);
  const bodies = [
    { type: 'add-centre', data: { id: CENTRE, name: place.trim() || homeTexts.draft.centre } },
    {
      type: 'register-entrants',
      data: {
        entrants: entrants.map(({ members, table }, index) => ({
          id: `j${index + 1}`,
          members,
          centre: CENTRE,
          table,
        })),
      },
    },
    ...officialsOf(draft, entrants),
    { type: 'plan-game', data: { id: 'p1', name: homeTexts.draft.game(1), formula: draftFormula(draft), rhythm } },
  ] as const satisfies readonly CommandBody[];
  return {
    tournament: {
      id,
      ...(club === undefined ? {} : { club }),
      data: { name: name.trim(), place: place.trim(), date, edition, lexicon, settings: settingsFor(draft) },
    },
    steps: bodies.map((body, index) => ({ ...body, id: `${id}-${index + 1}` })),
    ...(club === undefined ? {} : { club: { id: club, commands: eveningOf(draft, id) } }),
    done: 0,
  };
}

/** The evening of a club, and the members that those who were ticked are. */
function eveningOf(draft: Draft, tournament: string): readonly SentClubCommand[] {
  const { name, date, present = [], isPairs = false } = draft;
  const evening = { tournament, title: name.trim(), date };
  const seats = groupsOf(present, isPairs).flatMap((group, index) =>
    group.map((player, place) => ({
      player,
      entrant: `j${index + 1}`,
      place: place === 0 ? (0 as const) : (1 as const),
    })),
  );
  const players = seats.map(({ player, entrant, place }) => ({ entrant, place, member: player.member ?? null }));
  // Last: if the club refuses one of them, the others are known all the same.
  const joining = seats.flatMap(({ player: { joins, person }, ...seat }) => (joins ? [{ joins, person, seat }] : []));
  const members = joining.map(({ joins: id, person }) => ({ id, card: cardOfPerson(person), since: date }));
  const joined = joining.map(({ joins: member, seat }) => ({ ...seat, member }));
  const command = <Type extends SentClubCommand['type']>(mark: string, type: Type, data: unknown) =>
    ({ id: `${tournament}-${mark}`, type, data }) as SentClubCommand;
  return [
    command('soiree', 'add-evening', evening),
    ...(players.length === 0 ? [] : [command('joueurs', 'identify-players', { tournament, players })]),
    ...(members.length === 0
      ? []
      : [
          command('membres', 'add-members', { members }),
          command('devenus', 'identify-players', { tournament, players: joined }),
        ]),
  ];
}

/** What was chosen of what the edition leaves to choose: what was chosen under another one may not be. */
function settingsFor(draft: Draft): Partial<Settings> {
  const left: readonly string[] = settingsOf(editionOf(draft));
  // A number that was wiped and kept by the browser comes back as null.
  return Object.fromEntries(
    Object.entries(draft.settings).filter(([name, value]) => left.includes(name) && value !== null),
  );
}

function officialsOf(draft: Draft, entrants: readonly SeatedEntrant[]) {
  const tables = entrants.map(({ table }) => table);
  const referees = refereesOf(draft, tables.length);
  const shares = tablesOf(referees, tables);
  const appoint = (id: string, name: string, office: 'referee' | 'second-referee' | 'commission') =>
    ({ type: 'appoint-official', data: { id, name: name.trim(), centre: CENTRE, office } }) as const;
  return [
    ...referees.flatMap(({ name }, index) => [
      appoint(`a${index + 1}`, name, 'referee'),
      { type: 'assign-tables', data: { official: `a${index + 1}`, tables: shares[index] ?? [] } } as const,
    ]),
    ...(draft.secondReferee.trim() === '' ? [] : [appoint('d1', draft.secondReferee, 'second-referee')]),
    ...(draft.commission.trim() === '' ? [] : [appoint('c1', draft.commission, 'commission')]),
  ];
}

const LONGEST_SLUG = 40;

/** What reads well in an address. */
export function tournamentId(name: string, mark: string): string {
  const slug = foldAccents(name)
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, LONGEST_SLUG)
    .replaceAll(/^-+|-+$/g, '');
  return `${slug || 'tournoi'}-${mark}`;
}
