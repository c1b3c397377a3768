/** Clubs made one after the other: members, a season, evenings played, identified and closed, until somebody deletes the club. */
import type { Chance } from '@raccord/simulation';
import type { CommandData, CommandType } from '@raccord/tournament';
import type { Browser } from '../../apps/server/src/http/testing/browser.ts';
import { layTop } from './event.ts';
import type { Sender } from './sender.ts';

const EVENINGS = 6;
const AT_TABLE = 4;
const TURNS = 2;
const SINCE = '2026-09-01';
const SEASON = 'saison';

const memberAt = (at: number): string => `m${at}`;
/** No other text has it. Its number says from which evening on nobody types it any more. */
const cardOf = (club: string, at: number) => ({
  ...{ familyName: `NOM${club.toUpperCase()}N${at}`, firstName: 'Zoé', licence: `${club}-${100 + at}` },
});
const nameOf = (club: string, at: number): string => `${cardOf(club, at).familyName} Zoé`;

/** The day of each evening. */
export const EVENING_DAY = '2026-11-17';
const MOST_LISTED = 60;
const PREFIXES = ['a', 'b'] as const;

/** All the members that there may be, as a list of licences has them. */
export const everyMember = () =>
  PREFIXES.flatMap((prefix) =>
    Array.from({ length: MOST_LISTED }, (_, number) => `${prefix}${number + 1}`).flatMap((club) =>
      Array.from({ length: EVENINGS + AT_TABLE }, (_, at) => ({
        ...{ name: nameOf(club, at), licence: cardOf(club, at).licence },
      })),
    ),
  );

/** Members who play no evening after so many that are closed. */
export const isDone = (member: string, closed: number): boolean => Number(member.slice(1)) < closed;

/** @param prefix of the ids of its clubs. */
export async function playClubs(
  url: string,
  installation: Browser,
  prefix: string,
  sender: Sender,
  chance: Chance,
): Promise<never> {
  for (let number = 1; ; number++) {
    await sender.pause(chance, 500);
    await playClub(`${prefix}${number}`);
  }

  async function playClub(club: string): Promise<void> {
    const made = await sender.settle('createClub', () =>
      installation.api.createClub({ body: { id: club, name: `Club ${club}` } }),
    );
    if (!made.ok) return;
    const link = await sender.settle('makeClubLink', () =>
      installation.api.makeClubLink({ params: { club }, body: { label: 'Responsable' } }),
    );
    if (!link.ok) return;
    const chief = await sender.enter(url, link.value.url);
    const members = Array.from({ length: EVENINGS + AT_TABLE }, (_, at) => ({
      ...{ id: memberAt(at), card: cardOf(club, at), since: SINCE },
    }));
    const isOpen =
      (await sender.tellClub(chief, club, { type: 'add-members', data: { members } })) &&
      (await sender.tellClub(chief, club, { type: 'withhold-name', data: { member: 'm1', isWithheld: true } })) &&
      (await sender.tellClub(chief, club, {
        type: 'plan-season',
        data: {
          ...{ id: SEASON, name: 'Saison', from: SINCE, to: '2027-06-30', planned: EVENINGS, except: [] },
          rule: { measure: { kind: 'total' } },
        },
      }));
    for (let evening = 0; isOpen && evening < EVENINGS; evening++) {
      if (!(await playEvening(chief, club, evening))) return;
    }
  }

  /** Answers whether the club is still there. */
  async function playEvening(chief: Browser, club: string, evening: number): Promise<boolean> {
    const tournament = `${club}-${evening}`;
    const known = await sender.settle('lexicons', () => chief.api.listLexicons());
    if (!known.ok) return false;
    const [lexicon] = known.value.lexicons;
    const data = { name: tournament, place: 'Ici', date: EVENING_DAY, edition: '2023', lexicon } as const;
    const made = await sender.settle('createTournament', () =>
      chief.api.createTournament({ body: { id: tournament, club, data } }),
    );
    if (!made.ok) return false;
    sender.note(tournament, made.value.id, made.value.sequence);
    const seated = Array.from({ length: AT_TABLE }, (_, at) => evening + at);
    const entrants = seated.map((at, table) => ({
      ...{ id: `p${at}`, members: [{ name: nameOf(club, at) }], centre: 'c', table: table + 1 },
    }));
    const tell = <Type extends CommandType>(type: Type, given: CommandData<Type>) =>
      sender.tell(chief, tournament, type, given);
    const game = 'g';
    if (!(await tell('add-centre', { id: 'c', name: 'Salle' }))) return false;
    await tell('register-entrants', { entrants });
    await tell('plan-game', { id: game, name: 'Partie', formula: 'normale', rhythm: 'normal' });
    for (let turn = 1; turn <= TURNS; turn++) {
      await sender.pause(chance, 200);
      if (!(await tell('make-draw', { game, turn, source: { kind: 'random', seed: chance.seed() } }))) return false;
      await tell('start-clock', { game, turn, centre: 'c' });
      await tell('end-turn', { game, turn, centre: 'c' });
      await layTop(sender, chief, tournament, game, turn);
      const found = entrants.map(({ id }) => id).filter(() => chance.happens(0.7));
      if (found.length > 0) await tell('record-tops', { game, turn, entrants: found });
      const absent = entrants.filter(({ id }) => !found.includes(id));
      const slips = absent.map(({ id }) => ({ entrant: id, slip: { state: 'absent', solutions: [] } as const }));
      if (slips.length > 0) await tell('record-slips', { game, turn, slips });
      await tell('close-turn', { game, turn, centre: 'c' });
    }
    await tell('finish-game', { game, cause: 'decision', reason: 'il se fait tard' });
    const players = seated.map((at) => ({ entrant: `p${at}`, place: 0 as const, member: memberAt(at) }));
    return (
      (await sender.tellClub(chief, club, {
        type: 'add-evening',
        data: { tournament, title: `Soirée ${evening}`, date: EVENING_DAY },
      })) &&
      (await sender.tellClub(chief, club, { type: 'identify-players', data: { tournament, players } })) &&
      (await sender.tellClub(chief, club, { type: 'close-evening', data: { tournament } }))
    );
  }
}
