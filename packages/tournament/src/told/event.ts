import { FORMULAS } from '@raccord/scrabble';
import type { EventBody, MissingSlips, Moment, ScreenShow, SlipKey, TurnAtCentre, TurnKey } from '../events.ts';
import {
  describeCommission,
  describePublication,
  describeRhythm,
  END_NAMES,
  MEANS_NAMES,
  REJECTION_NAMES,
  ROLE_NAMES,
  STATION_NAMES,
} from '../labels.ts';
import { nameOf, type Person, type StationLink } from '../people.ts';
import type { Ruling } from '../verdicts.ts';
import { countOf, ofName } from './french.ts';
import { describeAll, describeJudged } from './written.ts';

/** Where the names of what events speak of are found. */
export interface Names {
  readonly centres: ReadonlyMap<string, { readonly name: string }>;
  readonly entrants: ReadonlyMap<string, { readonly members: readonly Person[] }>;
  readonly officials: ReadonlyMap<string, { readonly name: string }>;
  readonly games: ReadonlyMap<string, { readonly plan: { readonly name: string } }>;
}

/** What is told of an event: all of it, or the act alone, without what slips say and what they are worth. */
export type Telling = 'all' | 'act';

/** What happened, in a few words: « saisie : bulletin de …, coup 3 (Partie 1) ». */
export function describeEvent(event: EventBody, names: Names, telling: Telling): string {
  const isAll = telling === 'all';
  const entrant = (id: string): string => {
    const known = names.entrants.get(id);
    return known ? nameOf(known.members) : `« ${id} »`;
  };
  const game = (id: string): string => names.games.get(id)?.plan.name ?? id;
  const centre = (id: string): string => names.centres.get(id)?.name ?? id;
  const turn = (key: TurnKey): string => `coup ${key.turn} (${game(key.game)})`;
  const turnAt = (key: TurnAtCentre): string =>
    names.centres.size > 1 ? `coup ${key.turn} (${game(key.game)}, ${centre(key.centre)})` : turn(key);
  const slip = (key: SlipKey): string => `bulletin ${ofName(entrant(key.entrant))}, ${turn(key)}`;

  switch (event.type) {
    case 'tournament-created':
      return `création du tournoi « ${event.data.name} », règlement ${event.data.edition}, dictionnaire « ${event.data.lexicon.name} »`;
    case 'tournament-described':
      return `description du tournoi : ${listOf(event.data.name, event.data.place, event.data.date)}`;
    case 'centre-added':
      return `ouverture du centre « ${event.data.name} »`;
    case 'entrants-registered': {
      const { entrants } = event.data;
      if (entrants.length > 1) return `inscription de ${entrants.length} joueurs ou paires`;
      return `inscription ${ofName(nameOf(entrants[0].members))}, table ${entrants[0].table}`;
    }
    case 'entrant-amended':
      return `modification de l’inscription ${ofName(nameOf(event.data.members))}`;
    case 'entrant-removed':
      return `retrait de l’inscription ${ofName(entrant(event.data.entrant))}`;
    case 'entrant-seated': {
      const { centre: where, table, from } = event.data;
      const seat = names.centres.size > 1 ? `${table} (${centre(where)})` : table;
      return `passage ${ofName(entrant(event.data.entrant))} à la table ${seat}, ${fromMoment(from)}`;
    }
    case 'entrant-arrived':
      return `arrivée ${ofName(entrant(event.data.entrant))}, ${fromMoment(event.data.from)}`;
    case 'entrant-left':
      return `départ ${ofName(entrant(event.data.entrant))}, ${fromMoment(event.data.from)}`;
    case 'entrant-excluded':
      return `exclusion ${ofName(entrant(event.data.entrant))}, scores annulés, ${fromMoment(event.data.from)}`;
    case 'entrant-reinstated':
      return `levée de l’exclusion ${ofName(entrant(event.data.entrant))}, ${fromMoment(event.data.from)}`;
    case 'team-formed':
      return `formation de l’équipe « ${event.data.name} » : ${event.data.entrants.map(entrant).join(', ')}`;
    case 'official-appointed':
      return `nomination ${ofName(event.data.name)} (${ROLE_NAMES[event.data.office]})`;
    case 'tables-assigned': {
      const { official, tables, from } = event.data;
      return `${describeTables(tables)} pour ${names.officials.get(official)?.name ?? official}, ${fromMoment(from)}`;
    }
    case 'commission-composed':
      return `commission : ${describeCommission(event.data)}`;
    case 'screens-directed': {
      const { centre: where, show } = event.data;
      return `écran de la salle : ${SHOWS[show.kind]}${where === undefined || names.centres.size < 2 ? '' : ` (${centre(where)})`}`;
    }
    case 'publication-chosen':
      return `publication : ${describePublication(event.data)}`;
    case 'names-withheld': {
      const { entrants, isWithheld } = event.data;
      const what = isWithheld ? 'initiales au lieu du nom pour le public' : 'nom montré au public';
      return `${what} : ${entrants.length > 1 ? `${entrants.length} joueurs ou paires` : entrant(entrants[0])}`;
    }
    case 'names-erased':
      return `nom effacé à la demande d’une personne (${countOf(event.data.rows.length, 'événement')})`;
    case 'links-made':
      return describeLinks(event.data.links, 'créé');
    case 'links-revoked':
      return describeLinks(event.data.links, 'révoqué');
    case 'game-planned': {
      const { name, formula, rhythm } = event.data;
      return `ajout de la partie « ${name} » (formule ${FORMULAS[formula].label}, ${describeRhythm(rhythm)})`;
    }
    case 'game-cancelled':
      return `suppression de la partie « ${game(event.data.game)} »`;
    case 'prepared-game-attached':
      return `partie préparée « ${event.data.sealed.name} » chargée pour la partie « ${game(event.data.game)} »`;
    case 'prepared-game-opened':
      return `ouverture de la partie préparée pour la partie « ${game(event.data.game)} »`;
    case 'draw-rejected':
      return `rejet du tirage ${event.data.letters} (${REJECTION_NAMES[event.data.cause]}), ${turn(event.data)}`;
    case 'draw-made':
      return `tirage ${event.data.draw}${event.data.isWhole ? ' (reliquat remis dans le sac)' : ''}, ${turn(event.data)}`;
    case 'draw-corrected':
      return `tirage corrigé en ${event.data.draw}, ${turn(event.data)}`;
    case 'clock-started':
      return `chronomètre lancé, ${turnAt(event.data)}`;
    case 'clock-paused':
      return `chronomètre arrêté, ${turnAt(event.data)}`;
    case 'clock-resumed':
      return `chronomètre relancé, ${turnAt(event.data)}`;
    case 'turn-ended':
      return `fin annoncée, ${turnAt(event.data)}`;
    case 'solution-chosen': {
      const { word, reference, score } = event.data;
      // Before the end of a turn, its solutions are not for everybody.
      const which = isAll ? ` : ${word} en ${reference} pour ${pointsOf(score)}` : '';
      return `choix de la solution, ${turn(event.data)}${which}`;
    }
    case 'solution-laid': {
      const { word, reference, score, alerts } = event.data;
      const notes = alerts.map((alert) => ` ; ${ALERTS[alert]}`).join('');
      return `solution ${word} en ${reference} pour ${pointsOf(score)}, ${turn(event.data)}${notes}`;
    }
    case 'turn-closed':
      return `${turnAt(event.data)} clos`;
    case 'turn-cancelled': {
      const { centre: where } = event.data;
      return `annulation du ${turn(event.data)}${where === undefined ? '' : ` pour le centre ${centre(where)}`}`;
    }
    case 'turns-corrected': {
      const { turns, cancelled } = event.data;
      const [first, ...later] = turns;
      const { solution } = first;
      const laid = solution ? `, ${solution.word} en ${solution.reference}` : '';
      const followed =
        later.length > 0
          ? ` ; ${countOf(later.length, 'coup')} ${later.length > 1 ? 'suivants revus' : 'suivant revu'}`
          : '';
      const dropped =
        cancelled.length > 0 ? ` ; ${countOf(cancelled.length, 'coup')} annulé${cancelled.length > 1 ? 's' : ''}` : '';
      return `correction du ${turn({ game: event.data.game, turn: first.turn })} : ${first.draw}${laid}${followed}${dropped}`;
    }
    case 'game-finished':
      return `fin de la partie « ${game(event.data.game)} » : ${END_NAMES[event.data.cause]}${lastCounted(event.data.lastTurn)}${without(event.data.missing)}`;
    case 'slips-recorded': {
      const { slips } = event.data;
      const written = isAll ? describeAll(slips, entrant) : '';
      if (slips.length > 1) return `saisie de ${slips.length} bulletins, ${turn(event.data)}${written}`;
      return `saisie : ${slip({ ...event.data, entrant: slips[0].entrant })}${written}`;
    }
    case 'slip-corrected':
      return `correction : ${slip(event.data)}${isAll ? ` : ${describeJudged(event.data)}` : ''}`;
    case 'slip-referred':
      return `soumis à la commission : ${slip(event.data)}`;
    case 'slip-confirmed':
      return `confirmé en double arbitrage : ${slip(event.data)}`;
    case 'appeal-filed': {
      const { by, to, isLate } = event.data;
      const what = to === 'federation' ? 'second recours' : 'réclamation';
      const from = by === 'player' ? 'du joueur' : 'du corps arbitral';
      return `${what} ${from}${isLate ? ', hors délai' : ''} : ${slip(event.data)}`;
    }
    case 'slip-ruled': {
      const { ruling, isProvisional, isFavourable } = event.data;
      const how = `${isProvisional ? ' provisoire' : ''}${isFavourable ? ', lecture la plus favorable' : ''}`;
      return `décision${how}${isAll ? ` (${describeRuling(ruling)})` : ''} : ${slip(event.data)}`;
    }
    case 'ruling-withdrawn':
      return `décision retirée : ${slip(event.data)}`;
    case 'warning-given':
      return `avertissement disciplinaire : ${entrant(event.data.entrant)}, ${turn(event.data)}`;
    case 'corrections-printed': {
      const { slips } = event.data;
      if (slips.length > 1) return `impression de ${slips.length} billets de correction`;
      return `impression d’un billet de correction : ${entrant(slips[0].entrant)}, ${turn(slips[0])}`;
    }
    case 'correction-delivered': {
      const { means, isComplete } = event.data;
      const how = `${MEANS_NAMES[means]}${isComplete ? '' : ', motif non précisé'}`;
      return `billet de correction remis (${how}) : ${entrant(event.data.entrant)}, ${turn(event.data)}`;
    }
    case 'action-undone':
      return 'annulation d’une action';
    case 'action-redone':
      return 'rétablissement d’une action';
  }
}

