import type { AddedEvening, EveningClosed, IdentifiedPlayer } from '../events.ts';
import { checkScale } from '../season/scale.ts';
import { MOST_EVENINGS, type Season } from '../season/season.ts';
import { followMerges, playerKey } from '../state/state.ts';
import {
  askedOfClub,
  checkDay,
  checkName,
  type DecideClub,
  decided,
  findEvening,
  findMember,
  HOSTS,
  MANAGERS,
  nameIn,
} from './context.ts';
import { clubRefused } from './refusals.ts';

const addEvening: DecideClub<AddedEvening> = ({ state }, { tournament, title, date }) => {
  if (tournament.trim() === '') return clubRefused('id-missing');
  const known = state.evenings.get(tournament);
  if (known) return clubRefused('evening-known', known.title);
  const name = checkName(title, 'de la soirée');
  if (!name.ok) return name;
  const day = checkDay(date);
  if (!day.ok) return day;
  return decided({ type: 'evening-added', data: { tournament, title: name.value, date } });
};

const identifyPlayers: DecideClub<{
  readonly tournament: string;
  readonly players: readonly IdentifiedPlayer[];
}> = (context, { tournament, players }) => {
  const evening = findEvening(context, tournament);
  if (!evening.ok) return evening;
  if (players.length === 0) return clubRefused('nobody-named');
  const there = new Map(evening.value.players);
  const named = new Set<string>();
  for (const player of players) {
    const key = playerKey(player);
    if (named.has(key)) return clubRefused('player-named-twice');
    named.add(key);
    const member = player.member === null ? undefined : findMember(context, player.member);
    if (member && !member.ok) return member;
    there.set(key, player.member);
  }
  const seen = new Set<string>();
  for (const id of there.values()) {
    if (id === null) continue;
    const member = followMerges(context.state, id);
    if (seen.has(member)) return clubRefused('member-twice', nameIn(context, member), evening.value.title);
    seen.add(member);
  }
  const identified = players.map(({ entrant, place, member }) => ({ entrant, place, member }));
  return decided({ type: 'players-identified', data: { tournament, players: identified } });
};

const HASH = /^[0-9a-f]{64}$/;

const closeEvening: DecideClub<EveningClosed & { readonly accepted?: string }> = (context, data) => {
  const { tournament, sequence, hash, provisional, accepted } = data;
  const evening = findEvening(context, tournament);
  if (!evening.ok) return evening;
  if (!Number.isInteger(sequence) || sequence < 1 || !HASH.test(hash)) return clubRefused('bad-position');
  const { title, closed } = evening.value;
  if (closed && closed.sequence >= sequence) return clubRefused('already-closed', title);
  if (provisional !== undefined && provisional !== accepted)
    return clubRefused('evening-provisional', title, provisional);
  return decided({
    type: 'evening-closed',
    data: { tournament, sequence, hash, ...(provisional === undefined ? {} : { provisional }) },
  });
};

const isCount = (count: number, most: number): boolean => Number.isInteger(count) && count >= 1 && count <= most;

const planSeason: DecideClub<Season> = (context, season) => {
  const { id, from, to, planned, except, rule } = season;
  const { measure, best, isAbsenceZero, least } = rule;
  if (id.trim() === '') return clubRefused('id-missing');
  const name = checkName(season.name, 'de la saison');
  if (!name.ok) return name;
  for (const day of [from, to]) {
    const checked = checkDay(day);
    if (!checked.ok) return checked;
  }
  if (to < from) return clubRefused('season-days');
  if (!isCount(planned, MOST_EVENINGS)) return clubRefused('season-count');
  if (best !== undefined && !isCount(best, planned)) return clubRefused('season-best', planned);
  if (least !== undefined && !isCount(least, planned)) return clubRefused('season-least', planned);
  if (isAbsenceZero && measure.kind !== 'percent') return clubRefused('season-absences');
  for (const tournament of except) {
    const evening = findEvening(context, tournament);
    if (!evening.ok) return evening;
  }
  const scale = measure.kind === 'points' ? checkScale(measure.scale) : undefined;
  if (scale && !scale.ok) return clubRefused('bad-scale', scale.fault.text);
  return decided({ type: 'season-planned', data: { ...season, name: name.value } });
};

export const EVENINGS_COMMANDS = {
  'add-evening': askedOfClub({ action: 'ajouter une soirée', others: MANAGERS, decide: addEvening }),
  'identify-players': askedOfClub({ action: 'dire qui est qui', others: HOSTS, decide: identifyPlayers }),
  /** `accepted`: why the ranking is provisional, as whoever closes the evening read it. */
  'close-evening': askedOfClub({ action: 'clore une soirée', others: HOSTS, decide: closeEvening }),
  /** A season of the same id is changed. */
  'plan-season': askedOfClub({ action: 'changer une saison', others: MANAGERS, decide: planSeason }),
};