/** Games count from 1 for people. */
const fromMoment = ({ game, turn }: Moment): string => `à partir du coup ${turn} de la partie ${game + 1}`;

const listOf = (...parts: readonly string[]): string => parts.filter((part) => part !== '').join(', ');

function describeLinks(links: readonly StationLink[], done: string): string {
  const [{ label, role }] = links;
  const first = `« ${label} » (${STATION_NAMES[role]})`;
  return links.length === 1 ? `lien ${done} : ${first}` : `${links.length} liens ${done}s, dont ${first}`;
}

const pointsOf = (points: number): string => countOf(points, 'point');

function describeTables(tables: readonly { readonly from: number; readonly to: number }[]): string {
  const ranges = tables.map(({ from, to }) => (from === to ? `${from}` : `${from} à ${to}`));
  if (ranges.length === 0) return 'aucune table';
  const isOne = tables.length === 1 && tables[0].from === tables[0].to;
  return `${isOne ? 'table' : 'tables'} ${ranges.join(', ')}`;
}

export function describeRuling(ruling: Ruling): string {
  if (ruling.outcome === 'nullity') return 'zéro';
  if (ruling.outcome === 'average') return 'moyenne';
  const penalty = ruling.penalty > 0 ? `, pénalité de ${ruling.penalty}` : '';
  return `${pointsOf(ruling.points)}${penalty}${ruling.warning ? ', avertissement' : ''}`;
}

const lastCounted = (turn: number | undefined): string =>
  turn === undefined ? '' : ` ; les résultats sont ceux du coup ${turn}`;

const without = (missing: readonly MissingSlips[] = []): string => {
  const count = missing.reduce((sum, { tables }) => sum + tables.length, 0);
  return count === 0 ? '' : ` ; ${countOf(count, 'bulletin')} à saisir`;
};

const SHOWS: Readonly<Record<ScreenShow['kind'], string>> = {
  game: 'la partie',
  solution: 'la solution',
  ranking: 'le classement',
  palmares: 'le palmarès',
};

const ALERTS = {
  'not-top': 'ce n’est pas un top',
  'joker-wasted': 'un autre top garde le joker',
  'end-missed': 'un autre top terminait la partie',
} as const;
